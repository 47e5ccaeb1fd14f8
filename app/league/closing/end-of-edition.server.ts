import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { correctionsOf, type Honour, honoursList } from "./honours.server.ts";

/** Whether the tables of an edition that has ended are open again, so that they may differ from its honours. */
const isBeingCorrected = (edition: number) =>
	rememberForPages(`correction of ${edition}`, async () => {
		const open = await db()
			.selectFrom("table_corrections as k")
			.innerJoin("editions as e", "e.id", "k.edition_id")
			.select("k.id")
			.where("e.id", "=", edition)
			.where("e.state", "=", "finished")
			.where("k.closed_at", "is", null)
			.executeTakeFirst();
		return open !== undefined;
	});

/** How the seasons of a competition ended, and what was corrected in this edition since, or is now. */
export async function endOfEdition({ id, slug }: { id: number; slug: string }) {
	const own = (await honoursList()).filter((row) => row.slug === slug);
	const seasons = [...Map.groupBy(own, ({ season }) => season)].map(([season, rows]) => ({
		season,
		groups: [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([group, places]) => groupOf(group, places)),
	}));
	return { corrections: await correctionsOf(id), isBeingCorrected: await isBeingCorrected(id), seasons };
}
export type EndOfEdition = Awaited<ReturnType<typeof endOfEdition>>;

const groupOf = (id: number, rows: Honour[]) => ({
	id,
	name: rows[0]?.group ?? "",
	name_ar: rows[0]?.group_ar ?? "",
	places: rows.map(({ place, name, name_ar }) => ({ place, name, name_ar })),
});
