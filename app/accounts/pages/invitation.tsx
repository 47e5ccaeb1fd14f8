import { data, redirect } from "react-router";
import { Panel } from "../../admin/parts/panel.tsx";
import { flashCookie } from "../../base/http/flash.server.ts";
import { readFields } from "../../base/http/read-fields.ts";
import { badRequest, notFound } from "../../base/http/stop.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { requires } from "../guards.server.ts";
import { invitationById, resendInvitation, withdrawInvitation } from "../joining/invitations.server.ts";
import { Alert } from "../parts/step-page.tsx";
import { actorOf } from "../session.server.ts";
import { stepUpToPost } from "../step-up.server.ts";
import { accountsText } from "../text.ts";
import type { Route } from "./+types/invitation";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const invitation = await invitationById(actorOf(context), params.id);
	if (!invitation) throw notFound();
	return { invitation };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const actor = actorOf(context);
	const done = (message: string) =>
		redirect(pathIn(localeOf(url.pathname), "/admin/accounts"), {
			status: 303,
			headers: { "set-cookie": flashCookie(message) },
		});
	if (values.intent === "withdraw")
		return (await withdrawInvitation(actor, params.id)) ? done("invitation-withdrawn") : data({ gone: true }, 410);
	if (values.intent !== "resend") throw badRequest();
	return (await resendInvitation(actor, params.id)) ? done("invited") : data({ gone: true }, 410);
}

/** One invitation that waits: send it again, or withdraw it. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = accountsText(locale);
	const { email, role, created_at, expires_at } = loaderData.invitation;
	return (
		<Panel title={t.invitation} close={pathIn(locale, "/admin/accounts")}>
			<div className="space-y-6 p-5 sm:p-7">
				{actionData?.gone && <Alert>{t.invitationGone}</Alert>}
				<p className="font-semibold">
					<Ltr className="break-all">{email}</Ltr> · {role && t[role]}
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
