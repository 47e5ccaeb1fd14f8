import { data } from "react-router";
import type { z } from "zod";
import { isUnknown } from "../errors/away.server.ts";
import { isOfClosedRows } from "../errors/closed-rows.ts";
import { isRefusedValue } from "../errors/refused-value.ts";
import { settingCookies } from "../http/cookies.ts";
import { isHttpError } from "../http/http-errors.ts";
import { type RequestFacts, requestContext } from "../http/request-context.ts";
import { type SeeOther, seeOther } from "../http/see-other.server.ts";
import { type Locale, localeOf } from "../locale/locale.ts";
import { logFailure } from "../log/log-rarely.server.ts";
import type { FormState } from "./form-state.ts";
import { problemsOf } from "./problems.ts";
import { readFields } from "./read-fields.ts";

type Args = { request: Request; url: URL; context: { get: (key: typeof requestContext) => RequestFacts } };
export type PostedForm = { form: FormData; values: Record<string, string> };
/** `address` is the sender's network address. */
export type Sender = { locale: Locale; address: string };
/** The part of a page's state that not every form has. */
type Extra<State> = Omit<State, keyof FormState>;
/** The form is shown again, with what was typed unless `state` has other values. */
type RejectedForm<State> = {
	status: number;
	state: Partial<FormState> & Partial<Extra<State>>;
	cookies?: SeeOther["cookies"];
};
export type Answer<State = FormState> = SeeOther | RejectedForm<State>;
type Run<State, P> = (posted: P & Sender) => Promise<Answer<State>>;
type Options<State> = {
	/** Facts that the page needs beside every answer that shows the form again. */
	always?: () => Extra<State>;
	/** Which of the typed values are shown again; by default all but passwords. */
	shown?: (values: Record<string, string>) => Record<string, string>;
	/** The state when we failed, where it is not `failed: true`. */
	failed?: (values: Record<string, string>) => Partial<Extra<State>>;
};

/** The action of a form without files: reads it and answers as `answerForm` does. */
export const formAction = async <State extends FormState = FormState>(
	args: Args,
	run: Run<State, PostedForm>,
	options?: Options<State>,
) => answerForm(args, await readFields(args.request), run, options);

/**
 * Answers a form that was read: 303 where it was accepted; else the form again with everything that was typed: the
 * status that `run` chose, 422 for input that `validInput` refused, 409 for rows that are closed, 503 when we failed.
 */
export async function answerForm<State extends FormState, P extends PostedForm>(
	{ url, context }: Pick<Args, "url" | "context">,
	posted: P,
	run: Run<State, P>,
	{ always, shown = withoutPasswords, failed }: Options<State> = {},
) {
	const none: Partial<Extra<State>> = {};
	const { address, id } = context.get(requestContext);
	const again = ({ status, state, cookies = [] }: RejectedForm<State>) => {
		const extra = (always?.() ?? {}) as Extra<State>; // a state without facts of its own has no `always`
		const shownAgain = { problems: {}, values: shown(posted.values), ...extra, ...state };
		return data<FormState & Extra<State>>(shownAgain, { status, headers: settingCookies(cookies) });
	};
	try {
		const answer = await run({ ...posted, locale: localeOf(url.pathname), address });
		return "to" in answer ? seeOther(answer) : again(answer);
	} catch (error) {
		if (isOfClosedRows(error)) return again({ status: 409, state: { ...none, problems: { version: "closedRows" } } });
		if (error instanceof InvalidInput) return again({ status: 422, state: { ...none, problems: error.problems } });
		// A value the database refuses is the sender's fault: 400 (decision 79). What may be saved is not called a failure.
		if (error instanceof Response || isHttpError(error) || isRefusedValue(error) || isUnknown(error)) throw error;
		logFailure("form.failed", id, error);
		return again({ status: 503, state: failed?.(posted.values) ?? { ...none, failed: true } });
	}
}

class InvalidInput extends Error {
	readonly problems: Record<string, string>;
	constructor(problems: Record<string, string>) {
		super("invalid input");
		this.problems = problems;
	}
}

/** The parsed input of a form, for use inside `run`: what the schema refuses is answered with 422 and its problems. */
export function validInput<S extends z.ZodType>(schema: S, values: Record<string, unknown>): z.output<S> {
	const parsed = schema.safeParse(values);
	if (!parsed.success) throw new InvalidInput(problemsOf(parsed.error));
	return parsed.data;
}

/** The answer to a refused command: 429 with the seconds to wait, else `status` with its problems. */
export const refused = <O extends object>(outcome: O, status = 422) => ({
	status: "wait" in outcome ? 429 : status,
	state: outcome,
});

/** The typed values without passwords. */
export const withoutPasswords = (values: Record<string, string>) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes("password")));
