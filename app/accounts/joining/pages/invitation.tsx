import { data, redirect } from "react-router";
import { roleText } from "../../../access/text.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { flashCookie } from "../../../base/http/flash.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { Alert } from "../../parts/step-page.tsx";
import { stepUpToPost } from "../../second-factor/step-up.server.ts";
import { actorOf } from "../../sessions/session.server.ts";
import { requires } from "../../sign-in/guards.server.ts";
import { invitationById, resendInvitation, withdrawInvitation } from "../invitations.server.ts";
import { joiningText } from "../text.ts";
import type { Route } from "./+types/invitation";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

/** An invitation accepted or withdrawn in between is no error: the page says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const invitation = await invitationById(actorOf(context), params.id);
	return data({ invitation }, invitation ? 200 : 410);
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const actor = actorOf(context);
	const again = (status: number, state: { wait?: number }) =>
		data<FormState>({ problems: {}, values: {}, ...state }, { status });
	const done = (message: string) =>
		redirect(pathIn(localeOf(url.pathname), "/admin/accounts"), {
			status: 303,
			headers: { "set-cookie": flashCookie(message) },
		});
	if (values.intent === "withdraw")
		return (await withdrawInvitation(actor, params.id)) ? done("invitation-withdrawn") : again(410, {});
	if (values.intent !== "resend") throw badRequest();
	const outcome = await resendInvitation(actor, params.id);
	if (outcome.ok) return done("invited");
	return "wait" in outcome ? again(429, outcome) : again(410, {});
}

/** One invitation that waits: send it again, or withdraw it. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = joiningText(locale);
	const names = roleText(locale);
	const { invitation } = loaderData;
	const list = pathIn(locale, "/admin/accounts");
	const isGone = !invitation || (actionData !== undefined && !actionData.wait);
	if (isGone)
		return (
			<Panel title={t.invitation} close={list}>
				<div className="p-5 sm:p-7">
					<Alert>{t.invitationGone}</Alert>
					<a href={list} className="button-quiet">
						{t.backToAccounts}
					</a>
				</div>
			</Panel>
		);
	const { email, role, created_at, expires_at } = invitation;
	return (
		<Panel title={t.invitation} close={list}>
			<div className="space-y-6 p-5 sm:p-7">
				<ErrorSummary form="invitation" state={actionData} labels={{}} />
				<p className="font-semibold">
					<Ltr className="break-all">{email}</Ltr> · {role && names[role]}
				</p>
				<p className="text-soft">
					{t.invitedOn} <Moment at={created_at} /> · {t.worksUntil} <Moment at={expires_at} />
				</p>
				<form method="post" className="flex flex-wrap gap-3">
					<button type="submit" name="intent" value="resend" className="button">
						{t.resendInvitation}
					</button>
					<button type="submit" name="intent" value="withdraw" className="button-danger">
						{t.withdrawInvitation}
					</button>
				</form>
				<p className="text-sm text-soft">{t.withdrawNote}</p>
			</div>
		</Panel>
	);
}
