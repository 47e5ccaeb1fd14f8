import type { RouterContextProvider } from "react-router";
import { config } from "../../base/config.server.ts";
import { type Answer, formAction, refused, validInput } from "../../base/forms/form-action.server.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { changePasswordForm } from "../credentials/account-form.ts";
import { leastPassword } from "../passwords/password.ts";
import { getsReminders, setOwnReminders } from "../reminders/reminders.server.ts";
import { actorOf, sessionOf } from "../sessions/session.server.ts";
import { changePassword, endOwnSession, ownSessions } from "./my-account.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The data of the account page, in every area. */
export async function ownAccount({ context }: Pick<Args, "context">) {
	const { accountId, email, roles, id, hasSecondFactor } = sessionOf(context);
	const least = leastPassword(roles, config().PASSWORD_MIN_LENGTH);
	const reminders = roles.includes("captain") ? await getsReminders(accountId) : undefined;
	return { email, roles, hasSecondFactor, current: id, sessions: await ownSessions(accountId), least, reminders };
}
export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;

/** Three kinds of forms: end a session, choose reminders, or change the password. */
export const changeOwnAccount = (args: Args) =>
	formAction(
		args,
		async ({ values, locale }) => {
			const to = areaPaths(areaOf(args.url.pathname), locale).account;
			if (values.intent === "reminders") {
				await setOwnReminders(actorOf(args.context), values.reminders === "on");
				return { to, flash: "reminders-saved" };
			}
			if (!values.session) return changeTo(args, values, to);
			await endOwnSession(args, values.session);
			return { to, flash: "sessions-ended" };
		},
		{ shown: () => ({}) },
	);

/** The form of a new password alone; `leadsTo` is the page of the area that comes next. */
export const changeOwnPassword = (args: Args, leadsTo: "account" | "home") =>
	formAction(
		args,
		({ values, locale }) => changeTo(args, values, areaPaths(areaOf(args.url.pathname), locale)[leadsTo]),
		{ shown: () => ({}) },
	);

async function changeTo(args: Args, values: Record<string, string>, to: string): Promise<Answer> {
	const least = leastPassword(sessionOf(args.context).roles, config().PASSWORD_MIN_LENGTH);
	const { current_password, password } = validInput(changePasswordForm(least), values);
	const outcome = await changePassword(args, current_password, password);
	return outcome.ok ? { to, flash: "password-changed" } : refused(outcome);
}
