import { Alert } from "../../../accounts/parts/step-page.tsx";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { captainForm } from "../../../league/captains/managing/captain-form.ts";
import {
	nameCaptain,
	resendToCaptain,
	withdrawFromCaptain,
} from "../../../league/captains/managing/captains.server.ts";
import { captainsOf, invitedTo, managedSquad } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { CaptainList } from "../parts/captain-list.tsx";
import { InvitedList } from "../parts/invited-list.tsx";
import { NameCaptain } from "../parts/name-captain.tsx";
import { managingText } from "../text.ts";
import type { Route } from "./+types/squad";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const squad = await managedSquad(idParam(params.squad));
	if (!squad) throw notFound();
	return {
		squad,
		captains: await captainsOf(squad.id),
		invited: await invitedTo(squad.id),
		query: url.search,
	};
}

type State = FormState & { isGone?: boolean };

export const action = ({ params, context, ...args }: Route.ActionArgs) =>
	formAction<State>({ ...args, context }, async ({ values, locale }) => {
		const [actor, squad] = [actorOf(context), idParam(params.squad)];
		const to = pathIn(locale, "/admin/league/captains/:squad", params) + args.url.search;
		const isGone = { status: 410, state: { isGone: true } };
		if (values.intent === "withdraw") {
			const isWithdrawn = await withdrawFromCaptain(actor, squad, values.invitation ?? "");
			return isWithdrawn ? { to, flash: "captain-invitation-withdrawn" } : isGone;
		}
		if (values.intent === "resend") {
			const outcome = await resendToCaptain(actor, squad, values.invitation ?? "");
			if (outcome.ok) return { to, flash: "captain-invited" };
			return "gone" in outcome ? isGone : refused(outcome);
		}
		if (values.intent !== "name") throw badRequest();
		const outcome = await nameCaptain(actor, squad, validInput(captainForm, values));
		if (outcome.ok) return { to, flash: `captain-${outcome.done}` };
		if ("gone" in outcome) throw notFound();
		return refused(outcome);
	});

/** One squad: its captains, the invitations that wait, and a form that names one more. */
export default function SquadCaptains({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = managingText(locale);
	const { squad, captains, invited, query } = loaderData;
	return (
		<Panel
			title={`${t.title}: ${pick(locale, squad, "name")} (${squad.season})`}
			close={pathIn(locale, "/admin/league/captains") + query}
		>
			<div className="space-y-8 p-5 sm:p-7">
				{actionData?.isGone && <Alert>{t.gone}</Alert>}
				<CaptainList squad={squad.id} captains={captains} query={query} />
				{invited.length > 0 && <InvitedList invited={invited} />}
				<NameCaptain state={actionData} />
			</div>
		</Panel>
	);
}
