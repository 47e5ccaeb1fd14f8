import type { ReactNode } from "react";
import { pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Breadcrumbs, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { callUpsOf } from "../../../people/national-teams/national-teams.server.ts";
import { nationalityName } from "../../../people/players/nationalities.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { shownPlayer } from "../../../people/players/shown-player.server.ts";
import { clubsText } from "../../clubs/text.ts";
import { playerText } from "../text.ts";

export type Club = { id: number; name: string; name_ar: string };
type Props = {
	player: NonNullable<Awaited<ReturnType<typeof shownPlayer>>>;
	club: Club | undefined;
	nationalTeams: Awaited<ReturnType<typeof callUpsOf>>;
};

/** The top of a player's page: photo, name, ranking, club and national teams. */
export function PlayerHeader({ player, club, nationalTeams }: Props) {
	const locale = useLocale();
	const t = playerText(locale);
	const c = clubsText(locale);
	const name = playerName(locale, player);
	const clubCrumb = club && {
		label: pick(locale, club, "name"),
		path: pathIn(locale, "/team/:id", { id: String(club.id) }),
	};
	const link = "underline underline-offset-4";
	const facts: { label: string; value: ReactNode }[] = [
		{
			label: c.ranking,
			value:
				player.ranking === null ? (
					"–"
				) : (
					<a href={pathIn(locale, "/ranking")} className={`${link} inline-block min-w-6`}>
						{player.ranking}
					</a>
				),
		},
		{ label: c.nationality, value: <bdi>{nationalityName(locale, player.nationality)}</bdi> },
		{ label: t.position, value: pick(locale, player, "position") },
		{
			label: t.club,
			value: clubCrumb ? (
				<a href={clubCrumb.path} className={link}>
					{clubCrumb.label}
				</a>
			) : (
				t.withoutClub
			),
		},
		{
			label: t.nationalTeams,
			value: nationalTeams.length > 0 && (
				<span className="flex flex-wrap gap-x-4">
					{nationalTeams.map((team) => (
						<a
							key={team.team_type}
							href={pathIn(locale, "/national/:teamType", { teamType: team.team_type })}
							className={link}
						>
							{pickName(locale, team, "title")}
						</a>
					))}
				</span>
			),
		},
	].filter(({ value }) => value);
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs
					crumbs={[
						useHomeCrumb(),
						{ label: c.title, path: pathIn(locale, "/teams") },
						...(clubCrumb ? [clubCrumb] : []),
						{ label: name },
					]}
				/>
				<div className="mt-4 flex flex-wrap items-center gap-5 sm:gap-8">
					<div className="silhouette size-32 shrink-0 overflow-hidden rounded-2xl sm:size-44">
						<Picture
							url={player.photo_url}
							sizes="(min-width: 40rem) 11rem, 8rem"
							className="size-full object-cover"
							eager
						/>
					</div>
					<div className="min-w-60 flex-1">
						<h1 dir="auto" className="text-2xl sm:text-3xl">
							{name}
						</h1>
						<dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
							{facts.map(({ label, value }) => (
								<div key={label}>
									<dt className="text-sm text-soft">{label}</dt>
									<dd className="font-semibold">{value}</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</div>
		</header>
	);
}
