import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { fold } from "../base/search/fold.ts";
import { named, tieColumns } from "../matches/ties.server.ts";

/** How many of each kind are shown. */
const FOUND = 8;
const MIN_LETTERS = 2;
const MAX_LETTERS = 80;
const MAX_WORDS = 6;

export type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Records that hold all words of a query, however they are spelled; undefined for fewer than two letters. */
export async function find(actor: Actor, query: string, now: Date) {
	authorize(actor, "dashboard.open");
	const folded = fold(query.slice(0, MAX_LETTERS));
	if (folded.length < MIN_LETTERS) return undefined;
	const words = folded.split(" ").slice(0, MAX_WORDS);
	return {
		ties: await findTies(words, riyadhDay(now)),
		clubs: await findClubs(words),
		players: await findPlayers(words),
		articles: await findArticles(words),
	};
}

/** A folded word has neither `%` nor `_`. */
const isIn = (columns: string[], words: string[]) =>
	sql<boolean>`${sql.join(
		words.map(
			(word) =>
				sql`(${sql.join(
					columns.map((column) => sql`${sql.ref(column)} like ${`%${word}%`}`),
					sql` or `,
				)})`,
		),
		sql` and `,
	)}`;

/** Ties of the clubs that are named, those nearest to today first. */
async function findTies(words: string[], today: string) {
	const rows = await db()
		.selectFrom("matches")
		.innerJoin("teams as home", "home.id", "matches.home_team_id")
		.innerJoin("teams as away", "away.id", "matches.away_team_id")
		.select(tieColumns.map((column) => `matches.${column}` as const))
		.where(isIn(["home.folded", "away.folded"], words))
		.orderBy(sql`abs(matches.match_date - ${today}::date)`)
		.orderBy("matches.id")
		.limit(FOUND)
		.execute();
	return named(rows);
}

const findClubs = (words: string[]) =>
	db()
		.selectFrom("teams")
		.select(["id", "name", "name_ar"])
		.where(isIn(["folded"], words))
		.orderBy("name")
		.limit(FOUND)
		.execute();

const findPlayers = (words: string[]) =>
	db()
		.selectFrom("players")
		.select(["id", "name", "name_ar"])
		.where(isIn(["folded"], words))
		.orderBy("ranking")
		.orderBy("id")
		.limit(FOUND)
		.execute();

const findArticles = (words: string[]) =>
	db()
		.selectFrom("news_articles")
		.select(["id", "title", "title_ar"])
		.where(isIn(["folded_ar", "folded_en"], words))
		.orderBy("id", "desc")
		.limit(FOUND)
		.execute();
