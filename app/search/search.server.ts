import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { fold } from "../base/search/fold.ts";

/** How many of each kind are shown; one more is asked for, to know whether there are more. */
export const SHOWN = 10;
const MIN_LETTERS = 2;
const MAX_LETTERS = 80;
const MAX_WORDS = 6;

export type Results = NonNullable<Awaited<ReturnType<typeof search>>>;

/** The words of a query as they are compared; undefined when there is too little to look for. */
function wordsOf(query: string): string[] | undefined {
	const folded = fold(query.slice(0, MAX_LETTERS));
	if (folded.length < MIN_LETTERS) return undefined;
	return folded.split(" ").slice(0, MAX_WORDS);
}

/** Every word occurs in the folded text; `%` and `_` cannot occur in a folded word. */
const has = (column: "folded" | "folded_ar" | "folded_en", words: string[]) =>
	sql<boolean>`${sql.join(
		words.map((word) => sql`${sql.ref(column)} like ${`%${word}%`}`),
		sql` and `,
	)}`;

/**
 * News of one language, clubs and players that hold all words of the query, however they are spelled.
 * Undefined when the query has fewer than two letters.
 */
export async function search(locale: Locale, query: string) {
	const words = wordsOf(query);
	if (!words) return undefined;
	const [news, clubs, players] = [
		await findNews(locale, words, query),
		await findClubs(words),
		await findPlayers(words),
	];
	return { news, clubs, players, total: news.length + clubs.length + players.length };
}

/** Title or summary by spelling, the body by its words (stemmed); the newest first. */
function findNews(locale: Locale, words: string[], query: string) {
	const ar = locale === "ar";
	const asked = ar
		? sql`websearch_to_tsquery('arabic', search_words(${query.slice(0, MAX_LETTERS)}))`
		: sql`websearch_to_tsquery('english', ${query.slice(0, MAX_LETTERS)})`;
	const at = sql.ref<Date>(`live_at_${locale}`);
	return db()
		.selectFrom("news_articles")
		.select((eb) => [
			"id",
			eb
				.ref(ar ? "title_ar" : "title")
				.$castTo<string>()
				.as("title"),
			at.as("date"),
		])
		.where(sql<boolean>`(${has(ar ? "folded_ar" : "folded_en", words)} or ${sql.ref(`words_${locale}`)} @@ ${asked})`)
		.where(sql<boolean>`${at} <= now()`)
		.orderBy(sql`${at} desc, id desc`)
		.limit(sql.lit(SHOWN + 1))
		.execute();
}

function findClubs(words: string[]) {
	return db()
		.selectFrom("teams")
		.select(["id", "name", "name_ar", "region", "region_ar", "logo_url"])
		.where(has("folded", words))
		.orderBy("name")
		.limit(sql.lit(SHOWN + 1))
		.execute();
}

function findPlayers(words: string[]) {
	return db()
		.selectFrom("players")
		.leftJoin("teams", "teams.id", "players.team_id")
		.select(["players.id", "players.name", "players.name_ar", "players.photo_url", "players.team_id"])
		.select(["teams.name as team_name", "teams.name_ar as team_name_ar"])
		.where(
			"players.id",
			"in",
			db()
				.selectFrom("players")
				.select("id")
				.where(has("folded", words))
				.orderBy("ranking")
				.orderBy("id")
				.limit(sql.lit(SHOWN + 1)),
		)
		.orderBy("players.ranking")
		.orderBy("players.id")
		.execute();
}
