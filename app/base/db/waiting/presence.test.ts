import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAway } from "../../errors/away.server.ts";
import { doneBeforeSilence, withinPatience } from "./presence.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const never = () => new Promise<never>(() => {});
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Asks ten times a database that takes so long to answer. */
async function usually(milliseconds: number) {
	for (let i = 0; i < 30; i++) {
		const answer = withinPatience(after(milliseconds));
		await vi.advanceTimersByTimeAsync(milliseconds);
		await answer;
	}
}

test("a database that answers quickly and falls silent is noticed within a tenth of a second", async () => {
	await usually(1);
	const question = withinPatience(never()).catch((error) => error);
	const done = doneBeforeSilence(never());
	await vi.advanceTimersByTimeAsync(100);
	expect(await Promise.race([done, "waiting"])).toBe(false);
	await vi.advanceTimersByTimeAsync(4500);
	expect(isAway(await question)).toBe(true);
});

test("one that is always slow is given more time", async () => {
	await usually(30);
	const question = withinPatience(after(400));
	const done = doneBeforeSilence(after(450));
	await vi.advanceTimersByTimeAsync(450);
	expect(await Promise.race([done, "waiting"])).toBe(true);
	await question;
});

test("a silence is certain soon enough for an answer within five seconds", async () => {
	const question = withinPatience(never()).catch((error) => error);
	await vi.advanceTimersByTimeAsync(4500);
	expect(isAway(await Promise.race([question, "waiting"]))).toBe(true);
});
