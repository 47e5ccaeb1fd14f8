import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { db } from "../../../base/db/client.server.ts";
import { adjustmentsWithin, entriesWithin, type OneGroup } from "../../competitions/competitions.server.ts";
import { ownRule, ruleOfDay } from "../../rule-sets/own-rule.server.ts";
import { lastDay, namesOfTable } from "./names-of-table.server.ts";

export type GroupContent = NonNullable<Awaited<ReturnType<typeof groupContent>>>;

/**
 * All that the table of a group is made from, by one statement: no part of it is older than another. `on` leaves out
 * what came later.
 */
export async function groupContent(groupId: number, on?: string) {
	const [content] = await groupContents([groupId], on);
	return content;
}

/** The same of several groups, by one statement as well. */
export async function groupContents(groups: readonly number[], on?: string) {
	const own = sql.ref<number>("g.id");
	const found = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.innerJoin("seasons as x", "x.name", "e.season")
		.leftJoin("formats as f", "f.code", "g.format")
		.select(["g.id", "g.rule_set", "g.format"])
		.select(["g.points_win", "g.points_draw", "g.points_loss", "g.points_walkover_loss"])
		.select(["x.points_win as season_win", "x.points_draw as season_draw", "x.points_loss as season_loss"])
		.select(["f.order_of_play", "f.wins_needed", "f.best_of", "f.points_to"])
		.select([ownRule(on).as("own_rule"), ruleOfDay(on).as("rule_of_day")])
		.select((eb) => [
			eb.and([eb.ref("g.is_default"), eb.ref("c.is_default")]).as("is_default"),
			lastDay.as("last_day"),
			jsonArrayFrom(entriesWithin(own)).as("entries"),
			jsonArrayFrom(tiesWithin(own, on)).as("ties"),
			jsonArrayFrom(
				adjustmentsWithin(own).$if(on !== undefined, (query) => query.where("decided_on", "<=", on ?? "")),
			).as("adjustments"),
			jsonArrayFrom(lotsWithin(own, on)).as("lots"),
		])
		.where("g.id", "in", [...groups, 0])
		.execute();
	const called = await namesOfTable();
	return found.map((content) => {
		const entries = called(content.entries, content.last_day, on).map((entry) =>
			isLater(entry.since, on) ? { ...entry, state: "active" as const } : entry,
		);
		// The table of a season has no club without a tie: in its group, ties enter squads by themselves, and may be gone.
		return { ...content, entries: content.is_default ? entries.filter(({ has_tie }) => has_tie) : entries };
	});
}

/** Whether a squad that left was still there on that day. */
const isLater = (since: string | null, on: string | undefined) => since !== null && on !== undefined && since > on;

/** The completed ties of a group. */
const tiesWithin = (group: OneGroup, on: string | undefined) =>
	db()
		.selectFrom("matches")
		.select(["id", "match_date", "match_time", "home_squad_id", "away_squad_id"])
		.select(["home_score", "away_score", "outcome", "absent", "phase"])
		.select(["home_games", "away_games", "home_points", "away_points"])
		.where("group_id", "=", group)
		.where("status", "=", "completed")
		.$if(on !== undefined, (query) => query.where("match_date", "<=", on ?? ""));

/** Lots that were drawn, the last one first, each with its squads from the first place on. */
const lotsWithin = (group: OneGroup, on: string | undefined) =>
	db()
		.selectFrom("lots as l")
		.innerJoin("lot_places as p", "p.lot_id", "l.id")
		.select((eb) => ["l.id", "l.drawn_on", eb.fn.jsonAgg(eb.ref("p.squad_id")).orderBy("p.place").as("order")])
		.where("l.group_id", "=", group)
		.$if(on !== undefined, (query) => query.where("l.drawn_on", "<=", on ?? ""))
		.groupBy("l.id")
		.orderBy("l.drawn_on", "desc")
		.orderBy("l.id", "desc");
