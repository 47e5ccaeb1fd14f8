import { sql } from "kysely";
import { sides } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { ReadRow } from "../plan/read-row.ts";

/**
 * Ties with a sheet or a line-up, whose teams stay: the players that a side named would go, or be named for the other
 * side.
 */
export async function tiesWithSheets(): Promise<ReadonlySet<number>> {
	const rows = await db().selectFrom("matches").select("id").where(sql<boolean>`has_sheet(id)`).execute();
	return new Set(rows.map(({ id }) => id));
}

/** The format of the sheets of each group; null where it has none. A tie with a sheet stays with its format. */
export async function sheetFormats(): Promise<ReadonlyMap<unknown, string | null>> {
	const rows = await db()
		.selectFrom("groups")
		.select(["id", sql<string | null>`sheet_format(id)`.as("format")])
		.execute();
	return new Map(rows.map(({ id, format }) => [id, format]));
}

/** The side of a tie that a row gives to another team, if it does. In another season both are. */
export const otherTeam = ({ columns, values = {} }: ReadRow, known: KnownRecord) =>
	sides.find(
		(side) =>
			(columns.includes("season") && values.season !== known.season) ||
			values[`${side}_team_id`] !== known[`${side}_team_id`] ||
			(columns.includes(`${side}_squad`) && values[`${side}_squad`] !== known[`${side}_squad`]),
	);
