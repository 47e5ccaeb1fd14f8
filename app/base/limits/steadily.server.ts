import { setTimeout as sleep } from "node:timers/promises";

const LEAST_MS = 100;

/**
 * Answers after 100 ms, or later when the work takes longer: whether an address is known changes a few milliseconds of
 * work, and not when the answer comes.
 */
export async function steadily<T>(work: () => Promise<T>): Promise<T> {
	const [answer] = await Promise.all([work(), sleep(LEAST_MS)]);
	return answer;
}
