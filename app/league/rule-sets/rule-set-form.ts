import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { fromKeys, without } from "../../base/literals.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { criteriaOf, criterionOf } from "./criteria.ts";
import { tiePoints } from "./points-field.ts";
import { levelEnds, pointSources, unplayedScores } from "./stored-rule.ts";

const criterion = () =>
	z
		.string()
		.refine((code) => code === "" || criterionOf(code) !== undefined, "unknownChoice")
		.default("");
/** The comparisons after the points, in their order. */
export const criterionNames = [
	"criterion_1",
	"criterion_2",
	"criterion_3",
	"criterion_4",
	"criterion_5",
	"criterion_6",
	"criterion_7",
	"criterion_8",
] as const;

const margin = () => orNull(wholeNumber(1, 20)).default(null);

/** A rule set as staff enter it. The English name has letters or digits, of which its code is made. */
export const ruleSetForm = z
	.object({
		name_ar: requiredText(80),
		name: requiredText(80).refine((name) => slugOf(name) !== "", "notInLatin"),
		points_from: z.enum(pointSources, { error: "required" }),
		points_win: tiePoints(0),
		points_draw: tiePoints(0),
		points_loss: tiePoints(0),
		points_walkover_win: orNull(tiePoints(0)).default(null),
		points_walkover_loss: tiePoints(-100),
		points_both_absent: tiePoints(-100),
		bonus_win: orNull(tiePoints(0.5)).default(null),
		bonus_win_margin: margin(),
		bonus_loss: orNull(tiePoints(0.5)).default(null),
		bonus_loss_margin: margin(),
		unplayed_score: z.enum(unplayedScores, { error: "required" }),
		...fromKeys(criterionNames, criterion),
		level_to_the_end: z.enum(levelEnds, { error: "required" }),
		source: optionalText(80),
		reason_ar: optionalText(500),
		reason: optionalText(500),
	})
	.superRefine((rule, { addIssue }) => {
		const problem = (field: keyof typeof rule, message: string) => addIssue({ code: "custom", path: [field], message });
		const chosen = criterionNames.filter((name) => rule[name] !== "");
		for (const [nth, name] of chosen.entries())
			if (chosen.slice(0, nth).some((other) => rule[other] === rule[name])) problem(name, "criterionTwice");
		const { points_win, points_draw, points_loss, points_walkover_win, points_walkover_loss, points_both_absent } =
			rule;
		const isByScore = points_walkover_win === null && points_walkover_loss === points_loss && points_both_absent === 0;
		const given = [points_win, points_draw, points_loss, points_walkover_win, points_walkover_loss, points_both_absent];
		if (rule.points_from === "rubbers" && given.some((points) => points)) problem("points_from", "rubbersGivePoints");
		else if (rule.unplayed_score === "typed" && !isByScore) problem("unplayed_score", "scoreGivesPoints");
		for (const of of ["bonus_win", "bonus_loss"] as const)
			if ((rule[of] === null) !== (rule[`${of}_margin`] === null))
				problem(rule[of] === null ? of : `${of}_margin`, "required");
		const others = criteriaOf(criteriaIn(rule)).some(({ over, at }) => over === "level" || at);
		if (rule.level_to_the_end === "name" && others) problem("level_to_the_end", "nameNeedsAll");
	});
export type RuleSetFields = z.output<typeof ruleSetForm>;

const criteriaIn = (fields: Record<(typeof criterionNames)[number], string>) =>
	criterionNames.flatMap((name) => fields[name] || []).join(" ");

export type RuleSetValues = ReturnType<typeof ruleSetValuesOf>;

/** The columns of the fields. */
export function ruleSetValuesOf(fields: RuleSetFields) {
	return { ...without(fields, criterionNames), criteria: criteriaIn(fields) };
}

/** The fields of a rule. */
export function fieldsOfRule<R extends { criteria: string }>({ criteria: text, ...row }: R) {
	const codes = text.split(" ");
	return { ...row, ...Object.fromEntries(criterionNames.map((name, nth) => [name, codes[nth] ?? ""])) };
}
