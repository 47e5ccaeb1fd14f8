import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { OPEN, squadInClass } from "./squad-name.ts";

/**
 * The squads, by id, that do not simply have the name of their club: those after a club's first one, those of a class
 * that does not admit everyone, and those with a name of their own.
 */
export const furtherSquads = () => rememberForPages("further squads", readFurtherSquads);

async function readFurtherSquads() {
	const rows = await db()
		.selectFrom("squads as q")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.where((eb) =>
			eb.or([
				eb("q.letter", "<>", "A"),
				eb("q.name", "is not", null),
				eb("q.name_ar", "is not", null),
				eb("q.class", "<>", OPEN),
			]),
		)
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** The letters of two squads, in their order. */
export async function lettersOf(squadIds: readonly [number, number]) {
	const rows = await db().selectFrom("squads").select(["id", "letter"]).where("id", "in", squadIds).execute();
	const letters = new Map(rows.map(({ id, letter }) => [id, letter]));
	return squadIds.map((id) => letters.get(id) ?? "A");
}

/** The venue at which a squad plays at home, by the squad. */
export const venuesOfSquads = () =>
	rememberForPages("venues of squads", async () => {
		const rows = await db().selectFrom("squads").select(["id", "venue_id"]).where("venue_id", "is not", null).execute();
		return new Map(rows.map(({ id, venue_id }) => [id, venue_id]));
	});

const squads = () =>
	db()
		.selectFrom("squads as q")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.club_id", "q.season", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar", "q.class", "k.name as class_name", "k.name_ar as class_name_ar"]);

/** A squad with its own names, or those of its club and class. */
export const squadById = (id: number) =>
	rememberForPages(`squad ${id}`, async () => {
		const squad = await squads().where("q.id", "=", id).executeTakeFirst();
		return squad && { ...squad, ...squadInClass(squad) };
	});

/** The entries of a club's squads in a season, with their groups, in the order of the classes and letters. */
export const entriesOfClub = (clubId: number, season: string) =>
	rememberForPages(`entries of club ${clubId} ${season}`, async () => {
		const rows = await squads()
			.innerJoin("entries as n", "n.squad_id", "q.id")
			.select(["n.group_id", "n.state"])
			.where("q.club_id", "=", clubId)
			.where("q.season", "=", season)
			.orderBy("k.sort_order")
			.orderBy("q.letter")
			.orderBy("n.group_id")
			.execute();
		return rows.map((row) => ({ ...row, ...squadInClass(row) }));
	});

/** The classes in which each club has squads that play in these groups of a season, by the club, in staff's order. */
export const classesOfClubs = (season: string, groups: readonly number[]) =>
	rememberForPages(`classes of clubs ${season} ${groups}`, async () => {
		const rows = await db()
			.selectFrom("squads as q")
			.innerJoin("classes as k", "k.code", "q.class")
			.select(["q.club_id", "k.code", "k.name", "k.name_ar", "k.sort_order"])
			.distinct()
			.where("q.season", "=", season)
			.where("q.id", "in", (eb) =>
				eb
					.selectFrom("entries")
					.select("squad_id")
					.where("group_id", "in", [...groups, 0])
					.where("state", "=", "active"),
			)
			.orderBy("k.sort_order")
			.orderBy("k.code")
			.execute();
		return Map.groupBy(rows, ({ club_id }) => club_id);
	});
