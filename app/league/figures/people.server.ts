import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { clubIn, clubNames } from "../../people/clubs/clubs.server.ts";

export type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** Names, photos and clubs of these players, by id; one who is gone is left out. */
export async function peopleById(ids: number[]): Promise<Map<number, Person>> {
	const asked = [...new Set(ids)].sort((a, b) => a - b);
	const rows = await rememberForPages(`people ${asked}`, () => readPeople(asked));
	return new Map(rows.map((person) => [person.id, person]));
}

async function readPeople(ids: number[]) {
	const clubs = await clubNames();
	const rows = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "photo_url", "team_id"])
		.where("id", "in", ids.length > 0 ? ids : [0])
		.execute();
	return rows.map(({ team_id, ...person }) => {
		const club = team_id === null ? undefined : clubIn(clubs, team_id);
		return { ...person, club: club && { name: club.name, name_ar: club.name_ar } };
	});
}
