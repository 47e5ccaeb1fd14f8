import { absolute } from "../../../base/config.server.ts";
import { absolutePicture } from "../../../base/files/pictures/public-picture.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { isNotFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta, siteNameOf } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { playerFigures } from "../../../league/figures/player/player-figures.server.ts";
import { tiesNow } from "../../../league/nights/running.server.ts";
import { counts } from "../../../league/tie.ts";
import { namedTiesOf, nextTies } from "../../../league/ties/ties.server.ts";
import { clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { callUpsOf } from "../../../people/national-teams/national-teams.server.ts";
import { movedPlayer } from "../../../people/players/merging/moved-player.server.ts";
import { nationalityName } from "../../../people/players/nationalities.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { shownPlayer } from "../../../people/players/shown-player.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { clubsText } from "../../clubs/text.ts";
import { PlayerFigures } from "../parts/player-figures.tsx";
import { PlayerHeader } from "../parts/player-header.tsx";
import { PlayerTies } from "../parts/player-ties.tsx";
import { playerText } from "../text.ts";
import type { Route } from "./+types/player";

export const handle = { cached: [], share: true };

/** Ties of the club on the page: those that were played, and those ahead. */
const LAST_TIES = 5;
const NEXT_TIES = 3;

export async function loader({ params, url }: Route.LoaderArgs) {
	const player = await shownPlayer(idParam(params.id));
	if (!player) throw await movedPlayer(url);
	const locale = localeOf(url.pathname);
	const { season } = await siteSettings();
	const clubId = player.team_id ?? undefined;
	const club = clubId === undefined ? undefined : clubIn(await clubNames(), clubId);
	const played = club ? await namedTiesOf({ season, clubId, status: "completed" }) : [];
	const nationalTeams = await callUpsOf(player.id);
	const path = pathIn(locale, "/player/:id", { id: String(player.id) });
	const name = playerName(locale, player);
	const clubPath = club && pathIn(locale, "/team/:id", { id: String(club.id) });
	const structured = [
		{
			"@type": "Person",
			name,
			url: absolute(path),
			...(player.photo_url ? { image: absolutePicture(player.photo_url) } : {}),
			nationality: nationalityName(locale, player.nationality),
			memberOf: [
				...(club && clubPath
					? [{ "@type": "SportsTeam", name: pick(locale, club, "name"), url: absolute(clubPath) }]
					: []),
				...nationalTeams.map((team) => ({ "@type": "SportsTeam", name: pickName(locale, team, "title") })),
			],
		},
		breadcrumbData(absolute(""), [
			{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
			...(club && clubPath ? [{ label: pick(locale, club, "name"), path: clubPath }] : []),
			{ label: name, path },
		]),
	];
	return {
		player,
		club,
		nationalTeams,
		structured,
		figures: await playerFigures(player.id),
		results: played.filter(counts).slice(0, LAST_TIES),
		now: club ? await tiesNow(season, new Date(), { clubId }) : [],
		next: club ? await nextTies(season, NEXT_TIES, new Date(), { clubId }) : [],
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = playerText(locale);
	const { player, club, structured } = args.loaderData ?? {};
	if (!player) return pageMeta(args, { title: t.notFound, index: false });
	const name = playerName(locale, player);
	return pageMeta(args, {
		title: name,
		description: t.description(name, club ? pick(locale, club, "name") : siteNameOf(args)),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "player", id: String(player.id) }),
		structured,
	});
};

export default function PlayerPage({ loaderData }: Route.ComponentProps) {
	const { player, club, nationalTeams, figures, results, now, next } = loaderData;
	const locale = useLocale();
	const bio = pick(locale, player, "bio");
	return (
		<>
			<PlayerHeader {...{ player, club, nationalTeams }} />
			<div className="wide space-y-7 py-6 sm:py-10">
				{bio && <Written className="max-w-prose">{bio}</Written>}
				{figures && <PlayerFigures id={player.id} figures={figures} />}
				{club && <PlayerTies {...{ club, results, now, next }} />}
				<ShareBar title={playerName(locale, player)} />
			</div>
		</>
	);
}

/** A player that is not there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const locale = useLocale();
	const t = playerText(locale);
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<div className="wide py-16">
			<Empty heading="h1" title={t.notFound} text={t.notFoundText}>
				<a className="button" href={pathIn(locale, "/teams")}>
					{t.toClubs}
				</a>
				<a className="button-quiet" href={pathIn(locale, "/search")}>
					{t.toSearch}
				</a>
			</Empty>
		</div>
	);
}
