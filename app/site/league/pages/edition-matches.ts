import { redirect } from "react-router";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { editionAt } from "../../../league/editions/edition.server.ts";
import { fixturesQuery } from "../../../league/ties/fixtures/fixtures-query.ts";
import { groupsOnPage } from "../groups-on-page.ts";
import type { Route } from "./+types/edition-matches";

export const handle = { cached: ["group"] };

/** Leads to the list of matches of the competition's first group, or the one asked for: a list has one address. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const { groups, season, isLeague, isCurrent } = await editionAt(params);
	const groupId = isLeague ? undefined : groupsOnPage(groups, url).asked?.id;
	const path = pathIn(localeOf(url.pathname), "/matches");
	return redirect(path + fixturesQuery({ season, isCurrent, groupId }), 302);
}
