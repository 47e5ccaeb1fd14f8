import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { log } from "../../base/log/log.server.ts";
import { asSystem } from "../case/case-access.server.ts";

const KEPT_MS = 7 * 86_400_000;
const AT_ONCE = 500;

/**
 * Files of cases that no row names any more: the server died between a file and its row, a form with a document was never sent
 * again, or the store was down when a file was to be deleted or erased.
 */
export const purgeFiles: JobKind<object> = {
	name: "sweep-files",
	cron: "17 4 * * *",
	async run() {
		await purgeFilesAt(new Date());
	},
};

/** Deletes files older than a week that no row names. Returns how many. */
export async function purgeFilesAt(now: Date): Promise<number> {
	const before = new Date(now.getTime() - KEPT_MS);
	let swept = 0;
	for (let found = await unnamed(before); found.length > 0; found = await unnamed(before)) {
		for (const path of found) await files().delete(path); // one that is gone already is no error
		await db().deleteFrom("case_files").where("path", "in", found).execute();
		swept += found.length;
	}
	if (swept > 0) log.info("files.swept", { swept });
	return swept;
}

/** The query checks its scope itself: without one the rows would be hidden, and every file look like an orphan. */
const unnamed = (before: Date) =>
	asSystem(() =>
		db()
			.selectFrom("case_files as f")
			.select("f.path")
			.where("f.put_at", "<", before)
			.where(sql<boolean>`case_power() = 'system'`)
			.where((eb) =>
				eb.not(
					eb.exists(
						eb
							.selectFrom("complaint_attachments as a")
							.select("a.id")
							.where((either) =>
								either.or([
									either("a.file_path", "=", either.ref("f.path")),
									either("a.flat_path", "=", either.ref("f.path")),
								]),
							)
							.where("a.erased_at", "is", null),
					),
				),
			)
			.limit(AT_ONCE)
			.execute(),
	).then((rows) => rows.map(({ path }) => path));
