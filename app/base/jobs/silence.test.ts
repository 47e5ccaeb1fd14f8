import { expect, test } from "vitest";
import { SilenceWatch } from "./silence.ts";

/** Looks every five seconds; `beatAt` tells the heartbeat that each look sees, `undefined` that the look failed. */
function silentAt(beatAt: (second: number) => string | undefined, until: number) {
	const watch = new SilenceWatch();
	for (let second = 0; second <= until; second += 5) {
		const beat = beatAt(second);
		if (beat !== undefined && watch.look(new Map([["job:0", beat]]), second * 1000).length > 0) return second;
	}
	return undefined;
}

test.each([
	{ why: "its process was killed before we looked", beat: () => "12:00:00", silent: 20 },
	{ why: "its process lives", beat: (second: number) => String(second), silent: undefined },
	{
		why: "its process misses two heartbeats",
		beat: (second: number) => String(second - (second % 15)),
		silent: undefined,
	},
	{ why: "its process is killed while we watch", beat: (second: number) => String(Math.min(second, 30)), silent: 50 },
	{
		why: "the database was away for a minute, for its process as well",
		beat: (second: number) => (second < 10 || second >= 70 ? String(second < 75 ? 5 : second) : undefined),
		silent: undefined,
	},
	{
		why: "the database was away, and its process is gone",
		beat: (second: number) => (second < 10 || second >= 70 ? "5" : undefined),
		silent: 90,
	},
])("a job counts as silent after $silent s: $why", ({ beat, silent }) => {
	expect(silentAt(beat, 120)).toBe(silent);
});

test("a later try of a job is another one: its silence begins with it", () => {
	const watch = new SilenceWatch();
	for (let second = 0; second < 20; second += 5) watch.look(new Map([["job:0", "x"]]), second * 1000);
	expect(watch.look(new Map([["job:1", "x"]]), 20_000)).toEqual([]);
});
