import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/**
 * The day whose rules the table of a group `g` of an edition `e` keeps: that on which it was closed first, else the
 * last one on which a group of a finished edition met; null while it goes on.
 */
export const dayOfEnd = sql<string | null>`coalesce(e.ended_on, case when e.state = 'finished' then
	(select max(m.match_date) from matches m where m.group_id = g.id and m.status = 'completed') end)`;

/** The day whose rule counts: the last one of a finished edition, that which is asked for, or none. */
const dayOf = (on?: string) => sql`least(${on ?? null}::date, ${dayOfEnd})`;

/**
 * The rule set and the points of the group `g`, of an edition `e`, where they changed after a tie was completed, as
 * part of another query: those of the day whose rule counts, else the latest.
 */
export const ruleOfDay = (on?: string) =>
	db()
		.selectFrom("group_rule_versions as w")
		.select("w.rule")
		.where("w.group_id", "=", sql.ref<number>("g.id"))
		.orderBy(sql`coalesce(w.from_on <= ${dayOf(on)}, true)`, "desc")
		.orderBy("w.number", "desc")
		.limit(1);

/** The code of the rule set that counts for the group `g`. */
export const ruleSetOfDay = (on?: string) => sql<string>`coalesce((${ruleOfDay(on)}) ->> 'rule_set', g.rule_set)`;

/**
 * The rule of the group `g`, of an edition `e`, as part of another query: null where its rule set is none that an
 * editor made. It is the version of the last day of a finished edition, of the day that is asked for, else the latest.
 */
export const ownRule = (on?: string) =>
	db()
		.selectFrom("rule_set_versions as v")
		.innerJoin("rule_sets as r", "r.id", "v.rule_set_id")
		.select("v.rule")
		.where("r.code", "=", ruleSetOfDay(on))
		.orderBy(sql`coalesce(v.from_on <= ${dayOf(on)}, true)`, "desc")
		.orderBy("v.number", "desc")
		.limit(1);
