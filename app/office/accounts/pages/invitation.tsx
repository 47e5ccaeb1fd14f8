import { data } from "react-router";
import { accountIdOf } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import {
	confirmInvitation,
	invitationById,
	resendInvitation,
	withdrawInvitation,
} from "../../../accounts/joining/invitations.server.ts";
import { joiningText } from "../../../accounts/joining/text.ts";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import type { Route } from "./+types/invitation";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

/** An invitation accepted or withdrawn in between is no error: the page says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const invitation = await invitationById(actorOf(context), params.id);
	const isOwn = invitation?.invited_by_id === accountIdOf(actorOf(context));
	return data({ invitation, isOwn }, invitation ? 200 : 410);
}

type State = FormState & { isGone?: boolean };

export const action = ({ params, context, ...args }: Route.ActionArgs) =>
	formAction<State>({ ...args, context }, async ({ values, locale }) => {
		const actor = actorOf(context);
		const done = (flash: string) => ({ to: pathIn(locale, "/admin/accounts"), flash });
		const gone = { status: 410, state: { isGone: true } };
		if (values.intent === "withdraw")
			return (await withdrawInvitation(actor, params.id)) ? done("invitation-withdrawn") : gone;
		if (values.intent === "confirm") {
			const confirmed = await confirmInvitation(actor, params.id);
			return confirmed.ok ? done("invited") : gone;
		}
		if (values.intent !== "resend") throw badRequest();
		const outcome = await resendInvitation(actor, params.id);
		if (outcome.ok) return done(outcome.asked ? "invitation-asked" : "invited");
		return "gone" in outcome ? gone : refused(outcome);
	});

/** One invitation that waits: send it again, or withdraw it. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = joiningText(locale);
	const names = roleText(locale);
	const two = twoOwnersText(locale);
	const { invitation, isOwn } = loaderData;
	const list = pathIn(locale, "/admin/accounts");
	const isGone = !invitation || actionData?.isGone;
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
	const { email, role, created_at, expires_at, waits } = invitation;
	const resend = (
		<button type="submit" name="intent" value="resend" className="button">
			{t.resendInvitation}
		</button>
	);
	return (
		<Panel title={t.invitation} close={list}>
			<div className="space-y-6 p-5 sm:p-7">
				<ErrorSummary form="invitation" state={actionData} labels={{}} />
				<p className="font-semibold">
					<Ltr className="break-all">{email}</Ltr> · {role && names[role]}
				</p>
				<p className="text-soft">
					{waits ? two.askedOn : t.invitedOn} <Moment at={created_at} /> · {waits ? two.until : t.worksUntil}{" "}
					<Moment at={expires_at} />
				</p>
				{waits && <p>{two.question}</p>}
				{waits && isOwn && <p className="rounded-xl bg-draw-tint p-4 font-semibold">{two.own}</p>}
				<form method="post" className="flex flex-wrap gap-3">
					{waits
						? !isOwn && (
								<button type="submit" name="intent" value="confirm" className="button">
									{two.confirmInvitation}
								</button>
							)
						: resend}
					<button type="submit" name="intent" value="withdraw" className="button-danger">
						{waits && !isOwn ? two.refuse : t.withdrawInvitation}
					</button>
					{waits && (
						<a href={list} data-first="" className="button-quiet">
							{t.backToAccounts}
						</a>
					)}
				</form>
				{!waits && <p className="text-sm text-soft">{t.withdrawNote}</p>}
			</div>
		</Panel>
	);
}
