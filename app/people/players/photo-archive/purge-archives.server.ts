import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { files } from "../../../base/files/store/store.server.ts";

/** How many archives there are, and how many of them were uploaded before a moment. */
export async function countArchives(before: Date) {
	const { rows } = await sql<{ all: number; due: number }>`
		select count(*)::int as all, count(*) filter (where created_at < ${before})::int as due
		from photo_archives`.execute(db());
	return rows[0] ?? { all: 0, due: 0 };
}

/**
 * Deletes at most `most` archives with their reports, and what is left of their files. Their unused pictures go the
 * next night.
 */
export async function purgeArchives(before: Date, most: number): Promise<number> {
	const due = await db()
		.selectFrom("photo_archives")
		.select(["id", "file"])
		.where("created_at", "<", before)
		.orderBy("id")
		.limit(most)
		.execute();
	for (const { id, file } of due) {
		if (file) await files().delete(file);
		await db().deleteFrom("photo_archives").where("id", "=", id).execute();
	}
	return due.length;
}
