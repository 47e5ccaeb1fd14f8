import { sql } from "kysely";
import { db, inTransaction } from "../base/db/client.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { fold } from "../base/search/fold.ts";
import { MAX_PAGES, type SearchKind, SHOWN } from "./search-kinds.ts";

const SUGGESTED = 4;
/** How much of a query a name has to share; 0.6, the database's own, misses one letter in five. */
const NEAR_ENOUGH = "0.45";
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

type Part = { kind?: SearchKind; page?: number };

/**
 * News of one language, clubs and players that hold all words of the query, however they are spelled: the first of each kind, or a page of
 * one. Undefined when the query has fewer than two letters.
 */
export async function search(locale: Locale, query: string, { kind, page = 1 }: Part = {}) {
	const words = wordsOf(query);
	if (!words) return undefined;
	const skip = (Math.min(page, MAX_PAGES) - 1) * SHOWN;
	const asked = (one: SearchKind) => kind === undefined || kind === one;
	const [news, clubs, players] = [
		asked("news") ? await findNews(locale, words, query, skip) : [],
		asked("clubs") ? await findClubs(words, skip) : [],
		asked("players") ? await findPlayers(words, skip) : [],
	];
	return { news, clubs, players, total: news.length + clubs.length + players.length };
}

/** Clubs and players whose names come nearest to a query that found nothing: a letter too many, too few or another. */
export async function suggest(query: string) {
	const text = wordsOf(query)?.join(" ");
	if (!text) return [];
	// The operator takes the index on `folded` and the limit of its transaction; the distance puts what it finds in order.
	return inTransaction(async () => {
		await sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR_ENOUGH}, true)`.execute(db());
		const near = sql<boolean>`${text} <% folded`;
		const distance = sql`${text} <<-> folded`;
		const named = ["name", "name_ar"] as const;
		const clubs = db().selectFrom("teams").select(named).where(near).orderBy(distance).orderBy("id").limit(SUGGESTED);
		const players = db()
			.selectFrom("players")
			.select(named)
			.where(near)
			.orderBy(distance)
			.orderBy("id")
			.limit(SUGGESTED);
		return [...(await clubs.execute()), ...(await players.execute())].slice(0, SUGGESTED);
	});
}

/** Title or summary by spelling, the body by its words (stemmed); the newest first. */
function findNews(locale: Locale, words: string[], query: string, skip: number) {
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
		.offset(skip)
		.execute();
}

function findClubs(words: string[], skip: number) {
	return db()
		.selectFrom("teams")
		.select(["id", "name", "name_ar", "region", "region_ar", "logo_url"])
		.where(has("folded", words))
		.orderBy("name")
		.orderBy("id")
		.limit(sql.lit(SHOWN + 1))
		.offset(skip)
		.execute();
}

function findPlayers(words: string[], skip: number) {
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
				.limit(sql.lit(SHOWN + 1))
				.offset(skip),
		)
		.orderBy("players.ranking")
		.orderBy("players.id")
		.execute();
}
