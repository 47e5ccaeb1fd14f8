import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { RunningScore } from "../../league/sheets/running-score.ts";
import { counts } from "../../league/tie.ts";
import type { NamedTie } from "../../league/ties/ties.server.ts";

/** The records with these ids, in their order; one that is gone, or that visitors do not see, is left out. */
const inOrderOf = <Row extends { id: number }>(ids: number[], rows: Row[]): Row[] => {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
};

/** An empty list of ids is no SQL. */
const among = (ids: number[]) => (ids.length > 0 ? ids : [0]);

export async function clubRows(ids: number[]) {
	const columns = ["id", "name", "name_ar", "region", "region_ar", "logo_url"] as const;
	return inOrderOf(ids, await db().selectFrom("teams").select(columns).where("id", "in", among(ids)).execute());
}

export async function playerRows(ids: number[]) {
	const rows = await db()
		.selectFrom("players")
		.leftJoin("teams", "teams.id", "players.team_id")
		.select(["players.id", "players.name", "players.name_ar", "players.photo_url"])
		.select(["teams.name as team_name", "teams.name_ar as team_name_ar"])
		.where("players.id", "in", among(ids))
		.execute();
	return inOrderOf(ids, rows);
}

/** Competitions with the edition of a season, or with their latest. */
export async function competitionRows(ids: number[], season?: string) {
	const rows = await db()
		.selectFrom("competitions as c")
		.innerJoin("editions as e", "e.competition_id", "c.id")
		.distinctOn("c.id")
		.select(["c.id", "c.slug", "c.name", "c.name_ar", "e.season"])
		.where("c.id", "in", among(ids))
		.where("e.state", "<>", "draft")
		.$if(season !== undefined, (query) => query.where("e.season", "=", season ?? ""))
		.orderBy("c.id")
		.orderBy("e.season", "desc")
		.execute();
	return inOrderOf(ids, rows);
}

/** As much of a tie as a line shows, with the score so far of one in play. */
export const tieRow = (tie: NamedTie & { running?: RunningScore }) => ({
	id: tie.id,
	day: tie.date_known ? tie.match_date : undefined,
	home: clubOf(tie.home_team),
	away: clubOf(tie.away_team),
	score: counts(tie) ? { home: tie.home_score, away: tie.away_score } : tie.running,
	status: tie.status,
	phase: tie.phase,
});
const clubOf = ({ name, name_ar }: { name: string; name_ar: string }) => ({ name, name_ar });

export async function articleRows(ids: number[], locale: Locale) {
	const rows = await db()
		.selectFrom("news_articles")
		.select(["id", sql<string>`${sql.ref(locale === "ar" ? "title_ar" : "title")}`.as("title")])
		.select(sql<Date>`${sql.ref(`live_at_${locale}`)}`.as("date"))
		.where("id", "in", among(ids))
		.where(sql<boolean>`${sql.ref(`live_at_${locale}`)} <= now()`)
		.execute();
	return inOrderOf(ids, rows);
}
