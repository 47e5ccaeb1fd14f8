import { type RawBuilder, sql } from "kysely";
import { db, inTransaction } from "../db/client.server.ts";
import type { Locale } from "../locale/locale.ts";
import type { NamedKind } from "./names.server.ts";
import { oneSlip, SHORTEST, steps } from "./slips.ts";

/**
 * Shares of a text that a name is to have, by groups of three letters, where no word is one slip away. The lower one
 * finds short words.
 */
const SHARES = [0.5, 0.3];
/** Longer texts are sentences: what is nearly like them is chance. */
const MAX_WORDS = 4;
const MAX_LETTERS = 40;
/** Names compared letter by letter. */
const MAX_COMPARED = 1000;
const MAX_ARTICLES = 1000;

type SimilarName = { kind: NamedKind; id: number; names: string; place: number | null };

/**
 * Records that visitors see with names that nearly are these words, the nearest first: at most a third of the letters
 * of a word differ.
 */
export async function findSimilar(kinds: NamedKind[], words: string[], locale: Locale, most: number) {
	const text = words.join(" ");
	if (words.length > MAX_WORDS || text.length > MAX_LETTERS || words.every((word) => word.length < SHORTEST)) return [];
	const oneAway = sql.join(
		words.map((word) => sql`names ~ ${oneSlip(word)}`),
		sql` and `,
	);
	const named = kinds.filter((kind) => kind !== "article");
	const among = sql`kind in (${sql.join(named.map(sql.lit))})`;
	const ofNames = (condition: RawBuilder<unknown>) =>
		named.length > 0 ? near(sql`search_texts`, sql`${condition} and ${among}`) : [];
	for (const read of [
		async () => [
			...(await ofNames(oneAway)),
			...(kinds.includes("article") ? await near(newestArticles(locale), oneAway) : []),
		],
		...SHARES.map((share) => () => withShare(share, async () => ofNames(sql`${text} <% names`))),
	]) {
		const found = (await read())
			.map((record) => ({ ...record, steps: steps(words, record.names) }))
			.filter((record) => record.steps < Number.POSITIVE_INFINITY)
			.sort((a, b) => a.steps - b.steps || (a.place ?? Infinity) - (b.place ?? Infinity) || a.id - b.id);
		if (found.length > 0) return found.slice(0, most);
	}
	return [];
}

/** Titles are many and long, and other languages have words of theirs: the newest articles are read one by one. */
const newestArticles = (locale: Locale) => sql`(select kind, id, names, place from search_texts
	where kind = 'article' and locale = ${locale} and since <= now()
	order by since desc, id desc limit ${sql.lit(MAX_ARTICLES)}) newest`;

async function near(texts: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<SimilarName[]> {
	const { rows } = await sql<SimilarName>`select kind, id, names, place from ${texts} where ${condition}
		limit ${sql.lit(MAX_COMPARED)}`.execute(db());
	return rows;
}

const withShare = (share: number, work: () => Promise<SimilarName[]>) =>
	inTransaction(async () => {
		await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(share)}, true)`.execute(db());
		return work();
	});
