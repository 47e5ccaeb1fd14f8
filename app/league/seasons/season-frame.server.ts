import { db } from "../../base/db/client.server.ts";

/** The editions of a season with their stages, also those without groups; drafts are named and not copied. */
export async function seasonFrame(season: string) {
	const rows = await db()
		.selectFrom("editions as e")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.leftJoin("stages as s", "s.edition_id", "e.id")
		.select(["e.id", "e.competition_id", "e.state", "e.checks", "e.depth", "e.keeps_half", "c.name", "c.name_ar"])
		.select(["s.ordinal", "s.kind"])
		.where("e.season", "=", season)
		.orderBy("c.is_default", "desc")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.orderBy("s.ordinal")
		.execute();
	const editions = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
		const [first] = own;
		if (!first) return [];
		const { ordinal: _, kind: __, ...edition } = first;
		const stages = own.flatMap(({ ordinal, kind }) => (ordinal === null || kind === null ? [] : [{ ordinal, kind }]));
		return [{ ...edition, stages }];
	});
	return {
		editions: editions.filter(({ state }) => state !== "draft"),
		drafts: editions.filter(({ state }) => state === "draft"),
	};
}
export type SeasonFrame = Awaited<ReturnType<typeof seasonFrame>>;

/** Squads of a season that are in no group. */
export const squadsWithoutGroup = (season: string) =>
	db()
		.selectFrom("squads as q")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.where("q.season", "=", season)
		.where((eb) => eb.not(eb.exists(eb.selectFrom("entries as n").select("n.id").whereRef("n.squad_id", "=", "q.id"))))
		.orderBy("t.name")
		.orderBy("k.sort_order")
		.orderBy("q.letter")
		.execute();
