import { z } from "zod";
import { requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { chosenKinds, type Kind, ruleOf } from "../../settings/retention/kinds.ts";

const periods = chosenKinds.flatMap((kind): [Kind, z.ZodType<number>][] => {
	const rule = ruleOf(kind);
	return rule.least === undefined ? [] : [[kind, wholeNumber(rule.least, rule.most)]];
});

/** The days of every kind that an owner may change. */
export const daysForm = z.object(Object.fromEntries(periods));
/** A hold on the case with a reference. */
export const holdForm = z.object({ reference: requiredText(20), reason: requiredText(1000) });

export const retentionIntents = ["days", "hold", "lift", "keep"] as const;
/** A kind that would be kept for less time, and how many of it would be due at once. */
export type ShorterPeriod = { kind: Kind; due: number };
/** The answer to one of the page's forms. */
export type RetentionState = FormState & {
	intent: (typeof retentionIntents)[number];
	shorter?: ShorterPeriod[];
	conflict?: boolean;
};
