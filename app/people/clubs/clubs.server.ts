import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";

/** All clubs with their number of players, ordered by name (docs/rules/people.md#clubs). */
export const allClubs = () => rememberForPages("all clubs", readClubs);

function readClubs() {
	return db()
		.selectFrom("teams")
		.leftJoin("players", "players.team_id", "teams.id")
		.select(["teams.id", "teams.name", "teams.name_ar", "teams.logo_url", "teams.region", "teams.region_ar"])
		.select(["teams.division", "teams.division_ar", "teams.founded_year"])
		.select(["teams.location", "teams.newcomers", "teams.newcomers_ar"])
		.select(["teams.hall", "teams.hall_ar", "teams.address", "teams.address_ar"])
		.select((eb) => eb.fn.count<number>("players.id").as("player_count"))
		.groupBy("teams.id")
		.orderBy("teams.name")
		.execute();
}

const FACES = 3;

/** Photos of the best ranked players of each club, by its id. */
export const clubFaces = () => rememberForPages("club faces", readFaces);

async function readFaces() {
	const ranked = db()
		.selectFrom("players")
		.select(["team_id", "photo_url"])
		.select(sql<number>`row_number() over (partition by team_id order by coalesce(ranking, 999), id)`.as("place"))
		.where("team_id", "is not", null)
		.where("photo_url", "is not", null);
	const rows = await db()
		.selectFrom(ranked.as("player"))
		.select(["team_id", "photo_url"])
		.where("place", "<=", FACES)
		.orderBy("team_id")
		.orderBy("place")
		.execute();
	return new Map(
		[...Map.groupBy(rows, (row) => row.team_id)].map(([id, list]) => [id, list.map((row) => row.photo_url)]),
	);
}

/** Names, crests, colours and halls of the clubs by id: a table, a list of ties or a calendar shows no more of them. */
export const clubNames = () => rememberForPages("club names", readNames);

async function readNames() {
	const rows = await db()
		.selectFrom("teams")
		.select(["id", "name", "name_ar", "logo_url", "colour", "hall", "hall_ar"])
		.orderBy("name")
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** The names of a club that a tie refers to: it is there as long as the tie is. */
export function clubIn(clubs: Awaited<ReturnType<typeof clubNames>>, id: number) {
	const club = clubs.get(id);
	if (!club) throw new Error(`There is no club ${id}.`);
	return club;
}

/** The columns that the page of a club shows. */
const shownOfClub = [
	...(["id", "name", "name_ar", "logo_url", "colour", "region", "region_ar", "division", "division_ar"] as const),
	...(["coach_name", "coach_name_ar", "admin_name", "admin_name_ar", "contact_number", "founded_year"] as const),
	...(["hall", "hall_ar", "address", "address_ar", "location", "training", "training_ar"] as const),
	...(["age_groups", "age_groups_ar", "newcomers", "newcomers_ar", "email", "website", "social"] as const),
];

export const clubById = (id: number) =>
	rememberForPages(`club ${id}`, () =>
		db().selectFrom("teams").select(shownOfClub).where("id", "=", id).executeTakeFirst(),
	);

/** Players of a club, best ranked first. */
export const playersOf = (clubId: number) => rememberForPages(`players of ${clubId}`, () => readPlayers(clubId));

function readPlayers(clubId: number) {
	return db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "nationality", "ranking", "photo_url", "position", "position_ar"])
		.where("team_id", "=", clubId)
		.orderBy(sql`coalesce(ranking, 999)`)
		.orderBy("id")
		.execute();
}
