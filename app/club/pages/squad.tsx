import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../base/forms/form-action.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Stopped } from "../../base/ui/fields/form-parts.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { Picture } from "../../base/ui/picture/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { PersonName } from "../../league/figures/person-name.tsx";
import { playersOf } from "../../people/clubs/clubs.server.ts";
import { ClubName } from "../../people/clubs/parts/club-name.tsx";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import { askForLicences, licencesToAsk } from "../../people/registrations/licences/ask-for-licences.server.ts";
import { licencesText } from "../../people/registrations/licences/text.ts";
import { answerRosterForm } from "../../people/registrations/rosters/answer-roster-form.server.ts";
import { AddPlayer } from "../../people/registrations/rosters/parts/add-player.tsx";
import { ChangedRoster } from "../../people/registrations/rosters/parts/changed-roster.tsx";
import { RosterList } from "../../people/registrations/rosters/parts/roster-list.tsx";
import { playersToAdd, rosterOf } from "../../people/registrations/rosters/rosters.server.ts";
import { rostersText } from "../../people/registrations/rosters/text.ts";
import { changedRoster } from "../../people/registrations/rosters/undo-roster.server.ts";
import { transfersText } from "../../people/registrations/transfers/text.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { clubMeta } from "../club-meta.ts";
import { AskForLicences } from "../parts/ask-for-licences.tsx";
import { Part } from "../parts/part.tsx";
import { captainsText } from "../text.ts";
import type { Route } from "./+types/squad";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

/** So many licences are asked for at once. */
const MOST_ASKED = 100;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const squad = (await ownSquads(actorOf(context))).find((own) => own.id === id);
	if (!squad) throw notFound();
	const today = riyadhDay(new Date());
	return {
		squad,
		players: await playersOf(squad.club_id),
		places: await rosterOf(id, today),
		changed: await changedRoster(request, id),
		toAdd: await playersToAdd(squad, today),
		licences: await licencesToAsk(squad),
		categories: await allLicenceCategories(),
	};
}

/** The roster's buttons, and licences that are asked for. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ form, values }) => {
		const actor = actorOf(args.context);
		const id = idParam(args.params.id);
		const squad = (await ownSquads(actor)).find((own) => own.id === id);
		if (!squad) throw notFound();
		const to = args.url.pathname;
		if (values.intent !== "ask-licences")
			return { to: `${to}#roster`, flash: await answerRosterForm(actor, id, values, new Date()) };
		const players = form.getAll("player").slice(0, MOST_ASKED);
		const asked = await askForLicences(
			actor,
			squad,
			players.map((player) => idParam(String(player))),
			values.category ?? "",
		);
		return { to: `${to}#licences`, flash: `licences-asked.${asked}` };
	});

export const meta: Route.MetaFunction = (args) =>
	clubMeta(args, (locale) => {
		const { squad } = args.loaderData ?? {};
		return squad ? pick(locale, squad, "name") : captainsText(locale).squads;
	});

/** One of a captain's squads: the players of its club, by ranking. */
export default function ClubSquad({ loaderData, actionData }: Route.ComponentProps) {
	const { squad, players, places, changed, toAdd, licences, categories } = loaderData;
	const locale = useLocale();
	const t = captainsText(locale);
	const rosters = rostersText(locale);
	return (
		<div className="space-y-8">
			<header>
				<h2 className="text-2xl">
					<bdi>
						<ClubName club={squad} />
					</bdi>{" "}
					<Ltr className="text-lg font-normal text-soft">{squad.season}</Ltr>
				</h2>
				<p className="flex flex-wrap gap-x-6">
					<a className="link-alone" href={pathIn(locale, "/squads/:id.ics", { id: String(squad.id) })}>
						{t.calendar}
					</a>
					<a className="link-alone" href={pathIn(locale, "/club/squads/:id/transfers", { id: String(squad.id) })}>
						{transfersText(locale).title}
					</a>
				</p>
			</header>
			<Stopped state={actionData} />
			<Part id="roster" title={rosters.roster}>
				<div className="space-y-4">
					<p className="text-soft">{rosters.ownLead}</p>
					<ChangedRoster changed={changed} />
					<RosterList places={places} />
					<AddPlayer players={toAdd} label={rosters.propose} />
				</div>
			</Part>
			<Part id="licences" title={licencesText(locale).title}>
				<AskForLicences licences={licences} categories={categories} />
			</Part>
			<Part id="players" title={t.roster}>
				{players.length === 0 ? (
					<p className="text-soft">{t.noPlayers}</p>
				) : (
					<ol className="card divide-y divide-line">
						{players.map((player) => (
							<li key={player.id} className="flex items-center gap-3 px-4 py-2">
								<span className="silhouette size-11 shrink-0 overflow-hidden rounded-full">
									<Picture url={player.photo_url} sizes="44px" className="size-full object-cover" />
								</span>
								<a
									href={pathIn(locale, "/player/:id", { id: String(player.id) })}
									className="me-auto min-h-11 content-center font-semibold underline-offset-4 hover:underline"
								>
									<PersonName person={player} />
								</a>
								<span className="shrink-0 text-sm text-soft">
									{player.ranking === null ? t.unranked : `${t.ranking} ${player.ranking}`}
								</span>
							</li>
						))}
					</ol>
				)}
			</Part>
		</div>
	);
}
