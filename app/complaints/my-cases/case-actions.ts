import { z } from "zod";
import { optionalText, requiredLines } from "../../base/forms/form-fields.ts";
import { STATEMENT_MAX, type Status } from "../case/complaint.ts";
import { isTextRequired, type Needs, needsOf, statusAfterAnswer } from "../case/flow/case-flow.ts";
import { shown } from "../case/messages/shown.ts";

const MESSAGE_MAX = 5000;

/** The field for the text of a transition. */
export const textField = (needs: Needs, max: number) =>
	isTextRequired(needs) ? requiredLines(max) : optionalText(max);

/** Inputs of the complainant's transitions, by form. */
const needsBy = {
	answer: needsOf.answer,
	consent: needsOf.note,
	withdraw: needsOf.reason,
	appeal: needsOf.grounds,
} as const;

/** The complainant's actions on the page of a case, each a form of its own. */
export const caseForms = {
	message: z.object({ body: requiredLines(MESSAGE_MAX), shown }),
	answer: z.object({ body: textField(needsBy.answer, MESSAGE_MAX) }),
	evidence: z.object({}),
	consent: z.object({}),
	"refuse-consent": z.object({}),
	withdraw: z.object({ body: textField(needsBy.withdraw, MESSAGE_MAX) }),
	appeal: z.object({ body: textField(needsBy.appeal, STATEMENT_MAX) }),
} as const;
export type CaseIntent = keyof typeof caseForms;
export const isCaseIntent = (intent: string | undefined): intent is CaseIntent =>
	intent !== undefined && Object.hasOwn(caseForms, intent);

export const requiresText = (intent: CaseIntent): boolean =>
	intent === "message" || (intent !== "evidence" && intent !== "refuse-consent" && isTextRequired(needsBy[intent]));

/** The status to which a form takes a case; evidence does so where an answer is due. */
export function targetOf(
	intent: Exclude<CaseIntent, "message" | "refuse-consent">,
	item: { status_before: Status | null },
): Status {
	if (intent === "withdraw") return "closed";
	if (intent === "consent") return "under_review";
	return intent === "appeal" ? "appealed" : statusAfterAnswer(item);
}

/** The result of the last try: its form, and what was typed into it. */
export type CaseState = {
	intent: CaseIntent;
	problems: Record<string, string>;
	values: Record<string, string>;
	wait?: number;
	files?: { name: string; problem: string }[];
	refused?: "conflict" | "notAllowed";
	failed?: boolean;
};
