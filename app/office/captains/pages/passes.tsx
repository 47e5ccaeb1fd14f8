import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type IssuedPass, issuePass, passesOf, renewPin } from "../../../league/captains/passes/issue-pass.server.ts";
import { lastDays, passForm } from "../../../league/captains/passes/pass-form.ts";
import { tieById } from "../../../league/ties/editing/edit-ties.server.ts";
import { shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { IssuedLink } from "../parts/issued-link.tsx";
import { NewPass } from "../parts/new-pass.tsx";
import { PassList } from "../parts/pass-list.tsx";
import { passText } from "../passes-text.ts";
import type { Route } from "./+types/passes";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };
type State = FormState & { issued?: IssuedPass };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const tie = await shownTie(id);
	if (!tie && !(await tieById(id))) throw notFound();
	return {
		id,
		/** Absent while its competition is not announced. */
		tie: tie && {
			home: tie.home_team,
			away: tie.away_team,
			day: tie.match_date,
			...lastDays(tie.match_date, new Date()),
		},
		passes: await passesOf(actorOf(context), id),
		query: url.search,
	};
}

/** Link and PIN are in the answer to this post and nowhere else. */
export const action = ({ params, context, ...args }: Route.ActionArgs) =>
	formAction<State>({ ...args, context }, async ({ values, locale }) => {
		const [actor, tie] = [actorOf(context), idParam(params.id)];
		const outcome =
			values.intent === "renew-pin"
				? await renewPin(actor, tie, values.pass ?? "")
				: await issuePass(actor, tie, validInput(passForm, values), locale);
		if (outcome.ok) return { status: 200, state: { values: {}, issued: outcome.issued } };
		if ("gone" in outcome) throw notFound();
		return refused(outcome);
	});

/** The links of one tie: make one, see which there are, give one another PIN, revoke. */
export default function Passes({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = passText(locale);
	const { id, tie, passes, query } = loaderData;
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/matches/:id", { id: String(id) }) + query}>
			<div className="space-y-8 p-5 sm:p-7">
				<p>{t.lead}</p>
				{tie && actionData?.issued && <IssuedLink issued={actionData.issued} tie={tie} />}
				{tie ? <NewPass tie={tie} state={actionData} /> : <p className="text-soft">{t.notShown}</p>}
				<PassList tie={id} sides={tie} passes={passes} query={query} />
			</div>
		</Panel>
	);
}
