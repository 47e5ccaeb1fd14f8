import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { answerRosterForm } from "../../../people/registrations/rosters/answer-roster-form.server.ts";
import { AddPlayer } from "../../../people/registrations/rosters/parts/add-player.tsx";
import { ChangedRoster } from "../../../people/registrations/rosters/parts/changed-roster.tsx";
import { RosterList } from "../../../people/registrations/rosters/parts/roster-list.tsx";
import { playersToAdd, rosterOf } from "../../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../../people/registrations/rosters/text.ts";
import { changedRoster } from "../../../people/registrations/rosters/undo-roster.server.ts";
import { squadById } from "../../../people/squads/squads.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import type { Route } from "./+types/roster";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

export async function loader({ request, params, url }: Route.LoaderArgs) {
	const squad = await squadById(idParam(params.squad));
	if (!squad) throw notFound();
	const today = riyadhDay(new Date());
	const { id, name, name_ar, season } = squad;
	return {
		squad: { id: String(id), name, name_ar, season },
		places: await rosterOf(id, today),
		changed: await changedRoster(request, id),
		players: await playersToAdd(squad, today),
		query: url.search,
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const flash = await answerRosterForm(actorOf(args.context), idParam(args.params.squad), values, new Date());
		return { to: args.url.pathname + args.url.search, flash };
	});

export default function Roster({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = rostersText(locale);
	const { squad, places, players, changed, query } = loaderData;
	const pathOf = (place: number) =>
		pathIn(locale, "/admin/registrations/squads/:squad/:place", { squad: squad.id, place: String(place) }) + query;
	return (
		<Panel
			title={`${t.of(pick(locale, squad, "name"))} ${squad.season}`}
			close={pathIn(locale, "/admin/registrations") + query}
		>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p className="text-soft">{t.lead}</p>
				<Stopped state={actionData} />
				<ChangedRoster changed={changed} />
				<RosterList places={places} pathOf={pathOf} />
				<AddPlayer players={players} label={t.add} />
			</div>
		</Panel>
	);
}
