import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import type { Sex } from "./player-form.ts";

/** How many players of each list have a national ranking; a player whose sex is not recorded is in the list of all. */
export const rankedCounts = () =>
	rememberForPages("ranked counts", async () => {
		const rows = await db()
			.selectFrom("players")
			.select((eb) => ["sex", eb.fn.countAll<number>().as("count")])
			.where("ranking", "is not", null)
			.groupBy("sex")
			.execute();
		const of = (sex: Sex) => Number(rows.find((row) => row.sex === sex)?.count ?? 0);
		return {
			all: rows.reduce((sum, { count }) => sum + Number(count), 0),
			men: of("male"),
			women: of("female"),
		};
	});

export const rankingLists = ["all", "men", "women"] as const;
export type RankingList = (typeof rankingLists)[number];

/** The players of a list who have a ranking, the best first, as the page of it shows them. */
export async function rankedPlayers(list: RankingList, { from, count }: { from: number; count: number }) {
	let ranked = db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "photo_url", "ranking", "team_id", "nationality"])
		.where("ranking", "is not", null);
	if (list !== "all") ranked = ranked.where("sex", "=", list === "men" ? "male" : "female");
	return ranked.orderBy("ranking").orderBy("id").limit(count).offset(from).execute();
}
