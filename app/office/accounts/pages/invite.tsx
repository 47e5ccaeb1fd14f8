import { roleText } from "../../../access/text.ts";
import { invitedRoles, inviteForm } from "../../../accounts/credentials/account-form.ts";
import { credentialsText } from "../../../accounts/credentials/text.ts";
import { invite } from "../../../accounts/joining/invitations.server.ts";
import { joiningText } from "../../../accounts/joining/text.ts";
import { accountProblems } from "../../../accounts/problem-text.ts";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { isNewlyAlone, otherOwners } from "../../../accounts/two-owners/role-requests.server.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import type { Route } from "./+types/invite";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true, title: (locale: Locale) => joiningText(locale).inviteTitle };

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const outcome = await invite(actorOf(args.context), validInput(inviteForm, values));
		const flash = outcome.ok && outcome.asked ? "invitation-asked" : "invited";
		return outcome.ok ? { to: pathIn(locale, "/admin/accounts"), flash } : refused(outcome);
	});

export const loader = async ({ context }: Route.LoaderArgs) => ({
	asksOthers: (await otherOwners(actorOf(context))).length > 0,
	isNewlyAlone: await isNewlyAlone(actorOf(context)),
});

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = joiningText(locale);
	const credentials = credentialsText(locale);
	const names = roleText(locale);
	const alone = loaderData.isNewlyAlone ? accountProblems(locale).newlyAlone : twoOwnersText(locale).aloneGrants;
	const state = actionData ?? { problems: {}, values: { language: locale } };
	const field = { form: "invite", state };
	return (
		<Panel title={t.inviteTitle} close={pathIn(locale, "/admin/accounts")}>
			<form method="post" noValidate className="space-y-5 p-5 sm:p-7">
				<p>{t.inviteText}</p>
				<ErrorSummary
					form="invite"
					state={actionData}
					labels={{ email: credentials.email, name: credentials.name, role: names.role, language: t.emailLanguage }}
				/>
				<Field {...field} name="email" label={credentials.email} type="email" autoComplete="off" maxLength={254} />
				<Field {...field} name="name" label={credentials.name} autoComplete="off" maxLength={120} required={false} />
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
				<p className="text-sm text-soft">{loaderData.asksOthers ? t.headsAskOthers : alone}</p>
				<button type="submit" className="button">
					{t.sendInvitation}
				</button>
			</form>
		</Panel>
	);
}
