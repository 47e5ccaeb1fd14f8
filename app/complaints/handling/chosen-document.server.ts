import { type Actor, accountIdOf, isByLink } from "../../access/actor.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import { extensionOf } from "../evidence/rules/evidence-rules.ts";
import { dropStored, type StoredFile, storeFile } from "../evidence/store-file.server.ts";

const CHOSEN_MS = 86_400_000;
type ChosenDocument = { at: number; file: StoredFile };
export type Document = { file?: StoredFile; problem?: string };

/** Only this person may send it along, and with this case. */
const place = (actor: Actor, complaintId: string) => `decision document:${complaintId}:${accountIdOf(actor)}`;

/**
 * The decision document of a form: the file chosen now, or the stored one of an earlier try. Nothing
 * when there is none. A problem is one of the evidence rules, `documentPdf`, `documentNotWhole` or
 * `documentGone`; an earlier file outlasts a bad choice.
 */
export async function documentOf(actor: Actor, complaintId: string, form: FormData): Promise<Document> {
	if (isByLink(actor)) return {}; // decides nothing: the file would be stored for a refusal
	const token = form.has("drop_document") ? "" : String(form.get("kept_document") ?? "");
	const chosen = token ? await stillThere(open(token, place(actor, complaintId))) : undefined;
	const given = form.get("document");
	if (!(given instanceof File) || given.size === 0)
		return token && !chosen ? { problem: "documentGone" } : { file: chosen };
	if (extensionOf(given.name) !== "pdf") return { file: chosen, problem: "documentPdf" };
	const stored = await storeFile(complaintId, given);
	if (!stored.ok) return { file: chosen, problem: stored.problem };
	if (stored.file.whole) return { file: stored.file };
	await dropStored(stored.file); // it could be downloaded without being checked
	return { file: chosen, problem: "documentNotWhole" };
}

/** A file of the last day that is in the store, and in no decision yet. */
async function stillThere(chosen: ChosenDocument | undefined): Promise<StoredFile | undefined> {
	if (!chosen || Date.now() - chosen.at > CHOSEN_MS || !(await files().exists(chosen.file.path))) return undefined;
	const used = await asSystem(() =>
		db().selectFrom("complaint_attachments").select("id").where("id", "=", chosen.file.id).executeTakeFirst(),
	);
	return used ? undefined : chosen.file;
}

function open(token: string, of: string): ChosenDocument | undefined {
	try {
		return JSON.parse(unseal(token, of));
	} catch {
		return undefined;
	}
}

/**
 * The sealed token of an uploaded file, so that a returned form need not choose it again. Only this account can use it.
 */
export const tokenOf = (actor: Actor, complaintId: string, file: StoredFile) => ({
	name: file.name,
	token: seal(JSON.stringify({ at: Date.now(), file } satisfies ChosenDocument), place(actor, complaintId)),
});
