import { z } from "zod";
import { optionalDay, optionalText, orNull, requiredLines, wholeNumber } from "../../../base/forms/form-fields.ts";
import { requiredDay, requiredTime } from "../../../base/typed/day-time.ts";
import { machineText } from "../../../base/typed/machine-text.ts";

/** Points with a half, as they are typed: `-2`, `0.5`, `١٫٥`. */
const halfPoints = z
	.string({ error: "required" })
	.transform((typed) => Number(machineText(typed).replace(/[,٫]/, ".") || "0"))
	.pipe(z.number("notPoints").min(-100, "outOfRange").max(100, "outOfRange").multipleOf(0.5, "notPoints"));

export const entryStates = ["active", "withdrawn", "excluded"] as const;
export const entryResults = ["keep", "expunge"] as const;
export const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** A club's squad that is entered in a group. */
export const newEntryForm = z.object({
	club_id: wholeNumber(1, 2 ** 31 - 1),
	letter: z
		.string()
		.regex(/^[A-Z]$/, "required")
		.default("A"),
});

export type NewEntryValues = z.output<typeof newEntryForm>;

/** The state of an entry, and what it starts with. */
export const entryForm = z.object({
	seed: orNull(wholeNumber(1, 999)),
	start_points: halfPoints,
	state: z.enum(entryStates, { error: "required" }),
	since: optionalDay,
	results: z.enum(entryResults, { error: "required" }),
});

export const restChoices = ["leave", "call_off", "award"] as const;

/** The home of a squad and its names. */
export const homeFields = {
	venue_id: orNull(wholeNumber(1, 2 ** 31 - 1)),
	/** 0 is Sunday. */
	home_day: orNull(wholeNumber(0, 6)),
	/** Names of the squad in place of its club's. */
	own_name: optionalText(80),
	own_name_ar: optionalText(80),
	home_time: orNull(requiredTime),
};

/** The state of an entry with the home of its squad, and the end of the ties that it still has. */
const entryAndHomeFields = entryForm.extend({
	...homeFields,
	/** The ties that a squad still has when it leaves. */
	rest: z.enum(restChoices, { error: "required" }).default("leave"),
	reason_ar: optionalText(500),
	reason: optionalText(500),
});
export const entryAndHomeForm = entryAndHomeFields.superRefine(({ rest, reason, reason_ar }, { addIssue }) => {
	if (rest === "leave") return;
	if (!reason) addIssue({ code: "custom", path: ["reason"], message: "required" });
	if (!reason_ar) addIssue({ code: "custom", path: ["reason_ar"], message: "required" });
});
export type EntryAndHome = z.output<typeof entryAndHomeForm>;

/** Points given or taken by a decision. */
export const adjustmentForm = z.object({
	squad_id: wholeNumber(1, 2 ** 31 - 1),
	points: halfPoints.refine((points) => points !== 0, "notPoints"),
	reason_ar: requiredLines(500),
	reason: requiredLines(500),
	decided_on: requiredDay,
	case_reference: optionalText(40),
});
export type AdjustmentValues = z.output<typeof adjustmentForm>;
