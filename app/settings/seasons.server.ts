import { db } from "../base/db/client.server.ts";

export function seasonByName(name: string) {
	return db()
		.selectFrom("seasons")
		.select(["name", "points_win", "points_draw", "points_loss"])
		.where("name", "=", name)
		.executeTakeFirst();
}

/** Names of the seasons, newest first. */
export async function seasonNames() {
	const rows = await db().selectFrom("seasons").select("name").orderBy("name", "desc").execute();
	return rows.map((row) => row.name);
}

/** The seasons with the current one among them, which may have been opened without a tie yet; newest first. */
export const withSeason = (seasons: string[], current: string) =>
	[...new Set([current, ...seasons])].sort((a, b) => b.localeCompare(a));
