import { type RawBuilder, sql } from "kysely";
import { db } from "../db/client.server.ts";
import type { Locale } from "../locale/locale.ts";
import { wordsOf } from "./words.ts";

/** Records whose names are kept folded, as `search_texts.kind` calls them. */
export type NamedKind = "player" | "club" | "competition" | "article";
/** `locale` asks for what visitors see in it; without one drafts are found as well. */
export type NameQuery = { kind: NamedKind; words: string[]; locale?: Locale };
export type Part = { skip: number; take: number };
/** Where counting stops for what may be very many: this means "at least so many". */
export const MAX_COUNTED = 501;

const each = (words: string[], of: (word: string) => RawBuilder<unknown>) => sql.join(words.map(of), sql` and `);
const like = (pattern: string) => sql`names like ${pattern}`;

/** The rows of a kind; names of all languages are in one row, those of an article in a row for each. */
const among = (kind: NamedKind, locale?: Locale) =>
	locale
		? sql`kind = ${sql.lit(kind)} and locale = ${kind === "article" ? locale : ""} and since <= now()`
		: sql`kind = ${sql.lit(kind)}`;

/** Every word is in the names; a single letter has to begin a word. A folded word has neither `%` nor `_`. */
const holds = (words: string[]) => each(words, (word) => (word.length > 1 ? like(`%${word}%`) : begins(word)));
const begins = (word: string) => like(`% ${word}%`);

const whole = (words: string[]) => like(`%^ ${words.join(" ")} $%`);

/** How well names match: a whole name, whole words, the beginnings of words, parts of words. */
const tier = (words: string[]) => sql`case
	when ${whole(words)} then 0
	when ${each(words, (word) => like(`% ${word} %`))} then 1
	when ${each(words, begins)} then 2
	else 3 end`;

/** The rows that match, with the columns that put them in order. */
export const matching = ({ kind, words, locale }: NameQuery) => sql`
	select id, ${tier(words)} as tier, place, since, left(names, 24) collate "C" as name
	from search_texts where ${among(kind, locale)} and ${holds(words)}`;

/** Those of them that are called so as a whole. */
export const matchingWhole = ({ kind, words, locale }: NameQuery) => sql`
	select id, 0 as tier, place, since, left(names, 24) collate "C" as name
	from search_texts where ${among(kind, locale)} and ${whole(words)}`;

/** A part of the rows in `found`, which has the columns of `matching`: the best first. */
export async function inOrder(found: RawBuilder<unknown>, { skip, take }: Part) {
	const { rows } = await sql<{ id: number; total: number; tier: number }>`with found as materialized (${found})
		select id, tier, (select count(*)::integer from found) as total from found
		order by tier, place nulls last, since desc, name, id limit ${sql.lit(take)} offset ${sql.lit(skip)}`.execute(db());
	return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0, best: rows[0]?.tier ?? 0 };
}

/**
 * Two letters are a part of very many names, and no index has groups of two: parts are looked for where beginnings do
 * not fill all pages.
 */
export async function findNames(asked: NameQuery, part: Part) {
	if (!asked.locale)
		return inOrder(sql`select distinct on (id) * from (${matching(asked)}) all_languages order by id, tier`, part);
	const isShort = asked.words.every((word) => word.length <= 2);
	if (!isShort) return inOrder(matching(asked), part);
	const beginning = await inOrder(sql`${matching(asked)} and ${each(asked.words, begins)}`, part);
	return beginning.total >= MAX_COUNTED ? beginning : inOrder(matching(asked), part);
}

/** Whether the record with this id has all words of a typed text in its names: none, for a text of signs alone. */
export function isNamed(kind: NamedKind, id: string, typed: string): RawBuilder<boolean> {
	const words = wordsOf(typed);
	if (words.length === 0) return sql<boolean>`false`;
	// In SQL text: the table changes only with the records, so what is remembered of them need not ask for its version.
	return sql<boolean>`${sql.ref(id)} in (select t.id from search_texts t where kind = ${sql.lit(kind)}
		and ${holds(words)})`;
}
