import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { hasSheets } from "../competitions/depth.ts";
import { formatByCode } from "../formats/formats.server.ts";
import { ownRule, ruleSetOfDay } from "../rule-sets/own-rule.server.ts";

/** A tie of the league. Its format is undefined where its edition has no sheets or its group no format. */
export type LeagueTie = NonNullable<Awaited<ReturnType<typeof leagueTie>>>;
/** A tie whose result comes from a sheet. */
export type SheetTie = LeagueTie & { format: NonNullable<LeagueTie["format"]> };

export const hasSheet = <T extends LeagueTie>(tie: T): tie is T & SheetTie => tie.format !== undefined;

/** Locks a tie for the rest of the transaction: read it after that, to change its sheet or its result. */
export const lockTie = (id: number) =>
	db().selectFrom("matches").select("id").where("id", "=", id).forUpdate().executeTakeFirst();

/** A tie with its result, and with the format, the rule set and the deadlines of its group. */
export async function leagueTie(id: number) {
	const tie = await db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["m.id", "m.version", "m.season", "m.group_id", "m.venue_id", "m.status", "m.phase"])
		.select(["m.match_date", "m.match_time", "m.said_day", "m.said_by"])
		.select(["m.home_team_id", "m.away_team_id", "m.home_squad_id", "m.away_squad_id"])
		.select(["m.home_score", "m.away_score", "m.outcome", "m.absent", "m.score_source", "m.corrected_on"])
		.select(["g.format as format_code", "g.sheet_hours", "g.lock_hours"])
		.select([ownRule().as("own_rule"), ruleSetOfDay().as("rule_set")])
		.select(["e.depth", "e.state as edition_state", "e.closed_at"])
		.select(sql<number | null>`answer_hours(g)`.as("answer_hours"))
		.select(sql<Date | null>`tie_start(m.match_date, m.match_time, m.date_known)`.as("start"))
		.where("m.id", "=", id)
		.executeTakeFirst();
	return tie && { ...tie, format: hasSheets(tie.depth) ? await formatByCode(tie.format_code) : undefined };
}

/** A tie whose result comes from a sheet; undefined for any other. */
export async function sheetTie(id: number): Promise<SheetTie | undefined> {
	const tie = await leagueTie(id);
	return tie && hasSheet(tie) ? tie : undefined;
}

/** The same tie, locked: use it in a transaction that saves its sheet. */
export async function lockedSheetTie(id: number): Promise<SheetTie | undefined> {
	await lockTie(id);
	return sheetTie(id);
}
