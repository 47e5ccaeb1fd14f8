import { absolute } from "../../base/config.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { breadcrumbData } from "../../base/ui/head/structured-data.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { defaultGroup, shownSeasons } from "../competitions/competitions.server.ts";
import { ruleSetChoices } from "../rule-sets/rule-sets.server.ts";
import { readAsked } from "./asked.ts";
import { leagueTable } from "./league.server.ts";
import { leagueText } from "./text.ts";

/** A view of a season's table besides the table itself. */
type View = { path: "/leagues/cross-table" | "/leagues/rules"; label: string };

/**
 * The content of each view of a season's table: of the season that is asked for, else of the current one; 404 for an
 * unknown one.
 */
export async function seasonView(url: URL, view?: View) {
	const { season: current } = await siteSettings();
	const season = url.searchParams.get("season") || current;
	const locale = localeOf(url.pathname);
	const seasons = await shownSeasons(current);
	if (!seasons.includes(season)) throw notFound();
	const ownRule = (await defaultGroup(season))?.rule_set ?? "spec";
	const otherRules = (await ruleSetChoices()).filter(({ code }) => code !== ownRule);
	const { asked, problem }: ReturnType<typeof readAsked> = view
		? { asked: {} }
		: readAsked(url.searchParams, season, otherRules);
	const table = await leagueTable(season, locale, asked);
	const league = { label: leagueText(locale).title, path: pathIn(locale, "/leagues") };
	const crumbs = view ? [league, { label: view.label, path: pathIn(locale, view.path) }] : [league];
	return {
		season,
		seasons,
		isCurrent: season === current,
		asked,
		otherRules,
		problem,
		table,
		structured: breadcrumbData(absolute(""), crumbs),
	};
}
