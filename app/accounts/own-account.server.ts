import { data, type RouterContextProvider, redirect } from "react-router";
import { flashCookie } from "../base/http/flash.server.ts";
import { problemsOf } from "../base/http/problems.ts";
import { readFields } from "../base/http/read-fields.ts";
import { localeOf } from "../base/locale/locale.ts";
import type { FormState } from "../base/ui/form-parts.tsx";
import { config } from "../config.server.ts";
import { changePasswordForm } from "./account-form.ts";
import { doorOf, doorPaths } from "./doors.ts";
import { changePassword, endOwnSession, ownSessions } from "./my-account.server.ts";
import { leastPassword } from "./password.ts";
import { sessionOf } from "./session.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** What the account page shows, through whichever door somebody came. */
export async function ownAccount({ context }: Pick<Args, "context">) {
	const { accountId, email, roles, id, hasSecondFactor } = sessionOf(context);
	const least = leastPassword(roles, config().PASSWORD_MIN_LENGTH);
	return { email, roles, hasSecondFactor, current: id, sessions: await ownSessions(accountId), least };
}
export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;

/** Two kinds of forms: end a session, or change the password. */
export async function changeOwnAccount({ request, url, context }: Args) {
	const { values } = await readFields(request);
	const done = (message: string) =>
		redirect(doorPaths(doorOf(url.pathname), localeOf(url.pathname)).account, {
			status: 303,
			headers: { "set-cookie": flashCookie(message) },
		});
	if (values.session) {
		await endOwnSession({ context }, values.session);
		return done("sessions-ended");
	}
	const again = (status: number, state: Partial<FormState>) =>
		data<FormState>({ problems: {}, values: {}, ...state }, { status });
	const least = leastPassword(sessionOf(context).roles, config().PASSWORD_MIN_LENGTH);
	const parsed = changePasswordForm(least).safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const outcome = await changePassword({ request, context }, parsed.data.current_password, parsed.data.password);
	if (!outcome.ok) return "wait" in outcome ? again(429, outcome) : again(422, outcome);
	return done("password-changed");
}
