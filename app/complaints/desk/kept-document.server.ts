import { type Actor, accountIdOf } from "../../access/actor.ts";
import { files } from "../../base/files/store.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import { extensionOf } from "../evidence-rules.ts";
import { type StoredFile, storeFile } from "../store-file.server.ts";

const KEPT_MS = 86_400_000;
type Kept = { at: number; file: StoredFile };
export type Document = { file?: StoredFile; problem?: string };

/** Only this person may send it along, and with this case. */
const place = (actor: Actor, complaintId: string) => `decision document:${complaintId}:${accountIdOf(actor)}`;

/**
 * The decision document that comes with a form: the file chosen now, or the one of an earlier try, which lies in the store since. Nothing
 * when there is none. A problem is one of the evidence rules, `documentPdf` or `documentGone`.
 */
export async function documentOf(actor: Actor, complaintId: string, form: FormData): Promise<Document> {
	const given = form.get("document");
	if (given instanceof File && given.size > 0) {
		if (extensionOf(given.name) !== "pdf") return { problem: "documentPdf" };
		const stored = await storeFile(complaintId, given);
		return stored.ok ? { file: stored.file } : { problem: stored.problem };
	}
	const note = form.get("kept_document");
	if (typeof note !== "string" || note === "" || form.has("drop_document")) return {};
	const kept = open(note, place(actor, complaintId));
	const isThere = kept && Date.now() - kept.at < KEPT_MS && (await files().exists(kept.file.path));
	return isThere ? { file: kept.file } : { problem: "documentGone" };
}

function open(note: string, of: string): Kept | undefined {
	try {
		return JSON.parse(unseal(note, of));
	} catch {
		return undefined;
	}
}

/** What a form that comes back carries of its file, so that it need not be chosen again; nobody else can read or use it. */
export const noteOf = (actor: Actor, complaintId: string, file: StoredFile) => ({
	name: file.name,
	note: seal(JSON.stringify({ at: Date.now(), file } satisfies Kept), place(actor, complaintId)),
});
