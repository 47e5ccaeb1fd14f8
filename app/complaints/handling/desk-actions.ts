import { z } from "zod";
import { optionalText, orNull, requiredLines, requiredText } from "../../base/forms/form-fields.ts";
import { isOneOf } from "../../base/literals.ts";
import { requiredDay } from "../../base/typed/day-time.ts";
import { disputeTypes, priorities, STATEMENT_MAX, type Status } from "../case/complaint.ts";
import type { Needs } from "../case/flow/case-flow.ts";
import { shown } from "../case/messages/shown.ts";
import { grounds, reopeningGrounds } from "../case/stage.ts";
import type { AnswerBounds } from "../deadlines/complainant/period.ts";
import { textField } from "../my-cases/case-actions.ts";
import type { ReopeningRefusal } from "./commands/reopening-commands.server.ts";
import type { Change } from "./desk-case.server.ts";

const reason = requiredText(1000);
const words = requiredLines(5000);
/** An account's id, or none. */
const somebody = z.string().transform((id) => id || null);

/** The proposal that the head saw. */
const proposal = z.coerce.number({ error: "unknownChoice" }).int();

/** Actions on the page of a case besides transitions, each a form of its own. */
export const deskForm = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("assign"), officer: somebody }),
	z.object({ intent: z.literal("priority"), priority: z.enum(priorities, { error: "unknownChoice" }) }),
	z.object({
		intent: z.literal("reclassify"),
		dispute_type: z.enum(disputeTypes, { error: "unknownChoice" }),
		body: words,
	}),
	z.object({ intent: z.literal("note"), body: words, shown }),
	z.object({ intent: z.literal("message"), body: words, shown }),
	z.object({ intent: z.literal("extend"), until: requiredDay, body: reason }),
	z.object({ intent: z.literal("conflict"), body: reason }),
	z.object({ intent: z.literal("recuse"), account: z.string().min(1, "unknownChoice"), body: reason }),
	z.object({ intent: z.literal("lift"), account: z.string() }),
	z.object({ intent: z.literal("join"), reference: requiredText(40) }),
	z.object({ intent: z.literal("part"), other: z.string() }),
	z.object({ intent: z.literal("hold"), body: reason }),
	z.object({ intent: z.literal("lift-hold"), body: optionalText(1000) }),
	z.object({ intent: z.literal("keep-hold") }),
	z.object({ intent: z.literal("release"), file: z.string(), body: reason }),
	z.object({ intent: z.literal("reveal"), body: reason }),
	z.object({
		intent: z.literal("propose-reopening"),
		ground: z.enum(reopeningGrounds, { error: "unknownChoice" }),
		body: words,
	}),
	z.object({ intent: z.literal("confirm-reopening"), proposal }),
	z.object({ intent: z.literal("revoke-reopening"), proposal }),
	z.object({ intent: z.literal("ask-consent"), body: words }),
]);
export type DeskWork = z.output<typeof deskForm>;
export type DeskIntent = DeskWork["intent"] | "move";
const intents: DeskIntent[] = ["move", ...deskForm.options.map(({ shape }) => shape.intent.value)];
export const isDeskIntent = (intent: string | undefined): intent is DeskIntent => isOneOf(intents, intent);

const notAsked = z
	.unknown()
	.optional()
	.transform(() => undefined);

/** The problems of a day to answer that is too soon or too late; they name the first and the last one. */
export const answerTooSoon = (earliest: string) => `answerTooSoon:${earliest.replaceAll("-", "")}`;
export const answerTooLate = (latest: string) => `answerTooLate:${latest.replaceAll("-", "")}`;

/** The form of a transition, by what it needs. An answer can be asked for between `earliest` and `latest`. */
export function transitionForm(needs: Needs, { earliest, latest }: AnswerBounds) {
	const day = requiredDay
		.refine((day) => day >= earliest, answerTooSoon(earliest))
		.refine((day) => day <= latest, answerTooLate(latest));
	const dueOn = orNull(day)
		.default(null)
		.transform((day) => day ?? undefined);
	return z.object({
		text: textField(needs, STATEMENT_MAX),
		reasons: needs.reasons ? requiredLines(STATEMENT_MAX) : optionalText(STATEMENT_MAX),
		facts: optionalText(STATEMENT_MAX),
		articles: optionalText(STATEMENT_MAX),
		remedy: optionalText(STATEMENT_MAX),
		second_language: optionalText(STATEMENT_MAX),
		due_on: needs.dueOn ? dueOn : notAsked,
		ground: needs.grounds
			? z.enum(grounds, "unknownChoice").refine((ground) => needs.grounds?.includes(ground), "unknownChoice")
			: notAsked,
	});
}

/** The result of the last try: its form, and what was typed into it. */
export type DeskState = {
	intent: DeskIntent;
	problems: Record<string, string>;
	values: Record<string, string>;
	wait?: number;
	failed?: boolean;
	/** The file that came with the form: its name, and what the form sends along for it. */
	document?: { name: string; token: string };
	refused?:
		| "conflict"
		| "notAllowed"
		| "judgedBefore"
		| "recused"
		| "othersRecusal"
		| "unknown"
		| "erased"
		| "emptied"
		| ReopeningRefusal;
	/** Events since the page was opened, and the current status. */
	changes?: Change[];
	now?: Status;
	allowed?: Status[];
	/** The ID number, once. */
	revealed?: string;
};
