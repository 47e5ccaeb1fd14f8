import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";

/** The columns of a player that the public sees (docs/rules/people.md#players). */
export const shownPlayer = (id: number) =>
	rememberForPages(`player ${id}`, () =>
		db()
			.selectFrom("players")
			.select(["id", "name", "name_ar", "nationality", "ranking", "photo_url", "team_id"])
			.select(["position", "position_ar", "bio", "bio_ar"])
			.where("id", "=", id)
			.executeTakeFirst(),
	);

export const playerIds = () =>
	rememberForPages("player ids", async () => {
		const rows = await db().selectFrom("players").select("id").orderBy("id").execute();
		return rows.map(({ id }) => id);
	});
