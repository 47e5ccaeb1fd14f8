import { useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	countSquads,
	makeRounds,
	managedRounds,
	stageOf,
} from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { makeForm, roundCount } from "../../../league/competitions/rounds/round-form.ts";
import { MakeRounds } from "../parts/make-rounds.tsx";
import { RoundLine } from "../parts/round-line.tsx";
import { roundsText } from "../rounds-text.ts";
import type { Route } from "./+types/rounds";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const group = await stageOf(idParam(params.id));
	if (!group) throw notFound();
	const needed = roundCount(await countSquads(group.id), group.legs);
	return { group: String(group.id), rounds: await managedRounds(group.stage_id, group.id), needed };
}

/** Makes the rounds that the group needs. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const made = await makeRounds(actorOf(args.context), idParam(args.params.id), validInput(makeForm, values));
		return { to: args.url.pathname, flash: `rounds-made.${made}` };
	});

export default function Rounds({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = roundsText(locale);
	const { group: id, rounds, needed } = loaderData;
	const panel = useOutlet();
	return (
		<>
			<div className="max-w-3xl space-y-6">
				<Stopped state={actionData} />
				<p>
					<a href={pathIn(locale, "/admin/league/groups/:id/rounds/:round", { id, round: "new" })} className="button">
						{t.add}
					</a>
				</p>
				{rounds.length === 0 ? (
					<p className="text-soft">{t.none}</p>
				) : (
					<ul className="card divide-y divide-line">
						{rounds.map((round) => (
							<RoundLine key={round.id} round={round} group={id} />
						))}
					</ul>
				)}
				<MakeRounds needed={needed} isOpen={rounds.length === 0 || actionData !== undefined} state={actionData} />
			</div>
			{panel}
		</>
	);
}
