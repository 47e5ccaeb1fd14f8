import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { namedInClass, tieColumns } from "../../league/ties/ties.server.ts";

/** Ties of a file that are named on its page. */
const MOST_NAMED = 20;

export type LeftOutTies = Awaited<ReturnType<typeof leftOutTies>>;

/**
 * Ties that an import leaves out because some of their rows were answered and others not: a sheet is saved whole. Each
 * has the lines that have no answer. `areAllMeant` is the answer for all rows of the file.
 */
export async function leftOutTies(run: number, areAllMeant: boolean) {
	const { rows } = await sql<{ match: number; lines: number[]; total: number }>`
		select match, array_agg(line order by line) filter (where not is_given) as lines, (count(*) over ())::int as total
		from (
			select (plan->>'id')::integer as match, line,
				not changed_since and (verdict <> 'warning' or meant or ${areAllMeant}::boolean) as is_given
			from import_run_rows
			where import_run_id = ${run} and record is null and plan ? 'id'
				and (verdict in ('new', 'changed') or (verdict = 'warning' and plan->>'meant' in ('new', 'changed')))) as asked
		group by match having bool_or(is_given) and not bool_and(is_given)
		order by min(line) limit ${MOST_NAMED}`.execute(db());
	if (rows.length === 0) return { ties: [], total: 0 };
	const ids = rows.map(({ match }) => match);
	const ties = await namedInClass(await db().selectFrom("matches").select(tieColumns).where("id", "in", ids).execute());
	return {
		total: rows[0]?.total ?? 0,
		ties: rows.flatMap(({ match, lines }) => {
			const tie = ties.find(({ id }) => id === match);
			return tie ? [{ id: match, match_date: tie.match_date, home: tie.home_team, away: tie.away_team, lines }] : [];
		}),
	};
}
