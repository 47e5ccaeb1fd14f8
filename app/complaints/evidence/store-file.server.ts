import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { withPath } from "../../base/files/incoming.server.ts";
import { putFile } from "../../base/files/store/put-file.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { log } from "../../base/log/log.server.ts";
import { Busy } from "../../base/process/turns.server.ts";
import { listCaseFile } from "./file-list/case-files.server.ts";
import { inspectEvidence } from "./inspect/inspect.server.ts";
import { type EvidenceProblem, problemBefore, tidyName } from "./rules/evidence-rules.ts";

/** A file in the store that no row names yet. `whole`: the inspector read it to its end. */
export type StoredFile = {
	id: string;
	name: string;
	path: string;
	type: string;
	size: number;
	sha256: string;
	whole: boolean;
};
type Problem = EvidenceProblem | "evidenceFailed" | "evidenceBusy";
type StoreOutcome = { ok: true; file: StoredFile } | { ok: false; name: string; problem: Problem };

/**
 * Inspects a file, hashes it and stores it under a name of ours. Orphans (no row) are deleted after 7 days. The
 * inspector's time counts for `account`.
 */
export async function storeFile(complaintId: string, given: File, account?: string): Promise<StoreOutcome> {
	const name = tidyName(given.name);
	const early = problemBefore({ name, size: given.size }, { files: 0, bytes: 0 });
	if (early) return { ok: false, name, problem: early };
	try {
		return await withPath(given, (path) => store(complaintId, { name, size: given.size, on: path, account }));
	} catch (error) {
		if (!(error instanceof Busy)) log.error("evidence.not-stored", { error });
		return { ok: false, name, problem: error instanceof Busy ? "evidenceBusy" : "evidenceFailed" };
	}
}

type FileDetails = { name: string; size: number; on: string; account?: string };

async function store(complaintId: string, given: FileDetails): Promise<StoreOutcome> {
	const { name, size } = given;
	const verdict = await inspectEvidence(name, given.on, given.account);
	if (!verdict.ok) return { ok: false, name, problem: verdict.problem };
	const hash = createHash("sha256");
	await pipeline(createReadStream(given.on), hash);
	const id = randomUUID();
	const path = `evidence/${complaintId}/${id}`;
	await listCaseFile(path); // first: what is put there is never out of sight
	await putFile(path, given.on, size);
	const { type, whole } = verdict;
	return { ok: true, file: { id, name, path, type, size, sha256: hash.digest("hex"), whole } };
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
	is_whole: file.whole,
	uploaded_by_id: by,
});
