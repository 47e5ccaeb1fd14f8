import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { presets } from "../rule-set.ts";
import { orderInWords, pointsInWords, wholeCriterion } from "./rule-words.ts";

test.each([
	["spec", "Clubs level on points are separated by rubber difference, then wins, then alphabetically."],
	[
		"ittf",
		"Clubs level on points are separated in the matches among them by points, " +
			"then rubber ratio, then game ratio, then rally point ratio, then by lot.",
	],
	[
		"difference",
		"Clubs level on points are separated by rubber difference, " +
			"then rubbers won. Clubs that are still level share a place.",
	],
	["rubbers", "Clubs level on points share a place."],
] as const)("the rule set %s in words", (preset, words) => {
	expect(orderInWords("en", presets[preset])).toBe(words);
});

test("docs/rules/league.md describes each rule set as its data do", () => {
	const document = readFileSync(resolve(import.meta.dirname, "../../../../docs/rules/league.md"), "utf8");
	for (const [name, rule] of Object.entries(presets)) {
		const criteria = rule.criteria.map((criterion) => wholeCriterion("en", criterion)).join("; ");
		expect(document).toContain(`| \`${name}\` | ${pointsInWords("en", rule)} | ${criteria} | ${rule.levelToTheEnd} |`);
	}
});
