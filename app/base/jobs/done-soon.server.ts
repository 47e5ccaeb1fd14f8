import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Waits a moment for a task to end: short work is then shown finished to those who have no script to look again. */
export async function doneSoon(isDone: () => Promise<boolean>): Promise<boolean> {
	for (const began = performance.now(); performance.now() - began < PATIENCE_MS; ) {
		if (await isDone()) return true;
		await pause(LOOK_EVERY_MS);
	}
	return false;
}
