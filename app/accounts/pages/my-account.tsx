import { data, redirect } from "react-router";
import { Moment } from "../../admin/parts/moment.tsx";
import { readFields } from "../../admin/record-action.server.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { problemsOf } from "../../base/http/problems.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields.tsx";
import { ErrorSummary, type FormState } from "../../base/ui/form-parts.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { config } from "../../config.server.ts";
import { changePasswordForm } from "../account-form.ts";
import { doorOf, doorPaths } from "../doors.ts";
import { requires } from "../guards.server.ts";
import { changePassword, endOwnSession, ownSessions } from "../my-account.server.ts";
import { NewPassword } from "../parts/new-password.tsx";
import { leastPassword } from "../password.ts";
import { sessionOf } from "../session.server.ts";
import { accountsText } from "../text.ts";
import type { Route } from "./+types/my-account";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

export async function loader({ context }: Route.LoaderArgs) {
	const { accountId, email, roles, id, hasSecondFactor } = sessionOf(context);
	const sessions = await ownSessions(accountId);
	return {
		email,
		roles,
		hasSecondFactor,
		current: id,
		sessions,
		least: leastPassword(roles, config().PASSWORD_MIN_LENGTH),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
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

export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = accountsText(locale);
	const { email, roles, hasSecondFactor } = loaderData;
	const labels = {
		current_password: t.currentPassword,
		password: t.newPassword,
		confirm_password: t.confirmPassword,
	};
	return (
		<div className="grid gap-8 lg:grid-cols-2">
			<section className="min-w-0 space-y-6">
				<h2 className="text-2xl">{t.myAccount}</h2>
				<dl className="card space-y-3 p-6">
					<div>
						<dt className="text-sm text-soft">{t.email}</dt>
						<dd className="font-semibold">
							<Ltr>{email}</Ltr>
						</dd>
					</div>
					<div>
						<dt className="text-sm text-soft">{t.roles}</dt>
						<dd className="font-semibold">{roles.map((role) => t[role]).join(" · ") || t.noRoles}</dd>
					</div>
					<div>
						<dt className="text-sm text-soft">{t.factorTitle}</dt>
						<dd className="flex flex-wrap items-center gap-4 font-semibold">
							{hasSecondFactor ? t.factorOn : t.factorOff}
							<a href={pathIn(locale, "/admin/account/second-factor")} className="link">
								{t.manage}
							</a>
						</dd>
					</div>
				</dl>
				<Sessions {...loaderData} />
			</section>
			<section aria-labelledby="change-password">
				<h2 id="change-password" className="mb-6 text-2xl">
					{t.changePassword}
				</h2>
				<form method="post" noValidate className="card space-y-5 p-6">
					<ErrorSummary form="password" state={actionData} labels={labels} />
					<input type="hidden" name="username" autoComplete="username" defaultValue={email} />
					<Field
						form="password"
						state={actionData}
						name="current_password"
						label={t.currentPassword}
						type="password"
						autoComplete="current-password"
					/>
					<NewPassword form="password" state={actionData} label={t.newPassword} least={loaderData.least} />
					<button type="submit" className="button">
						{t.changePassword}
					</button>
				</form>
			</section>
		</div>
	);
}

function Sessions({ sessions, current }: Pick<Route.ComponentProps["loaderData"], "sessions" | "current">) {
	const t = accountsText(useLocale());
	return (
		<section aria-labelledby="sessions">
			<h3 id="sessions" className="mb-3 text-xl">
				{t.sessions}
			</h3>
			<ul className="card divide-y divide-line">
				{sessions.map((session) => (
					<li key={session.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
						<div className="min-w-0 flex-1 basis-48">
							<p className="truncate font-semibold" dir="auto">
								{session.user_agent ?? t.unknownDevice}
							</p>
							<p className="text-sm text-soft">
								{session.ip_address && <Ltr>{session.ip_address} · </Ltr>}
								{t.lastSeen} <Moment at={session.last_seen_at} />
							</p>
						</div>
						{session.id === current ? (
							<span className="text-sm font-semibold text-win">{t.thisSession}</span>
						) : (
							<form method="post">
								<button type="submit" name="session" value={session.id} className="button-quiet">
									{t.endSession}
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
