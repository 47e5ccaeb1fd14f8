import { idParam } from "../base/forms/params.ts";
import { notFound } from "../base/http/http-errors.ts";
import { type Locale, localeOf, pick } from "../base/locale/locale.ts";
import { clubById } from "../clubs/clubs.server.ts";
import { shownPlayer } from "../clubs/player/shown-player.server.ts";
import { playerName } from "../clubs/player-name.ts";
import { shownTie } from "../matches/tie/shown-tie.server.ts";
import { tieInShare } from "../matches/tie/tie-in-share.ts";
import { isNationalTeamType } from "../national-teams/national-team.ts";
import { nationalTeamByType } from "../national-teams/national-teams.server.ts";
import { publishedArticle } from "../news/news.server.ts";
import type { Route } from "./+types/share-item";
import { pictureResponse, sharePicture } from "./share-picture.server.ts";

export const handle = { cached: [] };

type Shown = { title: string; line?: string };

/** The texts of a share picture of that kind; undefined when the item is absent from this language. */
async function shownOf(locale: Locale, kind: string, id: string): Promise<Shown | undefined> {
	if (kind === "match") {
		const tie = await shownTie(idParam(id));
		return tie && tieInShare(locale, tie);
	}
	const title = await titleOf(locale, kind, id);
	return title ? { title } : undefined;
}

async function titleOf(locale: Locale, kind: string, id: string): Promise<string | undefined> {
	if (kind === "news") return (await publishedArticle(locale, idParam(id)))?.title;
	if (kind === "team") {
		const club = await clubById(idParam(id));
		return club && pick(locale, club, "name");
	}
	if (kind === "player") {
		const player = await shownPlayer(idParam(id));
		return player && playerName(locale, player);
	}
	if (kind !== "national" || !isNationalTeamType(id)) return undefined;
	const team = await nationalTeamByType(id);
	return team && pick(locale, team, "title");
}

/** Share picture of an article, a tie, a club, a player or a national team. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const shown = await shownOf(locale, params.kind, params.id);
	if (!shown) throw notFound();
	return pictureResponse(await sharePicture(locale, shown.title, shown.line));
}
