import { db } from "../../base/db/client.server.ts";
import { type ExternalId, writtenId } from "./external-id.ts";

const columns = {
	team: "team_id",
	player: "player_id",
	match: "match_id",
	stint: "stint_id",
	licence: "licence_id",
	"squad-player": "squad_player_id",
} as const;

/** The kinds of records that other systems have ids for. */
export type IdKind = keyof typeof columns;
export const hasIds = (kind: string): kind is IdKind => Object.hasOwn(columns, kind);

/** The records of a kind by the ids that other systems have for them. */
export async function externalIds(kind: IdKind): Promise<Map<string, number>> {
	const rows = await db()
		.selectFrom("external_ids")
		.select(["source", "external_id as id", "record"])
		.where("kind", "=", kind)
		.execute();
	return new Map(rows.map(({ record, ...id }) => [writtenId(id), record]));
}

/** Stores that another system calls a record so. */
export const addExternalId = (kind: IdKind, record: number, { source, id }: ExternalId, batch: number) =>
	db()
		.insertInto("external_ids")
		.values({ source, external_id: id, [columns[kind]]: record, import_batch_id: batch })
		.execute();

/** Removes the ids that a batch gave a record. */
export const removeExternalIds = (kind: IdKind, record: number, batch: number) =>
	db()
		.deleteFrom("external_ids")
		.where("kind", "=", kind)
		.where("record", "=", record)
		.where("import_batch_id", "=", batch)
		.execute();
