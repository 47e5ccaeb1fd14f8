import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { LicenceState } from "../tables.ts";

export type LicenceLine = Awaited<ReturnType<typeof licencesIn>>[number];
const LICENCES_PER_PAGE = 100;

const licences = () =>
	db()
		.selectFrom("licences as l")
		.innerJoin("players as p", "p.id", "l.player_id")
		.innerJoin("licence_categories as c", "c.code", "l.category")
		.leftJoin("teams as t", (join) => join.on((eb) => eb("t.id", "=", eb.fn.coalesce("l.club_id", "p.team_id"))))
		.select(["l.id", "l.player_id", "l.season", "l.category", "l.number", "l.state", "l.version", "l.reason"])
		.select(["l.valid_from", "l.valid_until", "l.requested_at", "p.licence_no", "p.name", "p.name_ar"])
		.select(["c.name as category_name", "c.name_ar as category_name_ar"])
		.select(["t.name as club", "t.name_ar as club_ar"]);

/**
 * A page of the licences of a season in one state, those that wait the longest first. A page beyond the last is the
 * last.
 */
export async function licencesOnPage(season: string, state: LicenceState, wanted: number) {
	const counts = await licenceCounts(season);
	const pages = Math.max(1, Math.ceil((counts[state] ?? 0) / LICENCES_PER_PAGE));
	const page = Math.min(wanted, pages);
	return { counts, pages, page, rows: await licencesIn(season, state, page) };
}

const licencesIn = (season: string, state: LicenceState, page: number) =>
	licences()
		.where("l.season", "=", season)
		.where("l.state", "=", state)
		.orderBy("l.requested_at")
		.orderBy("l.id")
		.limit(LICENCES_PER_PAGE)
		.offset((page - 1) * LICENCES_PER_PAGE)
		.execute();

/** Those of all seasons that are asked for, the ones that wait the longest first. */
export const firstRequested = (most: number) =>
	licences().where("l.state", "=", "requested").orderBy("l.requested_at").orderBy("l.id").limit(most).execute();

/** How many licences of a season are in each state. */
async function licenceCounts(season: string): Promise<Partial<Record<LicenceState, number>>> {
	const rows = await db()
		.selectFrom("licences")
		.select(["state", (eb) => eb.fn.countAll<number>().as("count")])
		.where("season", "=", season)
		.groupBy("state")
		.execute();
	return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The licences of a player, the latest season first. */
export const licencesOf = (playerId: number) =>
	licences().where("l.player_id", "=", playerId).orderBy("l.season", "desc").orderBy("l.id", "desc").execute();

export const licenceById = (id: number) =>
	db().selectFrom("licences").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a number belongs to another player. Holds the number until the transaction ends. */
export async function isTaken(number: string, playerId: number): Promise<boolean> {
	await sql`select pg_advisory_xact_lock(hashtext(${`licence ${number}`}))`.execute(db());
	const { rows } = await sql`select from licences where number = ${number} and player_id <> ${playerId}
			and state in ('requested', 'approved')
		union all select from players where licence_no = ${number} and id <> ${playerId} limit 1`.execute(db());
	return rows.length > 0;
}
