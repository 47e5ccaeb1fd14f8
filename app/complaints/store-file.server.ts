import { randomUUID } from "node:crypto";
import { db } from "../base/db/client.server.ts";
import { files } from "../base/files/store.server.ts";
import { type EvidenceProblem, problemBefore, tidyName } from "./evidence-rules.ts";
import { inspectEvidence } from "./inspect/inspect.server.ts";
import { sha256 } from "./receipt.server.ts";

/** A file in the store that no row names yet. */
export type StoredFile = { id: string; name: string; path: string; type: string; size: number; sha256: string };
type Stored = { ok: true; file: StoredFile } | { ok: false; name: string; problem: EvidenceProblem | "evidenceFailed" };

/** Inspects a file, hashes it and stores it under a name of ours. One that no row comes to name is swept after a week. */
export async function storeFile(complaintId: string, given: File): Promise<Stored> {
	const name = tidyName(given.name);
	const early = problemBefore({ name, size: given.size }, { files: 0, bytes: 0 });
	if (early) return { ok: false, name, problem: early };
	const bytes = new Uint8Array(await given.arrayBuffer());
	const verdict = await inspectEvidence(name, bytes);
	if (!verdict.ok) return { ok: false, name, problem: verdict.problem };
	const id = randomUUID();
	const path = `evidence/${complaintId}/${id}`;
	try {
		await db().insertInto("case_files").values({ path }).execute(); // first: what is put there is never out of sight
		await files().put(path, bytes);
	} catch {
		return { ok: false, name, problem: "evidenceFailed" };
	}
	return { ok: true, file: { id, name, path, type: verdict.type, size: bytes.length, sha256: sha256(bytes) } };
}

/** Takes back a stored file that no row came to name. */
export const dropStored = (file: StoredFile) => files().delete(file.path);

/** The row of a stored file. */
export const rowOf = (file: StoredFile, complaintId: string, by: string | null) => ({
	id: file.id,
	complaint_id: complaintId,
	file_name: file.name,
	file_path: file.path,
	file_type: file.type,
	file_size: file.size,
	sha256: file.sha256,
	uploaded_by_id: by,
});
