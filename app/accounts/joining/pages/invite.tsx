import { data, redirect } from "react-router";
import { roleText } from "../../../access/text.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { flashCookie } from "../../../base/http/flash.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields.tsx";
import { ErrorSummary } from "../../../base/ui/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { invitedRoles, inviteForm } from "../../credentials/account-form.ts";
import { credentialsText } from "../../credentials/text.ts";
import { stepUpToPost } from "../../second-factor/step-up.server.ts";
import { actorOf } from "../../sessions/session.server.ts";
import { requires } from "../../sign-in/guards.server.ts";
import { invite } from "../invitations.server.ts";
import { joiningText } from "../text.ts";
import type { Route } from "./+types/invite";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<FormState>) =>
		data<FormState>({ problems: {}, values, ...state }, { status });
	const parsed = inviteForm.safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const outcome = await invite(actorOf(context), parsed.data);
	if (!outcome.ok) return "wait" in outcome ? again(429, outcome) : again(422, outcome);
	throw redirect(pathIn(localeOf(url.pathname), "/admin/accounts"), {
		status: 303,
		headers: { "set-cookie": flashCookie("invited") },
	});
}

export default function Invite({ actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = joiningText(locale);
	const credentials = credentialsText(locale);
	const names = roleText(locale);
	const state = actionData ?? { problems: {}, values: { language: locale } };
	const field = { form: "invite", state };
	return (
		<Panel title={t.inviteTitle} close={pathIn(locale, "/admin/accounts")}>
			<form method="post" noValidate className="space-y-5 p-5 sm:p-7">
				<p>{t.inviteText}</p>
				<ErrorSummary
					form="invite"
					state={actionData}
					labels={{ email: credentials.email, role: names.role, language: t.emailLanguage }}
				/>
				<Field {...field} name="email" label={credentials.email} type="email" autoComplete="off" maxLength={254} />
				<SelectField
					{...field}
					name="role"
					label={names.role}
					empty={t.chooseRole}
					options={invitedRoles.map((role) => ({ value: role, label: names[role] }))}
				/>
				<SelectField
					{...field}
					name="language"
					label={t.emailLanguage}
					options={[
						{ value: "ar", label: t.arabic },
						{ value: "en", label: t.english },
					]}
				/>
				<button type="submit" className="button">
					{t.sendInvitation}
				</button>
			</form>
		</Panel>
	);
}
