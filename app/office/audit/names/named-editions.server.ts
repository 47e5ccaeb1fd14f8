import { db } from "../../../base/db/client.server.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import type { NamedThing } from "./thing.ts";

/** Competitions in a season, with the page of their settings. */
export async function editions(ids: number[], locale: Locale): Promise<NamedThing[]> {
	const rows = await db()
		.selectFrom("editions as e")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["e.id", "e.season", "c.name", "c.name_ar"])
		.where("e.id", "in", ids)
		.execute();
	return rows.map((row) => [
		row.id,
		{
			name: `${pick(locale, row, "name")} ${row.season}`,
			path: pathIn(locale, "/admin/league/editions/:id", { id: String(row.id) }),
		},
	]);
}
