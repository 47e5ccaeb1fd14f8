import { expect, test } from "vitest";
import { rank } from "../rank.ts";
import { type Preset, presets } from "../rule-set.ts";
import type { EndedTie } from "../tally.ts";
import { explain } from "./explain.ts";

const names = { en: ["Al-A", "Al-B", "Al-C", "Al-D"], ar: ["النخبة", "الفرسان", "البحر", "النور"] };
const tie = (home: number, away: number, own: number, other: number): EndedTie => ({
	id: 0,
	home,
	away,
	outcome: "played",
	rubbers: [own, other],
});

/** The explanation of the row of an entry, without the marks of direction. */
function explained(locale: "ar" | "en", preset: Preset, ties: EndedTie[], of: number) {
	const rule = presets[preset];
	const entries = [1, 2, 3, 4].map((id) => ({ id, name: String(id) }));
	const rows = rank({ entries, ties, rule, full: { rubbers: 3, games: 9, points: 99 } });
	const nth = rows.findIndex(({ id }) => id === of);
	const placed = rows.map((row) => ({ ...row, rank: row.rank ?? 0 }));
	const [above, own] = [placed[nth - 1]!, placed[nth]!];
	const why = explain(locale, { above, own, rule, nameOf: (id) => names[locale][id - 1] ?? "" });
	const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
	return why && [plain(why.line), plain(why.sentences.join(" ")), ...why.amounts.map(plain)];
}

const circle = [tie(1, 2, 3, 1), tie(2, 3, 3, 2), tie(3, 1, 3, 0)];

test("points that differ need no words: the table has them", () => {
	expect(explained("en", "spec", circle, 4)).toBeUndefined();
});

const four = [...circle, tie(4, 1, 0, 3), tie(4, 2, 3, 2), tie(4, 3, 0, 3)];
test.each([
	{
		locale: "en" as const,
		preset: "spec",
		ties: four,
		of: 4,
		says: [
			"Ahead on rubber difference: −2 v −5",
			"Al-B and Al-D both have 4 points. Decided on rubber difference:",
			"Al-B: won 6, lost 8 (−2)",
			"Al-D: won 3, lost 8 (−5)",
		],
	},
	{
		locale: "ar" as const,
		preset: "spec",
		ties: four,
		of: 4,
		says: [
			"التقدم في فارق المباريات الفردية: −2 مقابل −5",
			"لكلٍّ من الفرسان والنور 4 نقاط. فيُحتكم إلى فارق المباريات الفردية:",
			"الفرسان: كسب 6 وخسر 8 (−2)",
			"النور: كسب 3 وخسر 8 (−5)",
		],
	},
	{
		locale: "en" as const,
		preset: "ittf",
		ties: circle,
		of: 1,
		says: [
			"Ahead on rubber ratio in the matches among them: 4:5 v 3:4",
			"Al-B and Al-A both have 3 points. They are also level on points in the matches among them. " +
				"Decided on rubber ratio in the matches among Al-A, Al-B and Al-C alone:",
			"Al-B: won 4, lost 5 (4:5)",
			"Al-A: won 3, lost 4 (3:4)",
		],
	},
] as const)(
	"level on points under $preset, in $locale: short, in full, and the sums",
	({ locale, preset, ties, of, says }) => {
		expect(explained(locale, preset, [...ties], of)).toEqual(says);
	},
);

test.each([
	[
		"en" as const,
		"Not compared, because some matches have no record of it: game ratio in the matches among them.",
		"They are also level on points, rubber ratio and rally point ratio",
	],
	[
		"ar" as const,
		"ولا يُحتكم إلى نسبة الأشواط في المباريات فيما بينها، لأنها غير مسجلة في بعض المباريات.",
		"وهما متساويان أيضًا في",
	],
])("a criterion that was passed over for missing games is named as such, in %s", (locale, passed, level) => {
	const games = (home: number, away: number, own: number, other: number, won?: [number, number]) => ({
		...tie(home, away, own, other),
		games: won,
	});
	const ties = [games(1, 2, 3, 0, [9, 1]), games(2, 3, 3, 0, [9, 5]), games(3, 1, 3, 0)];
	const [, sentence] = explained(locale, "ittf", ties, 2) ?? [];
	expect(sentence).toContain(passed);
	expect(sentence).toContain(level);
});

test("clubs level on points below zero are said to have these", () => {
	const place = (id: number) => ({ id, rank: id, points: -1 });
	const own = { ...place(2), why: { by: "shared place" as const, level: [1, 2] } };
	const nameOf = (id: number) => names.ar[id - 1] ?? "";
	const why = explain("ar", { above: place(1), own, rule: presets.difference, nameOf });
	expect(why?.sentences[0]).toBe("لكلٍّ من النخبة والفرسان \u2066−1\u2069 نقطة.");
});

test.each([
	["en", "spec", "They are in alphabetical order: of their Latin names here"],
	["en", "ittf", "A lot decides their order; until it is drawn they share place 1."],
	["en", "difference", "They share place 1."],
	["ar", "rubbers", "لكلٍّ من النخبة والفرسان نقطتان. فيتقاسمان المركز 1."],
] as const)("nothing separates them, in %s under %s: %s", (locale, preset, sentence) => {
	expect(explained(locale, preset, [tie(1, 2, 2, 2)], 2)?.[1]).toContain(sentence);
});
