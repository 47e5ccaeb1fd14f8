import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAway } from "../../errors/away.server.ts";
import { Allowance, withinTime } from "./allowance.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = <T>(milliseconds: number, value?: T) =>
	new Promise<T | undefined>((resolve) => setTimeout(() => resolve(value), milliseconds));

test("uses at the same time count once, and the time between them does not count", () => {
	const allowance = new Allowance(1);
	const [one, other] = [allowance.begin(), allowance.begin()];
	vi.advanceTimersByTime(300);
	one();
	vi.advanceTimersByTime(100);
	expect(allowance.left).toBe(600);
	other();
	vi.advanceTimersByTime(5000);
	expect(allowance.left).toBe(600);
	const last = allowance.begin();
	vi.advanceTimersByTime(600);
	expect(() => allowance.begin()).toThrow(expect.toSatisfy(isAway));
	last();
});

test("a connection that comes too late is given back", async () => {
	const givenBack: unknown[] = [];
	const late = (client: unknown) => givenBack.push(client);
	const [early, never] = [withinTime(after(50, "a"), 100, late), withinTime(after(150, "b"), 100, late)];
	const refused = expect(never).rejects.toSatisfy(isAway);
	await vi.advanceTimersByTimeAsync(200);
	expect(await early).toBe("a");
	await refused;
	expect(givenBack).toEqual(["b"]);
});
