import type { Actor } from "../../access/actor.ts";
import { decides, isAboutClubs, refuseOwn } from "../../access/own-club.server.ts";
import { db } from "../../base/db/client.server.ts";
import { batchKinds } from "./batch.server.ts";
import { type BatchKind, DELETED } from "./batch-rows.server.ts";

/**
 * Throws 403 where taking a batch back decides about a club of which the actor is captain: by its records as they are,
 * as they were, or by a squad that came with them.
 */
export async function refuseOwnBatch(actor: Actor, batch: number, kind: BatchKind): Promise<void> {
	const { table } = batchKinds[kind];
	if (!isAboutClubs(table) || table === "teams") return;
	const rows = await db()
		.selectFrom("import_batch_rows")
		.select(["record", "version", "before"])
		.where("import_batch_id", "=", batch)
		.where("undone", "=", false)
		.execute();
	const about = rows.flatMap(({ record, version, before }) =>
		decides(table, before && version !== DELETED ? Object.keys(before) : undefined) ? [record, before] : [],
	);
	const entries = await db()
		.selectFrom("import_batch_extras")
		.select("record")
		.where("import_batch_id", "=", batch)
		.where("kind", "=", "entry")
		.execute();
	await refuseOwn(actor, { [table]: about });
	await refuseOwn(actor, { entries: entries.map(({ record }) => record) });
}
