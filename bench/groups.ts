/**
 * Pages of tables with one group and with 10 seasons of 16 groups of 12 squads: the middle of their times, and the
 * ratio.
 */
import { medianTime } from "./measure.ts";
import { site, UNCACHED } from "./site.ts";

/** The pages with one group, and those with many that are compared with them. */
const pages = [
	["league table", "/leagues", "/leagues"],
	["league table of a past season", "/leagues", "/leagues?season=2020/2021"],
	["cross table", "/leagues/cross-table", "/leagues/cross-table"],
	["home page", "/", "/"],
	["competition: one group, 16 groups", "/leagues/premier-league/2025-2026", "/leagues/divisions/2025-2026"],
] as const;

/** The two sites take turns, so that both have the same machine. */
const ROUNDS = 7;

export async function benchGroups() {
	const small = await site("one-group");
	const large = await site("many-groups", { seasons: 10, groups: 16, squads: 12 });
	const rows = [];
	for (const [name, one, many] of pages) {
		const times: [number, number][] = [];
		for (let round = 0; round < ROUNDS; round++)
			times.push([
				await medianTime(small.origin + one, { cookie: UNCACHED }, 40),
				await medianTime(large.origin + many, { cookie: UNCACHED }, 40),
			]);
		times.sort((a, b) => a[1] / a[0] - b[1] / b[0]);
		const [a, b] = times[Math.floor(ROUNDS / 2)] ?? [Number.NaN, Number.NaN];
		rows.push({
			"": name,
			"one group (ms)": a.toFixed(2),
			"160 groups (ms)": b.toFixed(2),
			ratio: (b / a).toFixed(2),
		});
	}
	console.log(
		"\nUncached pages of tables with one group, and with 10 seasons of 16 groups " +
			`of 12 squads (embedded database, the middle ratio of ${ROUNDS} rounds)`,
	);
	console.table(rows);
	small.child.kill();
	large.child.kill();
}
