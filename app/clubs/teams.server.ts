import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { fold } from "../base/search/fold.ts";
import { addRecord, changeRecord, deleteRecord } from "../records/change-record.server.ts";
import { type TeamInput, teamForm } from "./club-form.ts";

const TEAMS_PER_PAGE = 24;
export const teamSorts = ["name", "-name", "founded_year", "-founded_year"] as const;
export type TeamSort = (typeof teamSorts)[number];
export type TeamCard = Awaited<ReturnType<typeof teamsPage>>["rows"][number];

/** One page of the clubs for their editors. */
export async function teamsPage({ q, sort, page }: { q?: string; sort: TeamSort; page: number }) {
	let filtered = db().selectFrom("teams");
	if (q !== undefined) filtered = filtered.where(sql<boolean>`folded like ${`%${fold(q)}%`}`);
	const column = sort.startsWith("-") ? sort.slice(1) : sort;
	const rows = await filtered
		.select(["id", "name", "name_ar", "logo_url", "region", "region_ar", "founded_year"])
		.orderBy(sql.ref(column), sort.startsWith("-") ? "desc" : "asc")
		.orderBy("id")
		.limit(TEAMS_PER_PAGE)
		.offset((page - 1) * TEAMS_PER_PAGE)
		.execute();
	const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	return { rows, total, pages: Math.max(1, Math.ceil(total / TEAMS_PER_PAGE)) };
}

/** Creates a club and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createTeam(actor: Actor, input: TeamInput): Promise<number> {
	authorize(actor, "team.manage");
	return addRecord(actor, "team", teamForm.parse(input));
}

/** Changes a club that is still as its editor saw it. */
export async function updateTeam(actor: Actor, id: number, version: number, input: TeamInput) {
	authorize(actor, "team.manage");
	return changeRecord(actor, "team", id, version, teamForm.parse(input));
}

/** Records that depend on a club: its ties prevent deletion, its players become players without a club. */
export async function teamDependants(id: number) {
	const count = async (table: "matches" | "players", where: ReturnType<typeof sql<boolean>>) => {
		const query = db().selectFrom(table).where(where);
		return (await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
	};
	return {
		matches: await count("matches", sql<boolean>`${id} in (home_team_id, away_team_id)`),
		players: await count("players", sql<boolean>`team_id = ${id}`),
	};
}

/** Deletes a club without ties; with ties it is refused, and their number comes back (docs/rules.md#clubs). */
export async function deleteTeam(actor: Actor, id: number): Promise<{ ok: true } | { ok: false; matches: number }> {
	authorize(actor, "team.manage");
	return inTransaction(async () => {
		await sql`select id from teams where id = ${id} for update`.execute(db()); // no tie is entered in between
		const { matches } = await teamDependants(id);
		if (matches > 0) return { ok: false, matches };
		await deleteRecord(actor, "team", id);
		return { ok: true };
	});
}
