import { db } from "../../../base/db/client.server.ts";

export type GroupChoice = Awaited<ReturnType<typeof groupChoices>>[number];

/**
 * Groups to choose from, by their competition and, where it has others, their own name: of a season, or of all, the
 * latest season first.
 */
export async function groupChoices(season?: string) {
	let query = db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select([
			"g.id",
			"g.name as own",
			"g.name_ar as own_ar",
			"g.rule_set",
			"g.is_default",
			"e.id as edition",
			"e.season",
		])
		.select(["c.id as competition", "c.name as of", "c.name_ar as of_ar", "c.is_default as of_default", "c.class"]);
	if (season !== undefined) query = query.where("e.season", "=", season);
	const rows = await query
		.orderBy("e.season", "desc")
		.orderBy("c.is_default", "desc")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id")
		.execute();
	return rows.map(({ own, own_ar, of, of_ar, ...row }) => {
		const isAlone = !rows.some(({ id, edition }) => edition === row.edition && id !== row.id);
		return {
			...row,
			competition_name: of,
			competition_name_ar: of_ar,
			name: isAlone || own === of ? of : `${of} · ${own}`,
			name_ar: isAlone || own_ar === of_ar ? of_ar : `${of_ar} · ${own_ar}`,
		};
	});
}
