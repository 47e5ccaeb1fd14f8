import { data, type RouterContextProvider, redirect } from "react-router";
import { config } from "../../base/config.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { changePasswordForm } from "../credentials/account-form.ts";
import { leastPassword } from "../passwords/password.ts";
import { sessionOf } from "../sessions/session.server.ts";
import { changePassword, endOwnSession, ownSessions } from "./my-account.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The data of the account page, in every area. */
export async function ownAccount({ context }: Pick<Args, "context">) {
	const { accountId, email, roles, id, hasSecondFactor } = sessionOf(context);
	const least = leastPassword(roles, config().PASSWORD_MIN_LENGTH);
	return { email, roles, hasSecondFactor, current: id, sessions: await ownSessions(accountId), least };
}
export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;

/** Two kinds of forms: end a session, or change the password. */
export async function changeOwnAccount(args: Args) {
	const { values } = await readFields(args.request);
	if (!values.session) return takePassword(args, values, "account");
	await endOwnSession(args, values.session);
	return done(args, "account", "sessions-ended");
}

/** The form of a new password alone; `leadsTo` is the page of the area that comes next. */
export async function changeOwnPassword(args: Args, leadsTo: "account" | "home") {
	return takePassword(args, (await readFields(args.request)).values, leadsTo);
}

async function takePassword(args: Args, values: Record<string, string>, leadsTo: "account" | "home") {
	const again = (status: number, state: Partial<FormState>) =>
		data<FormState>({ problems: {}, values: {}, ...state }, { status });
	const least = leastPassword(sessionOf(args.context).roles, config().PASSWORD_MIN_LENGTH);
	const parsed = changePasswordForm(least).safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const outcome = await changePassword(args, parsed.data.current_password, parsed.data.password);
	if (!outcome.ok) return "wait" in outcome ? again(429, outcome) : again(422, outcome);
	return done(args, leadsTo, "password-changed");
}

const done = ({ url }: Pick<Args, "url">, leadsTo: "account" | "home", message: string) =>
	redirect(areaPaths(areaOf(url.pathname), localeOf(url.pathname))[leadsTo], {
		status: 303,
		headers: { "set-cookie": flashCookie(message) },
	});
