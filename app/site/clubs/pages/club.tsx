import { data } from "react-router";
import { absolute } from "../../../base/config.server.ts";
import { absolutePicture } from "../../../base/files/pictures/public-picture.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { isNotFound, notFound } from "../../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { type Locale, localeOf, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { MAP_SOURCE } from "../../../base/maps/map.ts";
import { PlaceMap } from "../../../base/maps/place-map.tsx";
import { readPosition } from "../../../base/maps/position.ts";
import { plainText } from "../../../base/rich-text/rich-text.server.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty, Section } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { askedClub } from "../../../contact/asked-club.ts";
import { contactAction } from "../../../contact/contact-action.server.ts";
import { clubFigures } from "../../../league/figures/club/club-figures.server.ts";
import { withEndings } from "../../../league/group-tables/endings.server.ts";
import { squadsOfClub } from "../../../league/group-tables/squads-of-club.server.ts";
import { tiesNow } from "../../../league/nights/running.server.ts";
import { endingFor } from "../../../league/ranking/ending.ts";
import { leagueTable } from "../../../league/season-table/league.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { namedTiesOf, nextTies } from "../../../league/ties/ties.server.ts";
import { articlesOfClub } from "../../../news/clubs-of-articles.server.ts";
import { ArticleCard } from "../../../news/parts/article-card.tsx";
import { clubSheets } from "../../../people/clubs/club-colour.ts";
import { clubById, playersOf } from "../../../people/clubs/clubs.server.ts";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { shownRosters } from "../../../people/registrations/rosters/rosters.server.ts";
import { organizationReference } from "../../../settings/organization.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { clubFiguresText } from "../figures-text.ts";
import { ClubFigures } from "../parts/club-figures.tsx";
import { ClubHeader } from "../parts/club-header.tsx";
import { ClubResults } from "../parts/club-results.tsx";
import { ClubSquads } from "../parts/club-squads.tsx";
import { FirstTraining } from "../parts/first-training.tsx";
import { PlayerCard } from "../parts/player-card.tsx";
import { VisitClub } from "../parts/visit-club.tsx";
import { clubsText } from "../text.ts";
import type { Route } from "./+types/club";

export const handle = { cached: ["map"], share: true, maxBody: SHORT_FORM };

/** Ties on the page: those that were played, and those ahead (docs/rules/people.md#clubs). */
const LAST_TIES = 5;
const NEXT_TIES = 3;
const ARTICLES_ON_PAGE = 3;

export async function loader({ params, url }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const club = await clubById(id);
	if (!club) throw notFound();
	const ties = await withEndings(await namedTiesOf({ clubId: id, status: "completed" }));
	const results = ties
		.flatMap(({ ending, ...tie }) => (ending ? [{ ...tie, result: endingFor(id, tie, ending).result }] : []))
		.slice(0, LAST_TIES);
	const settings = await siteSettings();
	const { season } = settings;
	const isMapShown = url.searchParams.get("map") === "show";
	const locale = localeOf(url.pathname);
	const name = pick(locale, club, "name");
	const path = pathIn(locale, "/team/:id", { id: String(id) });
	const structured = [
		{
			"@type": "SportsTeam",
			name,
			sport: "Table Tennis",
			url: absolute(path),
			...(club.logo_url ? { logo: absolutePicture(club.logo_url) } : {}),
			foundingDate: String(club.founded_year),
			...(club.website ? { sameAs: [club.website] } : {}),
			memberOf: organizationReference(locale, absolute(""), settings),
			...(pickName(locale, club, "coach_name")
				? { coach: { "@type": "Person", name: pickName(locale, club, "coach_name") } }
				: {}),
		},
		breadcrumbData(absolute(""), [
			{ label: clubsText(locale).title, path: pathIn(locale, "/teams") },
			{ label: name, path },
		]),
	];
	const news = (await articlesOfClub(locale, id, ARTICLES_ON_PAGE)).map((card) => ({
		...card,
		excerpt: card.excerpt || plainText(card.opening, 160),
	}));
	const squads = await squadsOfClub(id, season, locale);
	const today = riyadhDay(new Date());
	const rosters = Map.groupBy(
		await shownRosters(
			squads.map((squad) => squad.id),
			today,
		),
		({ squad_id }) => squad_id,
	);
	const shown = {
		club,
		former: (await formerNames()).get(id) ?? [],
		players: await playersOf(id),
		results,
		news,
		now: await tiesNow(season, new Date(), { clubId: id }),
		next: await nextTies(season, NEXT_TIES, new Date(), { clubId: id }),
		season,
		squads: squads.map((squad) => ({ ...squad, roster: rosters.get(squad.id) ?? [] })),
		figures: await clubFigures(id, season),
		standing: await standingOf(season, id, locale),
		isMapShown,
		structured,
	};
	return data(shown, isMapShown ? { headers: { "x-frame-source": MAP_SOURCE } } : undefined);
}

/** Where the club is in the league table; undefined before the first result, and for one that does not play in it. */
async function standingOf(season: string, id: number, locale: Locale) {
	const table = await leagueTable(season, locale);
	if (!table?.hasTies) return undefined;
	const rows = table.rows.filter(({ rank }) => rank !== null);
	const row = rows.find(({ team_id }) => team_id === id);
	return row && row.rank !== null ? { rank: row.rank, of: rows.length } : undefined;
}

/** A request for a first training session, to a club that takes them. */
export async function action(args: Route.ActionArgs) {
	const club = await clubById(idParam(args.params.id));
	const asked = club && askedClub(localeOf(args.url.pathname), club);
	if (!asked) throw notFound();
	return contactAction(args, asked);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = clubsText(locale);
	const { club, structured } = args.loaderData ?? {};
	if (!club) return pageMeta(args, { title: t.notFound, index: false });
	const name = pick(locale, club, "name");
	return pageMeta(args, {
		title: name,
		description: t.clubDescription(name, pick(locale, club, "region")),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "team", id: String(club.id) }),
		structured,
		sheets: clubSheets([club]),
	});
};

