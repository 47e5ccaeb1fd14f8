import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../../base/forms/form-fields.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { readChecks } from "../../../people/registrations/eligibility/checks.ts";
import { tiePoints } from "../../rule-sets/points-field.ts";
import { zoneRows } from "./zone-fields.ts";
import { zonesOf } from "./zones.ts";

const points = (least: number) => orNull(tiePoints(least));
const hours = (most: number) => orNull(wholeNumber(1, most)).default(null);

/** Checks as files write them, or `none`; null where nothing is said. */
export const checksField = optionalText(500)
	.transform((typed) => typed && machineText(typed).toLowerCase())
	.refine((typed) => typed === null || typed === "none" || readChecks(typed) !== undefined, "notChecks")
	.default(null);

/** The rules of a group's table. Points that are empty are those of the rule set. */
export const groupForm = z.object({
	name_ar: requiredText(60),
	name: requiredText(60),
	tier: wholeNumber(1, 99),
	legs: wholeNumber(1, 2),
	/** The code of a format of ties. */
	format: optionalText(60),
	/** Days for the answer to a request for another date; empty for the usual number. */
	date_answer_days: orNull(wholeNumber(1, 60)).default(null),
	/**
	 * Hours for the result after the start, for the answer after a report, and until a confirmed result is locked; none
	 * where empty.
	 */
	sheet_hours: hours(2160),
	confirmation_hours: hours(2160),
	lock_hours: hours(8760),
	/** The code of a rule set. */
	rule_set: requiredText(60),
	points_win: points(0),
	points_draw: points(0),
	points_loss: points(0),
	points_walkover_loss: points(-100),
	/** Why its rule changes after ties were played: the public reads it. */
	rule_reason_ar: optionalText(500).default(null),
	rule_reason: optionalText(500).default(null),
	/** Checks of its own, `none` for none of the edition's. */
	checks: checksField,
	zones: z
		.string()
		.default("")
		.transform((typed) => machineText(typed).trim().replace(/\s+/g, " "))
		.pipe(
			z
				.string()
				.max(1200, "tooLong")
				.refine((typed) => zonesOf(typed) !== undefined, "notZones")
				.refine((typed) => (zonesOf(typed)?.length ?? 0) <= zoneRows.length, "tooManyZones"),
		),
});

/** With the stage of the edition that the group belongs to; the first one where none is chosen. */
export type GroupValues = z.output<typeof groupForm> & { stage_id: number | null };
