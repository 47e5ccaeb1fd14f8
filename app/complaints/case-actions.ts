import { z } from "zod";
import { optionalText, requiredLines } from "../base/http/form-fields.ts";

const MESSAGE_MAX = 5000;

/** What a complainant does on the page of a case, each a form of its own. */
export const caseForms = {
	message: z.object({ body: requiredLines(MESSAGE_MAX) }),
	answer: z.object({ body: optionalText(MESSAGE_MAX) }),
	evidence: z.object({}),
	withdraw: z.object({ body: requiredLines(MESSAGE_MAX) }),
	appeal: z.object({ body: requiredLines(20_000) }),
} as const;
export type CaseIntent = keyof typeof caseForms;
export const isCaseIntent = (intent: string | undefined): intent is CaseIntent =>
	intent !== undefined && Object.hasOwn(caseForms, intent);

/** What came of the last try: of which form, and what was typed into it. */
export type CaseState = {
	intent: CaseIntent;
	problems: Record<string, string>;
	values: Record<string, string>;
	wait?: number;
	files?: { name: string; problem: string }[];
	refused?: "conflict" | "notAllowed";
	failed?: boolean;
};
