import { SERIAL } from "../draft-intent.ts";
import { parseFields } from "../merge-edits.ts";

/**
 * A command asks it before it saves, for example about a likely slip: the key of a sentence, or facts of which a page
 * makes one, with a token. The form is shown again, and sends the tokens of its questions in the field `accepted`.
 */
export type Question = string | { token: string };
export const tokenOf = (question: Question) => (typeof question === "string" ? question : question.token);

/** The refusal of a command that asks: all its questions, unless each of them was accepted. */
export const askBack = <Q extends Question>(questions: Q[], accepted: readonly string[]) =>
	questions.every((question) => accepted.includes(tokenOf(question))) ? undefined : { ok: false as const, questions };

/** The fields that a question is about, by its token. */
export type QuestionFields = Record<string, readonly string[]>;

/**
 * The tokens that a form accepts. Where its field `asked` has the values of the time when it was shown, a question is
 * accepted while the fields it is about are the same: by default all of them. Without it the token names the values.
 */
export function acceptedIn(values: Record<string, string>, about: QuestionFields = {}): string[] {
	const now = typedFields(values);
	const then = values.asked === undefined ? now : parseFields(values.asked);
	const isSame = (name: string) => (then[name] ?? "") === (now[name] ?? "");
	const accepted = (values.accepted ?? "").split(" ").filter(Boolean);
	return accepted.filter((token) => (about[token] ?? Object.keys({ ...then, ...now })).every(isSame));
}

/** The value of the field `asked` of a form. */
export const askedWith = (values: Record<string, string>) => JSON.stringify(typedFields(values));

/** Carried by a form beside its fields. */
const carried = ["accepted", "asked", "seen", "version", "intent", SERIAL];
const typedFields = (values: Record<string, string>) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !carried.includes(name)));
