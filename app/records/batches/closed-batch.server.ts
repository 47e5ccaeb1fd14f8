import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { batchKinds } from "./batch.server.ts";
import type { BatchKind } from "./batch-rows.server.ts";

/** Tables whose rows the database keeps while their edition is closed. */
const closing: readonly string[] = ["matches", "entries", "adjustments", "groups", "stages"];

/** Whether every record of a batch belongs to an edition that is closed. */
export async function isAllClosed(batch: number, kind: BatchKind): Promise<boolean> {
	const { table } = batchKinds[kind];
	if (!closing.includes(table)) return false;
	const left = sql`from import_batch_rows r where r.import_batch_id = ${batch} and not r.undone`;
	// The first record of an open edition ends the search.
	const { rows } = await sql<{ all: boolean }>`
		select exists (select ${left}) and not exists (select ${left} and not exists (select from ${sql.table(table)} t
			join editions e on e.id in (select editions_of(${table}, to_jsonb(t)))
			where t.id = r.record and e.closed_at is not null)) as all`.execute(db());
	return rows[0]?.all ?? false;
}
