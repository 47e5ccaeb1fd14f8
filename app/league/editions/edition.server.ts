import { notFound } from "../../base/http/http-errors.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import {
	competitionLinks,
	type Group,
	groupsOf,
	isLeagueOf,
	shownEditions,
} from "../competitions/competitions.server.ts";
import { editionsWithRubbers } from "../figures/counted-rubbers.server.ts";

type Params = { competition: string; season: string };

/** The competition in a season that an address names, with its groups and the others of the season; 404 for none. */
export async function editionAt({ competition, season: named }: Params) {
	if (!/^\d{4}-\d{4}$/.test(named)) throw notFound();
	const season = named.replace("-", "/");
	const groups = (await groupsOf(season)).filter(({ slug }) => slug === competition);
	const [first] = groups;
	if (!first) throw notFound();
	return { ...(await describe(season, groups, first)), groups };
}

/** The season's first competition in the same form; undefined while the season has none. */
export async function firstEdition(season: string) {
	const groups = (await groupsOf(season)).filter(({ of_default }) => of_default);
	const [first] = groups;
	return first && describe(season, groups, first);
}

async function describe(season: string, groups: Group[], first: Group) {
	const { season: current } = await siteSettings();
	const { slug, edition_id } = first;
	const seasons = (await shownEditions()).filter((edition) => edition.slug === slug);
	return {
		slug,
		season,
		id: edition_id,
		name: first.competition,
		name_ar: first.competition_ar,
		/** Whether the pages of the season show all of it. */
		isLeague: isLeagueOf(groups),
		isCurrent: season === current,
		hasLeaders: (await editionsWithRubbers()).includes(edition_id),
		seasons: seasons.map((edition) => edition.season),
		others: await competitionLinks(season, current),
	};
}