export default function ClubPage({ loaderData, actionData }: Route.ComponentProps) {
	const { club, former, players, results, news, now, next, season, squads, figures, standing, isMapShown } = loaderData;
	const locale = useLocale();
	const t = clubsText(locale);
	const id = String(club.id);
	const name = pick(locale, club, "name");
	const path = pathIn(locale, "/team/:id", { id });
	const position = readPosition(club.location ?? "");
	return (
		<>
			<ClubHeader club={club} former={former} standing={standing} />
			<VisitClub club={club}>
				<div className="space-y-7">
					{now.length > 0 && (
						<Part id="now" title={tiesText(locale).now}>
							<TieList ties={now} dated />
						</Part>
					)}
					<Part id="next" title={t.nextTies}>
						{next.length === 0 ? <p className="text-soft">{t.noNextTies}</p> : <TieList ties={next} dated />}
					</Part>
				</div>
			</VisitClub>
			{askedClub(locale, club) && <FirstTraining clubId={club.id} state={actionData} />}
			<Section id="players" title={t.players}>
				{players.length === 0 ? (
					<Empty title={t.noPlayers} />
				) : (
					<ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
						{players.map((player) => (
							<PlayerCard key={player.id} player={player}>
								<p className="text-sm text-soft">{pick(locale, player, "position")}</p>
							</PlayerCard>
						))}
					</ul>
				)}
			</Section>
			<div className="border-t border-line bg-sunken">
				<div className="wide grid gap-x-8 gap-y-7 py-6 sm:py-10 lg:grid-cols-2">
					<Part id="results" title={t.lastTies}>
						{results.length === 0 ? <Empty title={t.noTies} /> : <ClubResults clubId={club.id} results={results} />}
					</Part>
					{squads.length > 0 && (
						<Part id="squads" title={t.squads(season)}>
							<ClubSquads squads={squads} />
						</Part>
					)}
					{figures && (
						<div className="lg:col-span-2">
							<ClubFigures clubId={club.id} figures={figures} />
						</div>
					)}
					<p className="flex flex-wrap gap-x-6 gap-y-1 lg:col-span-2">
						{results.length > 0 && (
							<a className="link" href={pathIn(locale, "/team/:id/against", { id })}>
								{clubFiguresText(locale).against}
							</a>
						)}
						<a className="link" href={`${pathIn(locale, "/matches")}?team=${club.id}`}>
							{t.allTies}
						</a>
						<a className="link" href={pathIn(locale, "/teams/:id.ics", { id })}>
							{t.calendar}
						</a>
					</p>
				</div>
			</div>
			{news.length > 0 && (
				<Section id="news" title={t.news}>
					<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{news.map((article) => (
							<ArticleCard key={article.id} article={article} heading="h3" />
						))}
					</div>
				</Section>
			)}
			{position && (
				<section id="map" aria-labelledby="map-title" className="wide pb-8">
					<h2 id="map-title" className="mb-4 text-xl sm:text-2xl">
						{t.hallOnMap(name)}
					</h2>
					<PlaceMap title={t.hallOnMap(name)} position={position} path={path} shown={isMapShown} />
				</section>
			)}
			<div className="wide pb-12">
				<ShareBar title={name} />
			</div>
		</>
	);
}

const Part = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
	<section aria-labelledby={id}>
		<h2 id={id} className="mb-3 text-xl">
			{title}
		</h2>
		{children}
	</section>
);

/** A club that is not there (docs/rules/site.md#fixed-texts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const locale = useLocale();
	const t = clubsText(locale);
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<div className="wide py-16">
			<Empty heading="h1" title={t.notFound} text={t.notFoundText}>
				<a className="button" href={pathIn(locale, "/teams")}>
					{t.backToClubs}
				</a>
			</Empty>
		</div>
	);
}
