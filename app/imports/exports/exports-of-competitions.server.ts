import { db } from "../../base/db/client.server.ts";

/** Halls as the import reads them again. */
export const venueRows = () =>
	db()
		.selectFrom("venues")
		.select(["name", "name_ar", "tables", "club_id", "address", "address_ar", "location as place"])
		.orderBy("sort_order")
		.orderBy("id")
		.execute();

export const closureRows = () =>
	db()
		.selectFrom("venue_closures as c")
		.innerJoin("venues as v", "v.id", "c.venue_id")
		.select(["v.name as venue", "c.from_on as from", "c.until_on as until", "c.reason", "c.reason_ar"])
		.orderBy("v.sort_order")
		.orderBy("v.id")
		.orderBy("c.from_on")
		.orderBy("c.id")
		.execute();

export const competitionRows = () =>
	db()
		.selectFrom("competitions")
		.select(["slug as code", "name", "name_ar", "kind", "class", "sponsor", "sponsor_ar"])
		.orderBy("sort_order")
		.orderBy("id")
		.execute();

const withinEditions = () =>
	db()
		.selectFrom("editions as e")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["c.slug as competition", "e.season"])
		.orderBy("e.season")
		.orderBy("c.sort_order")
		.orderBy("c.id");

/** Competitions of a season, or of all. */
export async function editionRows(season: string | null) {
	const rows = await withinEditions()
		.select(["e.state", "e.depth", "e.keeps_half", "e.checks"])
		.$if(season !== null, (query) => query.where("e.season", "=", season ?? ""))
		.execute();
	return rows.map((row) => ({ ...row, keeps_half: row.keeps_half ? "yes" : "no", checks: row.checks || "none" }));
}

export const stageRows = (season: string | null) =>
	withinEditions()
		.innerJoin("stages as s", "s.edition_id", "e.id")
		.select(["s.ordinal as stage", "s.kind"])
		.$if(season !== null, (query) => query.where("e.season", "=", season ?? ""))
		.orderBy("s.ordinal")
		.execute();
