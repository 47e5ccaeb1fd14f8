import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import type { Sex } from "./player-form.ts";

/** How many players of each list have a national ranking, and how many of all. */
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
			one: rows.reduce((sum, { count }) => sum + Number(count), 0),
			men: of("male"),
			women: of("female"),
		};
	});

const separateLists = ["men", "women"] as const;
export type RankingList = (typeof separateLists)[number] | "one";

/** Men and women are never mixed: one list has everyone only until both have ranked players. */
export const rankingLists = ({ men, women }: { men: number; women: number }): readonly RankingList[] =>
	men > 0 && women > 0 ? separateLists : ["one"];

/** The players of a list who have a ranking, the best first, as the page of it shows them. */
export async function rankedPlayers(list: RankingList, { from, count }: { from: number; count: number }) {
	let ranked = db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "photo_url", "ranking", "team_id", "nationality"])
		.where("ranking", "is not", null);
	if (list !== "one") ranked = ranked.where("sex", "=", list === "men" ? "male" : "female");
	return ranked.orderBy("ranking").orderBy("id").limit(count).offset(from).execute();
}
