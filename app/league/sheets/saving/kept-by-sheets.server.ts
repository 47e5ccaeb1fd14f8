import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { problemOfHeld } from "../../formats/format.ts";
import { hasSheetsIn, heldFormats } from "../../formats/formats.server.ts";

/**
 * Whether sheets and line-ups that came since keep a record from having its former values again: the players that they
 * name would go with other teams, or have no place.
 */
export async function isKeptBySheets(
	table: string,
	id: number,
	before: Readonly<Record<string, unknown>>,
): Promise<boolean> {
	if (table === "matches") return isOtherTie(id, before);
	if (table === "groups") return isOtherGroup(id, before);
	if (table !== "formats") return false;
	const format = await heldFormats().where("f.id", "=", id).executeTakeFirst();
	return format !== undefined && problemOfHeld(format, before) !== undefined;
}

/** Whether a tie with named players would go to other teams, or to sheets of another format. */
async function isOtherTie(id: number, before: Readonly<Record<string, unknown>>) {
	const { rows } = await sql`select from matches m, jsonb_populate_record(m, ${JSON.stringify(before)}::jsonb) b
		where m.id = ${id} and has_sheet(m.id) and (sheet_format(m.group_id) is distinct from sheet_format(b.group_id)
			or (m.season, m.home_team_id, m.away_team_id, m.home_squad_id, m.away_squad_id)
			is distinct from (b.season, b.home_team_id, b.away_team_id, b.home_squad_id, b.away_squad_id))`.execute(db());
	return rows.length > 0;
}

async function isOtherGroup(id: number, { format }: Readonly<Record<string, unknown>>) {
	if (format === undefined) return false;
	const group = await db().selectFrom("groups").select("format").where("id", "=", id).executeTakeFirst();
	return group !== undefined && group.format !== format && (await hasSheetsIn(id));
}
