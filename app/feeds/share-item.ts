import { idParam } from "../base/forms/params.ts";
import { notFound } from "../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../base/locale/locale.ts";
import { clubById } from "../clubs/clubs.server.ts";
import { isNationalTeamType } from "../national-teams/national-team.ts";
import { nationalTeamByType } from "../national-teams/national-teams.server.ts";
import { publishedArticle } from "../news/news.server.ts";
import type { Route } from "./+types/share-item";
import { pictureResponse, sharePicture } from "./share-picture.server.ts";

export const handle = { cached: [] };

/** The text of a share picture of that kind; undefined when the item is absent from this language. */
async function titleOf(locale: Locale, kind: string, id: string): Promise<string | undefined> {
	if (kind === "news") return (await publishedArticle(locale, idParam(id)))?.title;
	if (kind === "team") {
		const club = await clubById(idParam(id));
		return club && pick(locale, club, "name");
	}
	if (kind !== "national" || !isNationalTeamType(id)) return undefined;
	const team = await nationalTeamByType(id);
	return team && pick(locale, team, "title");
}

/** Share picture of an article, a club or a national team. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const title = await titleOf(locale, params.kind, params.id);
	if (!title) throw notFound();
	return pictureResponse(await sharePicture(locale, title));
}
