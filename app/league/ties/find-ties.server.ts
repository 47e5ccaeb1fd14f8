import { type RawBuilder, sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { MAX_COUNTED, type Part } from "../../base/search/names.server.ts";
import { wordsOf } from "../../base/search/words.ts";
import { draftGroups } from "../competitions/competitions.server.ts";
import { published } from "../tie.ts";
import { tieQuery } from "./tie-query.ts";
import { named, tieColumns } from "./ties.server.ts";

const none = { rows: [], total: 0 };

/**
 * Ties of clubs with these words at the beginning of theirs, on a day or in a season or year that is named with them:
 * those nearest to today first. Ties of editions that are drafts are shown to staff alone.
 */
export async function findTies(typed: string, today: string, { skip, take }: Part, { drafts = false } = {}) {
	const asked = tieQuery(typed);
	const words = wordsOf(asked.rest);
	if (words.length === 0 && !asked.day && !asked.season) return none;
	const clubs = await clubsByWord(words);
	if (clubs.some((ids) => ids.length === 0)) return none;
	const these = sql.join(
		[
			...clubs.map((ids) => sql<boolean>`(home_team_id = any(${ids}) or away_team_id = any(${ids}))`),
			...(asked.day ? [sql<boolean>`match_date = ${asked.day}`] : []),
			...(asked.season ? [sql<boolean>`season = ${asked.season}`] : []),
			...(asked.year ? [inYear(asked.year)] : []),
			...(drafts ? [] : [sql<boolean>`group_id not in (${draftGroups()})`]),
		],
		sql` and `,
	);
	const most = sql.lit(skip + take);
	// From today on and back in the order of an index, so that a word of all clubs costs no more than a rare one.
	const { rows: found } = await sql<{ id: number; total: number }>`
		select id, (select count(*)::integer from (select from matches where ${these}
			limit ${sql.lit(MAX_COUNTED)}) c) as total from (
			(select id, match_date, match_time from matches where ${these} and match_date >= ${today}
				order by match_date, match_time, id limit ${most})
			union all
			(select id, match_date, match_time from matches where ${these} and match_date < ${today}
				order by match_date desc, match_time desc, id desc limit ${most})) near
		order by abs(match_date - ${today}::date), match_time, id limit ${sql.lit(take)} offset ${sql.lit(skip)}`.execute(
		db(),
	);
	const ids = found.map(({ id }) => id);
	const ties = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("id", "in", [0, ...ids])
		.execute();
	const byId = new Map((await named(ties.map(published))).map((tie) => [tie.id, tie]));
	return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: found[0]?.total ?? 0 };
}

/** The seasons of a year are those that begin or end in it. */
const inYear = (year: number): RawBuilder<boolean> =>
	sql`(match_date between ${`${year}-01-01`} and ${`${year}-12-31`}
		or season in (${`${year}/${year + 1}`}, ${`${year - 1}/${year}`}))`;

/** For each word the clubs with a word that begins like it. */
async function clubsByWord(words: string[]): Promise<number[][]> {
	if (words.length === 0) return [];
	const begins = words.map((word) => sql<boolean>`names like ${`% ${word}%`}`);
	const { rows } = await sql<{ id: number; has: boolean[] }>`select id, array[${sql.join(begins)}] as has
		from search_texts where kind = 'club' and (${sql.join(begins, sql` or `)})`.execute(db());
	return words.map((_, i) => rows.filter(({ has }) => has[i]).map(({ id }) => id));
}
