import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupPath } from "../../../league/competitions/groups/group-path.ts";
import type { SquadOfClub } from "../../../league/group-tables/squads-of-club.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { clubsText, playerCount } from "../text.ts";

type ListedSquad = { id: number; name: string; name_ar: string };

/**
 * The squads of a club in the season: the groups they play in, their places there, a calendar of each, and its roster
 * where there is one.
 */
export function ClubSquads({ squads }: { squads: (SquadOfClub & { roster: ListedSquad[] })[] }) {
	const locale = useLocale();
	const t = clubsText(locale);
	return (
		<ul className="card divide-y divide-line">
			{squads.map((squad) => (
				<li key={squad.id} data-squad={squad.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3">
					<strong className="min-w-40">
						<bdi>{pick(locale, squad, "name")}</bdi>
					</strong>
					<ul className="me-auto space-y-1">
						{squad.places.map(({ group, rank, of }) => (
							<li key={group.id} className="flex flex-wrap gap-x-3">
								<GroupLink group={group} squad={squad.id} />
								{rank !== null && <span className="text-soft">{t.place(rank, of)}</span>}
							</li>
						))}
					</ul>
					<a className="link print:hidden" href={pathIn(locale, "/squads/:id.ics", { id: String(squad.id) })}>
						{t.squadCalendar}
					</a>
					{squad.roster.length > 0 && <Roster roster={squad.roster} />}
				</li>
			))}
		</ul>
	);
}

function Roster({ roster }: { roster: ListedSquad[] }) {
	const locale = useLocale();
	const t = clubsText(locale);
	return (
		<details className="basis-full">
			<summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand">
				{t.roster(playerCount(locale, roster.length))}
			</summary>
			<ol className="list-decimal space-y-0.5 ps-6 pb-1">
				{roster.map((player) => (
					<li key={player.id}>
						<a className="link" href={pathIn(locale, "/player/:id", { id: String(player.id) })}>
							<bdi>{playerName(locale, player)}</bdi>
						</a>
					</li>
				))}
			</ol>
		</details>
	);
}

function GroupLink({ group, squad }: { group: SquadOfClub["places"][number]["group"]; squad: number }) {
	const locale = useLocale();
	const { competition: name, competition_ar: name_ar } = group;
	const names = new Set([pick(locale, { name, name_ar }, "name"), pick(locale, group, "name")]);
	return (
		<a className="link" href={groupPath(locale, group, `squad-${squad}`)}>
			<bdi>{[...names].join(" · ")}</bdi>
		</a>
	);
}
