import { sql } from "kysely";
import { system } from "../../../access/actor.ts";
import { db } from "../../../base/db/client.server.ts";
import { addEvent } from "../../case/events/events.server.ts";
import { blankFiles, blankOwnWords } from "./blank-case.server.ts";

/**
 * Deletes what an erased complainant wrote and uploaded, when the period for claims is over or nothing was decided:
 * statement, messages, evidence and, with the last of the person's cases, the sealed identity. Call it with the
 * system's scope on the locked case; the database refuses it for a case on hold. Returns the paths of files to delete
 * from the store after the commit.
 */
export async function endErasure(id: string): Promise<string[]> {
	await blankOwnWords([id]);
	await blankFiles([id], ["evidence"]);
	await db()
		.updateTable("complaints")
		.set((eb) => ({
			erasure_ended_at: new Date(),
			files_removed_at: eb.fn.coalesce("files_removed_at", sql<Date>`now()`),
		}))
		.where("id", "=", id)
		.execute();
	await addEvent({ actor: system, role: "system" }, id, "case.erasure-ended");
	await sql`update erasure_requests r set sealed_identity = null from complaints c
		where c.id = ${id} and r.account_id = c.user_id and not exists (select from complaints other
			where other.user_id = c.user_id and other.erased_at is not null and other.erasure_ended_at is null)`.execute(
		db(),
	);
	return filesToDelete(id);
}

/** Everything in the store for this case, in a row of evidence or not yet, but for the documents of its decisions. */
async function filesToDelete(id: string): Promise<string[]> {
	const rows = await db()
		.selectFrom("case_files")
		.select("path")
		.where("path", "like", `evidence/${id}/%`)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom("complaint_attachments as a")
						.select("a.id")
						.where("a.erased_at", "is", null)
						.where((or) =>
							or.or([
								or("a.file_path", "=", or.ref("case_files.path")),
								or("a.flat_path", "=", or.ref("case_files.path")),
							]),
						),
				),
			),
		)
		.execute();
	return rows.map(({ path }) => path);
}
