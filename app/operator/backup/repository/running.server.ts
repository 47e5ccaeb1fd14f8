import { randomUUID } from "node:crypto";
import type { Target } from "./target.ts";

const FOLDER = "running/";
const BEAT_MS = 30_000;
/** A mark that was not renewed for this long is of a process that ended. */
const SILENT_MS = 5 * 60_000;

/** Another backup or prune works on the same target. */
export class TargetBusy extends Error {}

/**
 * Runs `work` while no other backup or prune works on the target: each leaves a mark there, then looks for marks of
 * others, and gives up when there is one; so of two that begin together at most one goes on. The age of a mark is told
 * by the times of the target alone.
 */
export async function alone<T>(target: Target, work: () => Promise<T>): Promise<T> {
	const mark = `${FOLDER}${randomUUID()}`;
	const beat = () => target.write(mark, 0, async function* () {});
	await beat();
	const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS).unref();
	try {
		await refuseOthers(target, mark);
		return await work();
	} finally {
		clearInterval(timer);
		await target.remove(mark).catch(() => {}); // it counts for five minutes more
	}
}

async function refuseOthers(target: Target, own: string) {
	const marks = await Array.fromAsync(target.list(FOLDER));
	const now = marks.find(({ name }) => name === own)?.at ?? 0;
	for (const { name, at } of marks) {
		if (name === own) continue;
		if (now - at < SILENT_MS)
			throw new TargetBusy(
				`Another backup or prune works on ${target.place}. ` +
					"If it was killed, this is possible again five minutes after.",
			);
		await target.remove(name);
	}
}
