import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { tableQuery } from "../../league/season-table/asked.ts";

export const views = ["table", "cross-table", "matches", "rules", "leaders"] as const;
export type View = (typeof views)[number];

/**
 * A competition in a season; `isLeague` where the season's own pages show all of it, as those of a first competition of
 * one group do.
 */
export type EditionAddress = { slug: string; season: string; isLeague: boolean; isCurrent: boolean };

const ofSeason = {
	table: "/leagues",
	"cross-table": "/leagues/cross-table",
	matches: "/matches",
	rules: "/leagues/rules",
} as const;
const ofEdition = {
	table: "/leagues/:competition/:season",
	"cross-table": "/leagues/:competition/:season/cross-table",
	matches: "/leagues/:competition/:season/matches",
	rules: "/leagues/:competition/:season/rules",
	leaders: "/leagues/:competition/:season/leaders",
} as const;

/** The one address of a view of a competition in a season. */
export function viewPath(locale: Locale, { slug, season, isLeague, isCurrent }: EditionAddress, view: View): string {
	if (isLeague && view !== "leaders")
		return pathIn(locale, ofSeason[view]) + tableQuery(isCurrent ? undefined : season);
	return pathIn(locale, ofEdition[view], { competition: slug, season: season.replace("/", "-") });
}
