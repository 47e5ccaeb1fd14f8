import type { Actor } from "../../../access/actor.ts";
import { accountIdOf } from "../../../access/actor.ts";
import { hasRoom } from "../../../base/files/room.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { inUploadTurn } from "../../../base/forms/uploads.server.ts";
import { Busy } from "../../../base/process/turns.server.ts";
import { type AttachmentOutcome, attachEvidence } from "../attach-evidence.server.ts";
import { endUpload, findUpload, noteAttached, withArrived } from "./uploads.server.ts";

/** After these the same bytes may be taken later: they wait. */
const passing: readonly string[] = ["evidenceFailed", "evidenceBusy", "evidenceWait"];

/**
 * Attaches the file that an upload of this account has brought, once. The upload ends with it, and with every refusal
 * that another try would not change. Undefined when there is no such upload, or not all of it has arrived.
 */
export async function attachArrived(
	actor: Actor,
	complaintId: string,
	id: string,
): Promise<AttachmentOutcome | undefined> {
	const account = accountIdOf(actor) ?? "";
	const upload = isUuid(id) ? await findUpload(account, id) : undefined;
	if (!upload || upload.received < upload.file_size) return undefined;
	if (upload.attached_id) return { ok: true, id: upload.attached_id, name: upload.file_name };
	const busy = { ok: false, name: upload.file_name, problem: "evidenceBusy" } as const;
	if (!(await hasRoom(upload.file_size))) return busy;
	try {
		const attached = await inUploadTurn(account, () =>
			withArrived(upload, (file) => attachEvidence(actor, complaintId, file)),
		);
		if (attached.ok) await noteAttached(upload, attached.id);
		else if (!passing.includes(attached.problem)) await endUpload(account, id);
		return attached;
	} catch (error) {
		if (error instanceof Busy) return busy;
		throw error;
	}
}
