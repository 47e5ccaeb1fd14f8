import fc from "fast-check";
import { expect, test } from "vitest";
import { byNames } from "../ranking/by-names.ts";
import { type Row, rank } from "../ranking/rank.ts";
import { type Criterion, type Measure, presets, type RuleSet } from "../ranking/rule-set.ts";
import { amountOf, type EndedTie } from "../ranking/tally.ts";
import { inLanguage } from "./in-language.ts";

const score = fc.integer({ min: 0, max: 2 });
const criteria: fc.Arbitrary<Criterion[]> = fc.array(
	fc.record({
		over: fc.constant("all"),
		measure: fc.constantFrom<Measure[]>("tie points", "ties won", "rubbers"),
		as: fc.constantFrom("won", "difference", "ratio"),
	}),
	{ maxLength: 3 },
);
const names = fc.shuffledSubarray(["A", "B", "C", "D", "E"], { minLength: 5 });
const tie = fc
	.record({
		sides: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2, maxLength: 2 }),
		rubbers: fc.tuple(score, score),
	})
	.map(({ sides: [home = 0, away = 0], rubbers }): EndedTie => ({ id: 0, home, away, outcome: "played", rubbers }));

test("a table by other names is the one that the ranking makes with them, reasons included", () => {
	const given = fc.record({ criteria, latin: names, arabic: names, ties: fc.array(tie, { maxLength: 8 }) });
	fc.assert(
		fc.property(given, ({ criteria, latin, arabic, ties }) => {
			const rule: RuleSet = { ...presets.spec, criteria };
			const by = (used: string[]) =>
				rank({
					entries: used.map((name, nth) => ({ id: nth + 1, name })),
					ties,
					rule,
					full: { rubbers: 3, games: 9, points: 99 },
				});
			const amount = (row: Row, { measure }: Criterion) =>
				measure === "tie points" ? ([row.points, 0] as const) : amountOf(measure, row.tally);
			const nameOf = ({ id }: Row) => arabic[id - 1] ?? "";
			const compare = (a: Row, b: Row) => (nameOf(a) < nameOf(b) ? -1 : 1);
			const sorted = (rows: Row[]) =>
				rows.map(({ why, ...row }) => ({ ...row, why: why && { ...why, level: why.level.toSorted() } }));
			expect(sorted(byNames(by(latin), rule, compare, amount))).toEqual(sorted(by(arabic)));
		}),
		{ seed: 1447, numRuns: 300 },
	);
});

const row = (squad_id: number, name_ar: string) => ({
	rank: squad_id,
	zone: undefined,
	squad_id,
	team_id: squad_id,
	letter: "A",
	since: null,
	state: "active" as const,
	start_points: 0,
	adjustment: 0,
	played: 0,
	won: 0,
	drawn: 0,
	lost: 0,
	for: 0,
	against: 0,
	points: 0,
	games: [0, 0] as const,
	rallies: [0, 0] as const,
	form: [],
	among: [],
	club: { name: String(squad_id), name_ar, logo_url: null },
	why: squad_id === 1 ? undefined : { by: "name" as const, level: [1, 2, 3] },
});

test("where the name decides, Arabic readers see the order of their dictionary, with the places' zones", () => {
	const zones = [{ from: 1, to: 1, kind: "promoted" as const }];
	const rows = [row(1, "الوحدة"), row(2, "الاتفاق"), row(3, "الأهلي")];
	const order = (locale: "ar" | "en") =>
		inLanguage(locale, { rule: presets.spec, zones, rows }).rows.map(({ rank, squad_id, zone }) => [
			rank,
			squad_id,
			zone,
		]);
	expect(order("ar")).toEqual([
		[1, 2, "promoted"],
		[2, 3, undefined],
		[3, 1, undefined],
	]);
	expect(order("en").map(([, id]) => id)).toEqual([1, 2, 3]);
});

test("where a lot or a shared place decides, both languages have one table", () => {
	const rows = [row(1, "ب"), row(2, "أ")];
	expect(inLanguage("ar", { rule: presets.ittf, zones: [], rows }).rows).toEqual(rows);
});
