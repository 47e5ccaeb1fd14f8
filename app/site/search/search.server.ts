import { type RawBuilder, sql } from "kysely";
import type { Locale } from "../../base/locale/locale.ts";
import {
	findNames,
	inOrder,
	MAX_COUNTED,
	matching,
	matchingWhole,
	type NamedKind,
	type NameQuery,
	type Part,
} from "../../base/search/names.server.ts";
import { findSimilar } from "../../base/search/similar.server.ts";
import { searchedWords, wordsOf } from "../../base/search/words.ts";
import { withRunning } from "../../league/nights/running.server.ts";
import { findTies } from "../../league/ties/find-ties.server.ts";
import { tieQuery } from "../../league/ties/tie-query.ts";
import { articleRows, clubRows, competitionRows, playerRows, tieRow } from "./rows.server.ts";
import { kinds, MAX_PAGES, type SearchKind, SHOWN } from "./search-kinds.ts";

/** Names that nearly are what was typed, when no name is. */
const MAX_SIMILAR = 12;

export type Group = NonNullable<Awaited<ReturnType<typeof search>>>["groups"][number];

type Question = { kind?: SearchKind; page?: number; today: string };
type FoundIds = { ids: number[]; total: number; best: number };

/**
 * Finds for visitors: records by their names, articles by their text as well, ties by their clubs; the first of each
 * kind, or a page of one. Kinds with a better match come first. When nothing matches, the names that are nearly these.
 * Undefined for fewer than two letters.
 */
export async function search(locale: Locale, query: string, { kind, page = 1, today }: Question) {
	const words = searchedWords(query);
	if (!words) return undefined;
	const part = { skip: (Math.min(page, MAX_PAGES) - 1) * SHOWN, take: SHOWN };
	const groups = [];
	for (const one of kinds)
		if (kind === undefined || kind === one) groups.push(await groupOf(one, { locale, query, words, part, today }));
	const found = groups.filter(({ total }) => total > 0).sort((a, b) => a.best - b.best);
	const similar = found.length === 0 && page === 1 ? await similarTo(locale, words, kind) : [];
	return { words, groups: found.length > 0 ? found : similar, isSimilar: similar.length > 0 };
}

type SearchRequest = { locale: Locale; query: string; words: string[]; part: Part; today: string };

async function groupOf(kind: SearchKind, { locale, query, words, part, today }: SearchRequest) {
	if (kind === "ties") {
		const { rows, total } = await findTies(query, today, part);
		return { kind, rows: (await withRunning(rows)).map(tieRow), total, best: TIES };
	}
	if (kind === "competitions") {
		const { rest, season } = tieQuery(query);
		const asked = { kind: "competition", words: wordsOf(rest), locale } as const;
		const found = asked.words.length > 0 ? await inOrder(shownCompetitions(asked, season), part) : nothing;
		return rowsOf(kind, locale, found, season);
	}
	if (kind === "news") return rowsOf(kind, locale, await inOrder(articles(query, words, locale), part));
	return rowsOf(kind, locale, await findNames({ kind: named[kind], words, locale }, part));
}

const nothing: FoundIds = { ids: [], total: 0, best: 0 };
/** Ties have no names of their own: they come after the records that are called so, as the beginnings of words do. */
const TIES = 2;
const named = {
	clubs: "club",
	players: "player",
	competitions: "competition",
	news: "article",
} as const satisfies Partial<Record<SearchKind, NamedKind>>;

/** The records of a kind with their number, as a page shows them. */
async function rowsOf(kind: keyof typeof named, locale: Locale, { ids, total, best }: FoundIds, season?: string) {
	const about = { total, best };
	if (kind === "clubs") return { kind, rows: await clubRows(ids), ...about };
	if (kind === "players") return { kind, rows: await playerRows(ids), ...about };
	if (kind === "competitions") return { kind, rows: await competitionRows(ids, season), ...about };
	return { kind, rows: await articleRows(ids, locale), ...about };
}

function shownCompetitions(asked: NameQuery, season?: string): RawBuilder<unknown> {
	const held = season === undefined ? sql`true` : sql`e.season = ${season}`;
	return sql`select * from (${matching(asked)}) named
		where id in (select e.competition_id from editions e where e.state <> 'draft' and ${held})`;
}

/**
 * Titles and summaries by their spelling, then the text by its words (stemmed). Of a word that very many have the
 * newest are looked at, and those that have it as their whole title.
 */
function articles(query: string, words: string[], locale: Locale): RawBuilder<unknown> {
	const named = { kind: "article", words, locale } as const;
	const newest = sql`order by since desc, id desc limit ${sql.lit(MAX_COUNTED)}`;
	const asked =
		locale === "ar"
			? sql`websearch_to_tsquery('arabic', search_words(${query.slice(0, MAX_LETTERS)}))`
			: sql`websearch_to_tsquery('english', ${query.slice(0, MAX_LETTERS)})`;
	const at = sql.ref(`live_at_${locale}`);
	return sql`select distinct on (id) * from (
			(${matching(named)} ${newest}) union all (${matchingWhole(named)} ${newest}) union all
			(select id, 4, null, ${at} as since, '' from news_articles
				where ${sql.ref(`words_${locale}`)} @@ ${asked} and ${at} <= now() ${newest})) found
		order by id, tier`;
}
/** As much of a typed text as full text search is asked for. */
const MAX_LETTERS = 80;

async function similarTo(locale: Locale, words: string[], kind?: SearchKind) {
	const asked = Object.values(named).filter((one) => kind === undefined || (kind !== "ties" && named[kind] === one));
	const near = asked.length > 0 ? await findSimilar(asked, words, locale, MAX_SIMILAR) : [];
	const groups = [];
	for (const one of Object.keys(named) as (keyof typeof named)[]) {
		const ids = near.filter((record) => record.kind === named[one]).map(({ id }) => id);
		const group = await rowsOf(one, locale, { ids, total: ids.length, best: 3 });
		if (group.rows.length > 0) groups.push({ ...group, total: group.rows.length });
	}
	return groups;
}
