import { db } from "../../../base/db/client.server.ts";

/** The ids of records that were merged, and the records in which they are now. */
export async function mergedPlayers(): Promise<Map<number, number>> {
	const rows = await db()
		.selectFrom("player_merges")
		.select(["merged", "kept"])
		.where("undone_at", "is", null)
		.execute();
	const next = new Map(rows.map(({ merged, kept }) => [merged, kept]));
	const last = (id: number): number => {
		const seen = new Set<number>();
		let now = id;
		for (let to = next.get(now); to !== undefined && !seen.has(now); to = next.get(now)) {
			seen.add(now);
			now = to;
		}
		return now;
	};
	return new Map([...next.keys()].map((id) => [id, last(id)]));
}
