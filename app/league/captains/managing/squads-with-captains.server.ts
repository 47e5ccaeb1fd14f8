import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { squadInClass } from "../../../people/squads/squad-name.ts";

const squads = () =>
	db()
		.selectFrom("squads as q")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.season", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.select("t.logo_url")
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"]);

/**
 * The squads of a season, with the addresses of their captains and how many invitations wait. For those who manage
 * captains.
 */
export async function squadsWithCaptains(season: string, locale: "ar" | "en") {
	const rows = await squads()
		.select([
			sql<string[]>`coalesce((select array_agg(a.email::text order by a.email) from captains c
				join accounts a on a.id = c.account_id where c.squad_id = q.id), '{}')`.as("captains"),
			sql<number>`(select count(*)::int from captain_invitations i join pending_accounts p on p.id = i.pending_id
				where i.squad_id = q.id and p.expires_at > now())`.as("invited"),
		])
		.where("q.season", "=", season)
		.orderBy(locale === "ar" ? "t.name_ar" : "t.name")
		.orderBy("k.sort_order")
		.orderBy("q.letter")
		.execute();
	return rows.map((row) => ({ ...row, ...squadInClass(row) }));
}
export type SquadWithCaptains = Awaited<ReturnType<typeof squadsWithCaptains>>[number];

/** One squad; undefined for one that is not there. */
export async function managedSquad(id: number) {
	const row = await squads().where("q.id", "=", id).executeTakeFirst();
	return row && { ...row, ...squadInClass(row) };
}

/** The captains of a squad by their addresses; a name might tell who files complaints. */
export const captainsOf = (squad: number) =>
	db()
		.selectFrom("captains as c")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.leftJoin("accounts as by", "by.id", "c.granted_by_id")
		.select(["a.id", "a.email", "c.granted_at", "by.email as granted_by"])
		.where("c.squad_id", "=", squad)
		.orderBy("c.granted_at")
		.execute();
export type CaptainOfSquad = Awaited<ReturnType<typeof captainsOf>>[number];

/** Invitations for a squad whose link works. */
export const invitedTo = (squad: number) =>
	db()
		.selectFrom("captain_invitations as i")
		.innerJoin("pending_accounts as p", "p.id", "i.pending_id")
		.select(["p.id", "p.email", "p.role", "p.language", "p.expires_at", "i.created_at"])
		.where("i.squad_id", "=", squad)
		.where("p.expires_at", ">", new Date())
		.orderBy("i.created_at")
		.execute();
export type InvitedCaptain = Awaited<ReturnType<typeof invitedTo>>[number];
