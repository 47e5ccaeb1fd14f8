import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** The last day on which a group `g` of an edition `e` met that is finished; null while it goes on. */
export const dayOfEnd = sql<string | null>`case when e.state = 'finished' then
	(select max(m.match_date) from matches m where m.group_id = g.id and m.status = 'completed') end`;

/**
 * The rule of the group `g`, of an edition `e`, as part of another query: null where its rule set is none that an
 * editor made. It is the version of the last day of a finished edition, of the day that is asked for, else the latest.
 */
export const ownRule = (on?: string) =>
	db()
		.selectFrom("rule_set_versions as v")
		.innerJoin("rule_sets as r", "r.id", "v.rule_set_id")
		.select("v.rule")
		.where("r.code", "=", sql.ref<string>("g.rule_set"))
		.orderBy(sql`coalesce(v.from_on <= least(${on ?? null}::date, ${dayOfEnd}), true)`, "desc")
		.orderBy("v.number", "desc")
		.limit(1);
