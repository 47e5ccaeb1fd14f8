import { createHash } from "node:crypto";
import { asSystem } from "../../access/case-access.server.ts";
import type { Problem } from "../../audit/chain/problem.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";

/** How many rows are read at a time. */
const AT_ONCE = 500;

type StoredFile = { id: string; file_path: string; sha256: string; case_reference: string | null };

/**
 * Reads every file of evidence and every document of the submitted cases, one at a time, and compares its bytes with
 * the hash of its row. Files that erasure or their time removed are not looked for.
 */
export async function verifyFiles(): Promise<{ files: number; problems: Problem[] }> {
	const problems: Problem[] = [];
	let count = 0;
	for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
		const rows = await storedAfter(after);
		for (const row of rows) {
			const problem = await problemOf(row);
			// Erasure may have removed it since its row was read.
			if (problem && (await isStored(row))) problems.push(problem);
			count += 1;
		}
		const last = rows.at(-1);
		if (!last || rows.length < AT_ONCE) return { files: count, problems };
		after = last.id;
	}
}

const stored = () =>
	db()
		.selectFrom("complaint_attachments as a")
		.innerJoin("complaints as c", "c.id", "a.complaint_id")
		.select(["a.id", "a.file_path", "a.sha256", "c.case_reference"])
		.where("a.erased_at", "is", null)
		.where("c.status", "<>", "draft");

const storedAfter = (after: string): Promise<StoredFile[]> =>
	asSystem(() => stored().where("a.id", ">", after).orderBy("a.id").limit(AT_ONCE).execute());

const isStored = async ({ id }: StoredFile) =>
	(await asSystem(() => stored().where("a.id", "=", id).executeTakeFirst())) !== undefined;

async function problemOf({ id, file_path, sha256, case_reference }: StoredFile): Promise<Problem | undefined> {
	const problem = (what: Problem["what"], words: string): Problem => {
		const reference = case_reference ?? "";
		const where = "complaint_attachments.file_path";
		return { case: reference, where, what, text: `${reference}: ${where}: the file of row ${id} ${words}` };
	};
	if (!(await files().exists(file_path))) return problem("missing", "is not in the store");
	const hash = createHash("sha256");
	for await (const chunk of await files().getStream(file_path)) hash.update(chunk);
	return hash.digest("hex") === sha256 ? undefined : problem("changed", "has other bytes than were hashed");
}
