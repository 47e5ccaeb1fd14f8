import { z } from "zod";
import { optionalDay, optionalText, wholeNumber } from "../../../base/forms/form-fields.ts";
import { requiredDay } from "../../../base/typed/day-time.ts";

const loanEnds = (
	{ kind, starts_on, ends_on }: { kind: string; starts_on: string; ends_on: string | null },
	{ addIssue }: z.RefinementCtx,
) => {
	if (kind === "loan" && ends_on === null) addIssue({ code: "custom", path: ["ends_on"], message: "loanEnds" });
	if (ends_on && ends_on < starts_on) addIssue({ code: "custom", path: ["ends_on"], message: "dayBefore" });
};

/** A transfer or a loan that is asked for. */
export const transferForm = z
	.object({
		to_club_id: wholeNumber(1, 2_147_483_647),
		kind: z.enum(["own", "loan"], { error: "required" }),
		starts_on: requiredDay,
		ends_on: optionalDay,
		reason: optionalText(500),
	})
	.superRefine(loanEnds);
/** The same by a captain, whose club it is. */
export const requestForm = z
	.object({
		player_id: wholeNumber(1, 2_147_483_647),
		kind: z.enum(["own", "loan"], { error: "required" }),
		starts_on: requiredDay,
		ends_on: optionalDay,
	})
	.superRefine(loanEnds);

export type TransferValues = z.output<typeof transferForm>;

/** The decision on a transfer. */
export const decisionForm = z
	.object({
		intent: z.enum(["approve", "refuse"], { error: "required" }),
		starts_on: requiredDay,
		reason: optionalText(500),
		case_reference: optionalText(40),
	})
	.refine(({ intent, reason }) => intent === "approve" || reason !== null, { path: ["reason"], message: "required" });
export type DecisionValues = z.output<typeof decisionForm>;

export const windowForm = z
	.object({ season: z.string().max(9), from_on: requiredDay, until_on: requiredDay })
	.refine(({ from_on, until_on }) => from_on <= until_on, { path: ["until_on"], message: "dayBefore" });
