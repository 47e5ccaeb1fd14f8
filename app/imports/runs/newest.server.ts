import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { ImportKind } from "../importers.server.ts";

const tables = {
	teams: "teams",
	players: "players",
	classes: "classes",
	"rule-sets": "rule_sets",
	formats: "formats",
	venues: "venues",
	closures: "venue_closures",
	competitions: "competitions",
	editions: "editions",
	stages: "stages",
	groups: "groups",
	entries: "entries",
	adjustments: "adjustments",
	matches: "matches",
	rubbers: "matches",
	stints: "stints",
	"licence-categories": "licence_categories",
	licences: "licences",
	rosters: "squad_players",
} as const;

/** The last record of a kind. */
export async function newestOf(kind: ImportKind): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		select coalesce(max(id), 0) as id from ${sql.table(tables[kind])}`.execute(db());
	return rows[0]?.id ?? 0;
}
