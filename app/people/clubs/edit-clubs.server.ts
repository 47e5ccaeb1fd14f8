import { sql } from "kysely";
import type { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { totalOf } from "../../base/db/remembered/total.server.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import type { Outcome } from "../../base/outcome.ts";
import { isNamed } from "../../base/search/names.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { isForeignPicture } from "../../records/pictures/own-picture.ts";
import { type ClubInput, clubForm } from "./club-form.ts";
import { clubById } from "./clubs.server.ts";

const CLUBS_PER_PAGE = 24;
export const clubSorts = ["name", "-name", "founded_year", "-founded_year"] as const;
export type ClubSort = (typeof clubSorts)[number];
export type ClubCard = Awaited<ReturnType<typeof clubsPage>>["rows"][number];

/** One page of the clubs for their editors. */
export async function clubsPage({ q, sort, page }: { q?: string; sort: ClubSort; page: number }) {
	let filtered = db().selectFrom("teams");
	if (q !== undefined) filtered = filtered.where(isNamed("club", "teams.id", q));
	const column = sort.startsWith("-") ? sort.slice(1) : sort;
	const rows = await filtered
		.select(["id", "name", "name_ar", "logo_url", "region", "region_ar", "founded_year"])
		.orderBy(sql.ref(column), sort.startsWith("-") ? "desc" : "asc")
		.orderBy("id")
		.limit(CLUBS_PER_PAGE)
		.offset((page - 1) * CLUBS_PER_PAGE)
		.execute();
	const total = await totalOf(filtered);
	return { rows, total, pages: Math.max(1, Math.ceil(total / CLUBS_PER_PAGE)) };
}

/** A club as its editors see it. */
export const clubRow = (id: number) => db().selectFrom("teams").selectAll().where("id", "=", id).executeTakeFirst();

/** Creates a club and returns its id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createClub(actor: Actor, input: ClubInput): Promise<number> {
	authorize(actor, "team.manage");
	return addRecord(actor, "team", clubForm.parse(input));
}

/**
 * Adds a club or changes one that is still as its editor saw it. Asks back, unless `accepted` says that it is meant,
 * about a name that another club has: files and lists of ties name clubs by it.
 */
export async function saveClub(
	actor: Actor,
	id: number | undefined,
	version: number,
	club: z.output<typeof clubForm>,
	accepted: string[],
) {
	authorize(actor, "team.manage");
	const refused = await refusalOf(id, club, accepted);
	if (refused) return refused;
	if (id !== undefined) return changeRecord(actor, "team", id, version, club);
	await addRecord(actor, "team", club);
	return { ok: true as const };
}

/** Why a club is not saved as it was typed. */
export async function refusalOf(id: number | undefined, club: z.output<typeof clubForm>, accepted: string[]) {
	const present = id === undefined ? undefined : await clubById(id);
	if (isForeignPicture(club.logo_url, present?.logo_url))
		return { ok: false as const, problems: { logo_url: "notOwnPicture" } };
	return askBack((await hasNamesake(id, club)) ? ["sameClubName"] : [], accepted);
}

async function hasNamesake(id: number | undefined, { name, name_ar }: z.output<typeof clubForm>): Promise<boolean> {
	const same = await db()
		.selectFrom("teams")
		.select("id")
		.where((eb) => eb.or([eb("name", "=", name), eb("name_ar", "=", name_ar)]))
		.where("id", "<>", id ?? 0)
		.executeTakeFirst();
	return same !== undefined;
}

/**
 * Records that depend on a club: its ties and decided transfers prevent deletion, its players become players without a
 * club, articles about it stay.
 */
export async function clubDependants(id: number) {
	type Table = "matches" | "transfers" | "players" | "news_article_clubs";
	const count = async (table: Table, where: ReturnType<typeof sql<boolean>>) => {
		const query = db().selectFrom(table).where(where);
		return (await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
	};
	return {
		ties: await count("matches", sql<boolean>`${id} in (home_team_id, away_team_id)`),
		transfers: await count(
			"transfers",
			sql<boolean>`${id} in (from_club_id, to_club_id) and state in ('approved', 'refused')`,
		),
		players: await count("players", sql<boolean>`team_id = ${id}`),
		articles: await count("news_article_clubs", sql<boolean>`team_id = ${id}`),
		entries: await entriesOfSquads(id),
	};
}

/** The groups in which a club's squads are entered, each with its season. */
async function entriesOfSquads(clubId: number) {
	const rows = await db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.innerJoin("groups as g", "g.id", "n.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["n.id", "q.letter", "e.season", "c.name as competition", "c.name_ar as competition_ar"])
		.select(["g.name", "g.name_ar"])
		.where("q.club_id", "=", clubId)
		.orderBy("e.season", "desc")
		.orderBy("g.id")
		.limit(20)
		.execute();
	return rows.map(({ id, letter, season, ...group }) => {
		const whole = (of: string, own: string) =>
			(of === own ? of : `${of} · ${own}`) + (letter === "A" ? "" : ` (${letter})`);
		const [name, name_ar] = [whole(group.competition, group.name), whole(group.competition_ar, group.name_ar)];
		return { id, name: `${name} ${season}`, name_ar: `${name_ar} ${season}` };
	});
}

/**
 * Deletes a club without ties and decided transfers; with them it is refused, and their numbers come back
 * (docs/rules/people.md#clubs).
 */
export async function deleteClub(actor: Actor, id: number): Promise<Outcome<{ ties: number; transfers: number }>> {
	authorize(actor, "team.manage");
	return inTransaction(async () => {
		await sql`select id from teams where id = ${id} for update`.execute(db()); // no tie is entered in between
		const { ties, transfers } = await clubDependants(id);
		if (ties + transfers > 0) return { ok: false, ties, transfers };
		await deleteRecord(actor, "team", id);
		return { ok: true };
	});
}
