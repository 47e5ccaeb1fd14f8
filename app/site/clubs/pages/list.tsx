import { data } from "react-router";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { readPosition } from "../../../base/maps/position.ts";
import { TILE_SOURCE } from "../../../base/maps/tile-map.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupsOf } from "../../../league/competitions/competitions.server.ts";
import { byDivision, clubQuery, filterClubs, queryString, regionsOf } from "../../../people/clubs/club-list.ts";
import { allClubs, clubFaces } from "../../../people/clubs/clubs.server.ts";
import { classesOfClubs } from "../../../people/squads/squads.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ClubFilter } from "../parts/club-filter.tsx";
import { ClubLine } from "../parts/club-line.tsx";
import { ClubsMap } from "../parts/clubs-map.tsx";
import { clubCount, clubsText } from "../text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: ["q", "region", "class", "newcomers", "map"] };

export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const asked = clubQuery(url.searchParams);
	const { season } = await siteSettings();
	const groups = (await groupsOf(season)).map(({ id }) => id);
	const classesOf = await classesOfClubs(season, groups);
	const all = (await allClubs()).map((club) => ({ ...club, classes: classesOf.get(club.id) ?? [] }));
	const faces = await clubFaces();
	const found = filterClubs(all, asked);
	const clubs = found.map((club) => ({ ...club, faces: faces.get(club.id) ?? [] }));
	const isMapShown = url.searchParams.get("map") === "show";
	const shown = {
		asked,
		regions: regionsOf(all, locale),
		classes: classesIn([...classesOf.values()].flat(), locale),
		divisions: byDivision(clubs, locale),
		total: found.length,
		none: all.length === 0,
		hasMap: found.some(({ location }) => readPosition(location ?? "") !== undefined),
		isMapShown,
	};
	// Only the page with the map that was asked for may load the provider's tiles.
	return data(shown, isMapShown ? { headers: { "x-picture-source": TILE_SOURCE } } : undefined);
}

/** The classes to choose from, in the order of staff. */
const classesIn = (rows: { code: string; name: string; name_ar: string; sort_order: number }[], locale: Locale) =>
	[...new Map(rows.map((row) => [row.code, row])).values()]
		.sort((a, b) => a.sort_order - b.sort_order)
		.map((row) => ({ value: row.code, label: pick(locale, row, "name") }));

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = clubsText(locale);
	return pageMeta(args, {
		title: t.title,
		description: t.description,
		image: pathIn(locale, "/share/:kind.png", { kind: "teams" }),
	});
};

export default function Clubs({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubsText(locale);
	const { asked, regions, classes, divisions, total, none, hasMap, isMapShown } = loaderData;
	const isFiltered = queryString(asked) !== "";
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-5 sm:py-8">
				{none ? (
					<Empty title={t.empty} />
				) : (
					<ClubFilter asked={asked} regions={regions} classes={classes} isMapShown={isMapShown} />
				)}
				{isFiltered && total > 0 && <p className="mt-4 text-soft">{clubCount(locale, total)}</p>}
				{!none && total === 0 && (
					<div className="mt-5">
						<Empty title={t.noneMatch} text={t.noneMatchText}>
							<a className="button" href={pathIn(locale, "/teams")}>
								{t.reset}
							</a>
						</Empty>
					</div>
				)}
				{hasMap && isMapShown && <ClubsMap clubs={divisions.flatMap(({ clubs }) => clubs)} asked={asked} />}
				{divisions.map(({ key, name, clubs }) => (
					<section key={key} aria-labelledby={`division-${key.replaceAll(" ", "-")}`} className="mt-5 sm:mt-8">
						<h2 id={`division-${key.replaceAll(" ", "-")}`} className="mb-3 text-xl sm:text-2xl">
							{name}
						</h2>
						<ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
							{clubs.map((club) => (
								<ClubLine key={club.id} club={club} />
							))}
						</ul>
					</section>
				))}
				{hasMap && !isMapShown && <ClubsMap clubs={[]} asked={asked} />}
			</div>
		</>
	);
}
