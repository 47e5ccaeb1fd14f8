import { correctionsOf, type Honour, honoursList } from "./honours.server.ts";

/** How the seasons of a competition ended, and what was corrected in this edition since. */
export async function endOfEdition({ id, slug }: { id: number; slug: string }) {
	const own = (await honoursList()).filter((row) => row.slug === slug);
	const seasons = [...Map.groupBy(own, ({ season }) => season)].map(([season, rows]) => ({
		season,
		groups: [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([group, places]) => groupOf(group, places)),
	}));
	return { corrections: await correctionsOf(id), seasons };
}
export type EndOfEdition = Awaited<ReturnType<typeof endOfEdition>>;

const groupOf = (id: number, rows: Honour[]) => ({
	id,
	name: rows[0]?.group ?? "",
	name_ar: rows[0]?.group_ar ?? "",
	places: rows.map(({ place, name, name_ar }) => ({ place, name, name_ar })),
});
