import { notFound } from "../../base/http/http-errors.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { shownGroup } from "../../league/competitions/competitions.server.ts";
import { groupPath } from "../../league/competitions/groups/group-path.ts";

/** A group as a frame names it: its competition and name, the season, and where its page is. */
export async function groupInFrame(locale: Locale, id: number) {
	const group = await shownGroup(id);
	if (!group) throw notFound();
	const { competition: name, competition_ar: name_ar, season } = group;
	const names = new Set([pick(locale, { name, name_ar }, "name"), pick(locale, group, "name")]);
	return { group, title: [...names].join(" · "), season, path: groupPath(locale, group) };
}
