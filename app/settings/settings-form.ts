import { z } from "zod";
import { optionalEmail, optionalPhone, requiredText, wholeNumber } from "../base/forms/form-fields.ts";
import { requiredDay } from "../base/typed/day-time.ts";
import { federationForms, federationLists } from "./federation-form.ts";
import { tooLong } from "./holiday-runs.ts";
import { seasonName } from "./season-name.ts";

const holiday = z
	.object({ from: requiredDay, until: requiredDay, name: requiredText(120), name_ar: requiredText(120) })
	.refine(({ from, until }) => from <= until, { error: "dayBefore", path: ["until"] });

/** Closed days without an end would move every deadline that runs. */
const holidays = z
	.array(holiday)
	.max(100)
	.superRefine((rows, { addIssue }) => {
		for (const at of tooLong(rows)) addIssue({ code: "custom", path: [at, "until"], message: "closedTooLong" });
	});

/** Whether the accounts of a role sign in with a second factor (docs/rules/accounts.md#second-factor). */
const secondFactor = z.enum(["required", "optional"], { error: "unknownChoice" });

/** A field that was added to a part after its first release: a form of before leaves the setting as it is. */
const laterField = <T extends z.ZodType>(field: T) => field.optional();

/** The parts of the site that change often, as their forms send them: one form each. */
export const settingsForms = {
	season: z.object({
		season: seasonName(),
		points_win: wholeNumber(0, 100),
		points_draw: wholeNumber(0, 100),
		points_loss: wholeNumber(0, 100),
	}),
	...federationForms,
	complaints: z.object({
		appeal_days: wholeNumber(1, 365),
		answer_days: wholeNumber(1, 120),
		answer_days_least: laterField(wholeNumber(1, 30)),
		unanswered: laterField(z.enum(["decide", "close"], { error: "unknownChoice" })),
		first_answer_days: wholeNumber(1, 60),
		decision_days: wholeNumber(1, 365),
		appeal_decision_days: wholeNumber(1, 365),
		danger_phone: optionalPhone(),
		reopening_days: laterField(wholeNumber(1, 365)),
		officers_may_resolve: z.enum(["yes", "no"], { error: "unknownChoice" }),
		decisions_name: z.enum(["person", "office"], { error: "unknownChoice" }).default("person"),
	}),
	record: z
		.object({ heads_mail_1: optionalEmail(), heads_mail_2: optionalEmail() })
		.refine((each) => (each.heads_mail_1 === null) === (each.heads_mail_2 === null), {
			error: "required",
			path: ["heads_mail_2"],
		})
		.refine((each) => each.heads_mail_1 === null || each.heads_mail_1 !== each.heads_mail_2, {
			error: "twoAddresses",
			path: ["heads_mail_2"],
		}),
	factors: z.object({
		factor_editor: secondFactor,
		factor_league_manager: secondFactor,
		factor_captain: secondFactor,
		factor_complainant: secondFactor,
	}),
	holidays: z.object({ rows: holidays }),
};
export type SettingsPart = keyof typeof settingsForms;
export const listParts = { ...federationLists, holidays: holiday } as const;
export type ListPart = keyof typeof listParts;

export type SettingsValues<P extends SettingsPart> = z.output<(typeof settingsForms)[P]>;
