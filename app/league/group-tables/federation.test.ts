import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { makeFederation } from "../../../test/federation.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { type Group, groupById } from "../competitions/competitions.server.ts";
import { presetNames, presets, type RuleSet } from "../ranking/rule-set.ts";
import { rulesOf } from "./content/group-rules.ts";
import { type GroupTable, groupTableAsked, groupTables } from "./group-table.server.ts";

freshProduct("embedded PostgreSQL");

test("a generated federation's tables are as SQL computes them, by each rule set, as of a day, with lots", async () => {
	const ids = await makeFederation();
	await runAsOperator(await readFile("test/independent-table.sql", "utf8"));
	const groups = await Promise.all(ids.map(async (id) => (await groupById(id))!));
	const days = [undefined, "2025-09-20", "2026-01-31"];

	const kept = await groupTables(groups);
	for (const [nth, group] of groups.entries())
		expect(inNumbers(kept[nth]!)).toEqual(await independent(group, rulesOf(group)));
	for (const preset of presetNames)
		for (const group of groups)
			for (const on of preset === "ittf" ? days : [undefined])
				expect(inNumbers(await groupTableAsked(group, { ruleSet: preset, on }))).toEqual(
					await independent(group, presets[preset], on),
				);

	// Early in the season many are level to the end: half of them draw a lot, the others one with a team too many.
	let lots = 0;
	for (const group of groups) {
		const { rows } = await groupTableAsked(group, { ruleSet: "ittf", on: days[1] });
		const level = rows.flatMap(({ why }) => (why?.by === "lot to be drawn" ? [why.level] : []));
		for (const order of new Map(level.map((each) => [each.join(), each])).values())
			await draw(group, order.toReversed(), ++lots % 2 === 0);
	}
	expect(lots).toBeGreaterThan(10);
	const decided = new Set<string | undefined>();
	for (const group of groups) {
		const table = await groupTableAsked(group, { ruleSet: "ittf", on: days[1] });
		for (const { why } of table.rows) decided.add(why?.by);
		expect(inNumbers(table)).toEqual(await independent(group, presets.ittf, days[1]));
	}
	expect(decided).toEqual(new Set([undefined, "criterion", "lot", "lot to be drawn"]));
});

async function draw({ id }: Group, order: number[], isTheirs: boolean) {
	const drawn = await runAsOperator(
		"insert into lots (group_id, drawn_on, drawn_by) values ($1, '2025-09-19', 'x') returning id",
		[id],
	);
	const { rows } = await runAsOperator(
		"select squad_id from entries where group_id = $1 and squad_id <> all($2) limit 1",
		[id, order],
	);
	const places = isTheirs ? order : [...order, rows[0]?.squad_id];
	await runAsOperator(
		"insert into lot_places select $1, squad, place from unnest($2::int[]) with ordinality p (squad, place)",
		[drawn.rows[0]?.id, places],
	);
}

type Line = { squad: number; rank: number; path: number[]; asked: number[] };
const byRank = (a: { rank: number; squad: number }, b: { rank: number; squad: number }) =>
	a.rank - b.rank || a.squad - b.squad;

/** The rows that have a place, and the number of the criterion that separates each place from the one above. */
function inNumbers({ rule, rows }: GroupTable) {
	const criteria = rule.criteria.map((criterion) => JSON.stringify(criterion));
	const numberOf = ({ why }: GroupTable["rows"][number]) => {
		if (why?.by !== "criterion") return null;
		const { over, measure, as } = why.criterion;
		return criteria.indexOf(JSON.stringify({ over, measure, as })) + 1;
	};
	const firstOf = Map.groupBy(rows, ({ rank }) => rank);
	return rows
		.flatMap(({ rank, ...row }) => {
			const [first] = firstOf.get(rank) ?? [];
			if (rank === null || !first) return [];
			return {
				squad: row.squad_id,
				rank,
				played: row.played,
				won: row.won,
				drawn: row.drawn,
				lost: row.lost,
				gained: row.for,
				given: row.against,
				points: row.points,
				criterion: numberOf({ ...first }),
			};
		})
		.sort(byRank);
}

async function independent({ id }: Group, rule: RuleSet, on?: string) {
	const { rows } = await runAsOperator("select * from independent_table($1, $2, $3)", [
		id,
		JSON.stringify(rule),
		on ?? null,
	]);
	const lines: Line[] = rows.sort(byRank);
	return lines.map(({ path, asked, ...row }) => {
		const above = lines.findLast(({ rank }) => rank < row.rank);
		const at = path.findIndex((place, step) => place !== above?.path[step]);
		return { ...row, criterion: above && at >= 0 ? asked[at] : null };
	});
}
