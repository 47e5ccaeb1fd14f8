import { type Locale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { leagueText } from "../../league/season-table/text.ts";
import { type EditionAddress, type View, viewPath } from "./edition-path.ts";

type Named = EditionAddress & { name: string; name_ar: string };

/** The way to a view of a competition: the league table, the competition's own, the view. */
export function editionCrumbs(locale: Locale, edition: Named, view?: { of: View; label: string }) {
	const league = { label: leagueText(locale).title, path: pathIn(locale, "/leagues") };
	const own = { label: pick(locale, edition, "name"), path: viewPath(locale, edition, "table") };
	const last = view ? [{ label: view.label, path: viewPath(locale, edition, view.of) }] : [];
	return edition.isLeague ? [league, ...last] : [league, own, ...last];
}
