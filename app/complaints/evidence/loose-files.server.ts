import { sql } from "kysely";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { unlistCaseFiles } from "./file-list/case-files.server.ts";
import { RESUMABLE } from "./rules/evidence-rules.ts";

/*
 * Files of cases that no row names any more: the server died between a file and its row, a form with a document was
 * never sent again, or the store was down when a file was to be deleted or erased.
 */

/** The query checks its scope itself: without one the rows would be hidden, and every file look like an orphan. */
const loose = (before: Date) =>
	db()
		.selectFrom("case_files as f")
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
		);

/** How many files of cases are listed, and how many of them were stored before a moment and are named by no row. */
export const countLooseFiles = (before: Date) =>
	asSystem(async () => {
		const { all } = await db()
			.selectFrom("case_files")
			.select((eb) => eb.fn.countAll<number>().as("all"))
			.executeTakeFirstOrThrow();
		const { due } = await loose(before)
			.select((eb) => eb.fn.countAll<number>().as("due"))
			.executeTakeFirstOrThrow();
		return { all, due };
	});

/** Deletes loose files, at most `most`, from the store and then from the list. Returns how many. */
export async function purgeLooseFiles(before: Date, most: number): Promise<number> {
	const found = await asSystem(() => loose(before).select("f.path").limit(most).execute());
	const paths = found.map(({ path }) => path);
	for (const path of paths) await files().delete(path); // one that is gone already is no error
	// Uploads that cannot be resumed any more: their pieces are loose files.
	const ended = sql<Date>`now() - ${RESUMABLE}::interval`;
	await db().deleteFrom("evidence_uploads").where("begun_at", "<=", ended).execute();
	await unlistCaseFiles(paths);
	return paths.length;
}
