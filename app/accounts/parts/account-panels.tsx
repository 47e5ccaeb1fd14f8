import { useLocation } from "react-router";
import { roleText } from "../../access/text.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../base/ui/moment.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { credentialsText } from "../credentials/text.ts";
import type { OwnAccount } from "../managing/own-account.server.ts";
import { managingText } from "../managing/text.ts";
import { passkeyText } from "../passkeys/text.ts";
import { passwordText } from "../passwords/text.ts";
import { ReminderChoice } from "../reminders/parts/reminder-choice.tsx";
import { secondFactorText } from "../second-factor/text.ts";
import { deviceName } from "../sessions/device-name.ts";
import { sessionsText } from "../sessions/text.ts";
import { tokenText } from "../tokens/text.ts";
import { NewPassword } from "./new-password.tsx";

/** Who one is, reminders, where one is signed in, and a new password. */
export function AccountPanels({ account, state }: { account: OwnAccount; state?: FormState }) {
	const locale = useLocale();
	const t = passwordText(locale);
	const credentials = credentialsText(locale);
	const names = roleText(locale);
	const factor = secondFactorText(locale);
	const managing = managingText(locale);
	const { email, roles, hasSecondFactor } = account;
	const area = areaOf(useLocation().pathname);
	const paths = areaPaths(area, locale);
	const labels = {
		current_password: t.currentPassword,
		password: t.newPassword,
		confirm_password: t.confirmPassword,
	};
	return (
		<div className="grid gap-8 lg:grid-cols-2">
			<section className="min-w-0 space-y-6">
				<h2 className="text-2xl">{managing.myAccount}</h2>
				<dl className="card space-y-3 p-6">
					<div>
						<dt className="text-sm text-soft">{credentials.email}</dt>
						<dd className="font-semibold">
							<Ltr>{email}</Ltr>
						</dd>
					</div>
					<div>
						<dt className="text-sm text-soft">{names.roles}</dt>
						<dd className="font-semibold">{roles.map((role) => names[role]).join(" · ") || managing.noRoles}</dd>
					</div>
					<div>
						<dt className="text-sm text-soft">{factor.factorTitle}</dt>
						<dd className="flex flex-wrap items-center gap-4 font-semibold">
							{hasSecondFactor ? factor.factorOn : factor.factorOff}
							<a href={paths.factor} className="link">
								{managing.manage}
							</a>
						</dd>
					</div>
					<div>
						<dt className="text-sm text-soft">{passkeyText(locale).title}</dt>
						<dd className="font-semibold">
							<a href={paths.passkeys} className="link">
								{managing.manage}
							</a>
						</dd>
					</div>
					{area !== "complaints" && (
						<div>
							<dt className="text-sm text-soft">{managing.myData}</dt>
							<dd className="font-semibold">
								<a href={paths.data} className="link">
									{managing.copyOrErase}
								</a>
							</dd>
						</div>
					)}
					{area === "admin" && (
						<div>
							<dt className="text-sm text-soft">{tokenText(locale).title}</dt>
							<dd className="font-semibold">
								<a href={pathIn(locale, "/admin/account/tokens")} className="link">
									{managing.manage}
								</a>
							</dd>
						</div>
					)}
				</dl>
				{account.reminders !== undefined && <ReminderChoice isOn={account.reminders} />}
				<Sessions {...account} />
				<section aria-labelledby="this-browser">
					<h3 id="this-browser" className="mb-3 text-xl">
						{credentials.forgetTitle}
					</h3>
					<form method="post" action={paths.signOut} className="card space-y-4 p-6">
						<p>{credentials.forgetText}</p>
						<button type="submit" name="forget" value="on" className="button-quiet">
							{credentials.forget}
						</button>
					</form>
				</section>
			</section>
			<section aria-labelledby="change-password">
				<h2 id="change-password" className="mb-6 text-2xl">
					{t.changePassword}
				</h2>
				<form method="post" noValidate className="card space-y-5 p-6">
					<ErrorSummary form="password" state={state} labels={labels} />
					<input type="hidden" name="username" autoComplete="username" defaultValue={email} />
					<Field
						form="password"
						state={state}
						name="current_password"
						label={t.currentPassword}
						type="password"
						autoComplete="current-password"
					/>
					<NewPassword form="password" state={state} label={t.newPassword} least={account.least} />
					<button type="submit" className="button">
						{t.changePassword}
					</button>
				</form>
			</section>
		</div>
	);
}

function Sessions({ sessions, current }: Pick<OwnAccount, "sessions" | "current">) {
	const locale = useLocale();
	const t = sessionsText(locale);
	return (
		<section aria-labelledby="sessions">
			<h3 id="sessions" className="mb-3 text-xl">
				{t.sessions}
			</h3>
			<ul className="card divide-y divide-line">
				{sessions.map((session) => (
					<li key={session.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold">{deviceName(locale, session.user_agent)}</p>
							<p className="text-sm text-soft">
								{t.lastSeen} <Moment at={session.last_seen_at} />
							</p>
							{session.ip_address && (
								<p className="text-sm text-soft">
									{t.network} <Ltr>{session.ip_address}</Ltr>
								</p>
							)}
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
