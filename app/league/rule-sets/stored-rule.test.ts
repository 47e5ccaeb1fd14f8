import { expect, test } from "vitest";
import { presetNames, presets } from "../ranking/rule-set.ts";
import { ruleVersion } from "../ranking/rule-version.ts";
import { wholeCriterion } from "../ranking/rules/rule-words.ts";
import { criteriaOf, criterionCodes, criterionOf, writeCriteria } from "./criteria.ts";
import { fieldsOfRule, ruleSetForm, ruleSetValuesOf } from "./rule-set-form.ts";
import { ruleOfStored, storedOfRule } from "./stored-rule.ts";

const full = { rubbers: 3, games: 9, points: 99 };
const sent = (of: Record<string, unknown>) => ({
	name: "Our rules",
	name_ar: "لائحتنا",
	...Object.fromEntries(Object.entries(of).map(([name, value]) => [name, value === null ? "" : String(value)])),
});

test.each(presetNames)("a copy of %s is the same rule, through its row and its form", (name) => {
	const stored = storedOfRule(presets[name]);
	expect(ruleOfStored(stored)).toEqual(presets[name]);
	expect(ruleVersion(ruleOfStored(stored), full)).toBe(ruleVersion(presets[name], full));
	const read = ruleSetForm.parse(sent(fieldsOfRule(stored)));
	const { name: latin, name_ar, source, reason, reason_ar, ...rule } = ruleSetValuesOf(read);
	expect(rule).toEqual(stored);
});

test("each comparison has a code of its own, and other words in both languages", () => {
	for (const code of criterionCodes) expect(writeCriteria(criteriaOf(code))).toBe(code);
	for (const locale of ["ar", "en"] as const) {
		const words = criterionCodes.map((code) => wholeCriterion(locale, criterionOf(code)!));
		expect(new Set(words).size).toBe(criterionCodes.length);
	}
});

test.each([
	[{ criterion_2: "level:rubbers:ratio", criterion_5: "level:rubbers:ratio" }, "criterion_5", "criterionTwice"],
	[{ criterion_1: "tie points" }, "criterion_1", "unknownChoice"],
	[{ level_to_the_end: "name" }, "level_to_the_end", "nameNeedsAll"],
	[{ unplayed_score: "typed" }, "unplayed_score", "scoreGivesPoints"],
	[{ points_from: "rubbers" }, "points_from", "rubbersGivePoints"],
	[{ points_win: "" }, "points_win", "notPoints"],
	[{ points_win: "1.3" }, "points_win", "notPoints"],
	[{ bonus_loss: "1" }, "bonus_loss_margin", "required"],
])("a rule with %j is refused at %s", (wrong, field, problem) => {
	const ittf = storedOfRule(presets.ittf);
	const { error } = ruleSetForm.safeParse({ ...sent(fieldsOfRule(ittf)), ...wrong });
	expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]]);
});
