import { z } from "zod";
import {
	emailAddress,
	latinDigits,
	optionalEmail,
	optionalPhone,
	optionalText,
	requiredText,
	webAddress,
	wholeNumber,
} from "../base/forms/form-fields.ts";
import { site } from "../installation/site.ts";
import { seasonName } from "./season-name.ts";

const person = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	role: requiredText(120),
	role_ar: requiredText(120),
});
const achievement = z.object({ year: wholeNumber(1900, 2200), text: requiredText(300), text_ar: requiredText(300) });
const partner = z.object({
	name: requiredText(120),
	name_ar: requiredText(120),
	url: webAddress(),
	logo_url: optionalText(500),
});

const day = z.string({ error: "required" }).trim().transform(latinDigits).pipe(z.iso.date("notADate"));
const holiday = z
	.object({ from: day, until: day, name: requiredText(120), name_ar: requiredText(120) })
	.refine(({ from, until }) => from <= until, { error: "dayBefore", path: ["until"] });

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
	contact: z.object({
		phone: requiredText(40),
		email: emailAddress(),
		hours: requiredText(200),
		hours_ar: requiredText(200),
	}),
	stats: z.object({
		members: wholeNumber(0, 10_000_000),
		clubs: wholeNumber(0, 1_000_000),
		years: wholeNumber(0, 1000),
	}),
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
	holidays: z.object({ rows: z.array(holiday).max(100) }),
	board: z.object({ rows: z.array(person).max(40) }),
	achievements: z.object({ rows: z.array(achievement).max(60) }),
	partners: z.object({ rows: z.array(partner).max(24) }),
};
export type SettingsPart = keyof typeof settingsForms;
export const listParts = { holidays: holiday, board: person, achievements: achievement, partners: partner } as const;
export type ListPart = keyof typeof listParts;

type SettingsValues<P extends SettingsPart> = z.output<(typeof settingsForms)[P]>;
/** All parts as pages read them. The points of a season belong to the season. */
export type Settings = Pick<SettingsValues<"season">, "season"> &
	SettingsValues<"contact"> &
	SettingsValues<"stats"> &
	Required<SettingsValues<"complaints">> & { [P in ListPart]: SettingsValues<P>["rows"] };

/** Settings that no page reads but that of owners, and the work they set. */
export type OwnersSettings = SettingsValues<"record"> & SettingsValues<"factors">;
export const ownersDefaults: OwnersSettings = {
	heads_mail_1: null,
	heads_mail_2: null,
	factor_editor: "required",
	factor_league_manager: "required",
	factor_captain: "optional",
	factor_complainant: "optional",
};
/** In a demo programs sign in with a password alone. */
export const ownersDemoDefaults: OwnersSettings = {
	...ownersDefaults,
	factor_editor: "optional",
	factor_league_manager: "optional",
};

const named = ({ ar, en }: { ar: string; en: string }) => ({ name: en, name_ar: ar });

/** Defaults until an owner changes them: the values of app/installation/site.ts. */
export const defaultSettings: Settings = {
	season: site.season,
	phone: site.phone,
	email: site.email,
	hours: site.hours.en,
	hours_ar: site.hours.ar,
	...site.stats,
	/** Calendar days from a decision in which it can be appealed (docs/rules/complaints.md#appealing). */
	appeal_days: 21,
	/** Working days a complainant has to answer, unless the officer names a day. */
	answer_days: 10,
	/**
	 * The fewest working days that an officer may give, and what follows where no answer comes
	 * (docs/rules/complaints.md#unanswered-questions).
	 */
	answer_days_least: 3,
	unanswered: "decide",
	/** Working days in which the federation answers at all, decides, and decides an appeal. */
	first_answer_days: 3,
	decision_days: 30,
	appeal_decision_days: 20,
	/**
	 * The number that a person under 18 calls in danger (docs/rules/complaints.md#people-under-18); without it no
	 * number is named.
	 */
	danger_phone: null,
	/**
	 * Calendar days from the end of an appeal in which a case can be reopened
	 * (docs/rules/complaints.md#final-decisions).
	 */
	reopening_days: 90,
	officers_may_resolve: "yes",
	/** The author that the document of a decision names (docs/rules/complaints.md#documents). */
	decisions_name: "person",
	holidays: site.holidays.map(({ from, until, name }) => ({ from, until, ...named(name) })),
	board: site.board.map(({ name, role }) => ({ ...named(name), role: role.en, role_ar: role.ar })),
	achievements: site.achievements.map(({ year, text }) => ({ year, text: text.en, text_ar: text.ar })),
	partners: site.partners.map(({ name, url, logo }) => ({ ...named(name), url, logo_url: logo })),
};
