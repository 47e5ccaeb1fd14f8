import { notFound } from "../../base/http/http-errors.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { shownGroup } from "../../league/competitions/competitions.server.ts";

/** A group as a frame names it: its competition and name, the season, and where its page is. */
export async function groupInFrame(locale: Locale, id: number) {
	const group = await shownGroup(id);
	if (!group) throw notFound();
	const { competition: name, competition_ar: name_ar, slug, season } = group;
	const names = new Set([pick(locale, { name, name_ar }, "name"), pick(locale, group, "name")]);
	const path = pathIn(locale, "/leagues/:competition/:season", { competition: slug, season: season.replace("/", "-") });
	return { group, title: [...names].join(" · "), season, path: `${path}#group-${id}` };
}
