import { redirect } from "react-router";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { rubbersOfPlayer } from "../../../league/figures/counted-rubbers.server.ts";
import { inOneOrder } from "../../../league/figures/one-order.ts";
import { headToHead } from "../../../league/figures/player/head-to-head.server.ts";
import { playerInShare, versusInShare } from "../../../league/figures/player/player-in-share.ts";
import { counts } from "../../../league/tie.ts";
import { shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { tieInShare } from "../../../league/ties/tie/tie-in-share.ts";
import { publishedArticle } from "../../../news/news.server.ts";
import { clubById, clubIn, clubNames } from "../../../people/clubs/clubs.server.ts";
import { isNationalTeamType } from "../../../people/national-teams/national-team.ts";
import { nationalPlayers, nationalTeamByType } from "../../../people/national-teams/national-teams.server.ts";
import { shownPlayer } from "../../../people/players/shown-player.server.ts";
import type { Route } from "./+types/item";
import type { ShareBoard } from "./board.server.ts";
import { pictureResponse, type ShareItem, sharePicture } from "./picture.server.ts";

export const handle = { cached: [] };

/** The texts of a share picture of that kind; undefined when the item is absent from this language. */
async function shownOf(locale: Locale, kind: string, id: string): Promise<ShareItem | undefined> {
	if (kind === "news") return articleInShare(locale, idParam(id));
	if (kind === "match") {
		const tie = await shownTie(idParam(id));
		return tie && { ...tieInShare(locale, tie), board: boardOf(locale, tie) };
	}
	if (kind === "player") {
		const player = await shownPlayer(idParam(id));
		if (!player) return undefined;
		const club = player.team_id === null ? undefined : clubIn(await clubNames(), player.team_id);
		const said = playerInShare(locale, player, club, await rubbersOfPlayer(player.id));
		return { ...said, emblem: { url: player.photo_url, isCrest: false } };
	}
	if (kind === "against") {
		const [one, other] = playersIn(locale, id);
		const found = await headToHead(one, other);
		return found && versusInShare(locale, found);
	}
	if (kind === "team") {
		const club = await clubById(idParam(id));
		return club && { title: pick(locale, club, "name"), emblem: { url: club.logo_url, isCrest: true } };
	}
	const team = kind === "national" && isNationalTeamType(id) ? await nationalTeamByType(id) : undefined;
	if (!team) return undefined;
	const players = await nationalPlayers([team.id]);
	return { title: pickName(locale, team, "title"), faces: players.map(({ photo_url }) => photo_url) };
}

/** The players of a picture, which has one address: the lower id is first. */
function playersIn(locale: Locale, id: string): [number, number] {
	const [one, other, ...more] = id.split("-");
	if (more.length > 0) throw notFound();
	const pair = inOneOrder(idParam(one), idParam(other));
	const canonical = `${pair.id}-${pair.other}`;
	if (canonical !== id) throw redirect(pathIn(locale, "/share/:kind/:id.png", { kind: "against", id: canonical }), 301);
	return [Number(pair.id), Number(pair.other)];
}

/** Both sides of a tie with their crests, and the score where there is one. */
function boardOf(locale: Locale, tie: NonNullable<Awaited<ReturnType<typeof shownTie>>>): ShareBoard {
	const { home_team, away_team, home_score, away_score } = tie;
	const side = (club: typeof home_team, score: number | null) => ({
		name: pick(locale, club, "name"),
		logo_url: club.logo_url,
		score: counts(tie) ? score : null,
	});
	return { home: side(home_team, home_score), away: side(away_team, away_score) };
}

/** An article is shown over its picture, cut as its focal point says. */
async function articleInShare(locale: Locale, id: number): Promise<ShareItem | undefined> {
	const article = await publishedArticle(locale, id);
	if (!article) return undefined;
	const { title, image_url: url, focus_x, focus_y } = article;
	return { title, photograph: url ? { url, focus: { x: focus_x ?? 50, y: focus_y ?? 50 } } : undefined };
}

/** Share picture of an article, a tie, a club, a player, two players against each other or a national team. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const shown = await shownOf(locale, params.kind, params.id);
	if (!shown) throw notFound();
	return pictureResponse(await sharePicture(locale, shown));
}
