import { data, redirect } from "react-router";
import type { z } from "zod";
import { flashCookie } from "../http/flash.server.ts";
import { type RequestFacts, requestContext } from "../http/request-context.ts";
import { type Locale, localeOf } from "../locale/locale.ts";
import { logFailure } from "../log/log-rarely.server.ts";
import type { FormState } from "./form-state.ts";
import { isHoneypotFilled } from "./honeypot.ts";
import { problemsOf } from "./problems.ts";
import { readFields } from "./read-fields.ts";

type Args = { request: Request; url: URL; context: { get: (key: typeof requestContext) => RequestFacts } };
type Sender = { locale: Locale; address: string; trapped: boolean };
type Outcome = { ok: true } | { ok: false; wait: number };

/**
 * The way every public form takes: read, check, carry out, and lead back to `page` with a message.
 * Problems return with everything that was typed: 422 for the input, 429 for too many, 503 when we failed.
 */
export async function formAction<S extends z.ZodType>(
	{ request, url, context }: Args,
	schema: S,
	carryOut: (input: z.infer<S>, sender: Sender) => Promise<Outcome>,
	done: { message: string; page: (locale: Locale) => string },
) {
	const { form, values } = await readFields(request);
	const again = (status: number, state: Partial<FormState>) =>
		data<FormState>({ problems: {}, values, ...state }, { status });

	const parsed = schema.safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const { address, id } = context.get(requestContext);
	const locale = localeOf(url.pathname);
	try {
		const outcome = await carryOut(parsed.data, { locale, address, trapped: isHoneypotFilled(form) });
		if (!outcome.ok) return again(429, { wait: outcome.wait });
	} catch (error) {
		logFailure("form.failed", id, error);
		return again(503, { failed: true });
	}
	throw redirect(done.page(locale), { status: 303, headers: { "set-cookie": flashCookie(done.message) } });
}
