import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { postsOnly } from "../../../base/forms/posts-only.server.ts";
import { receiveUpload, type Upload } from "../../../base/forms/uploads.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { attachEvidence } from "../../../complaints/evidence/attach-evidence.server.ts";
import { MAX_FILE_BYTES } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { attachArrived } from "../../../complaints/evidence/uploads/attach-arrived.server.ts";
import type { Route } from "./+types/evidence";

export const middleware = [requires("case.file")];
export const handle = { maxBody: MAX_FILE_BYTES + 1024 * 1024 };
export const loader = postsOnly("/complaints/submit");

const BUSY_SECONDS = 30;

/**
 * Takes one file for a draft or a case, or the upload that has brought one, and answers with its id, or with the key of
 * what is wrong with it.
 */
export function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	return receiveUpload(request, accountIdOf(actor) ?? "", MAX_FILE_BYTES, (upload) => take(actor, upload));
}

async function take(actor: ReturnType<typeof actorOf>, { form, refused }: Upload) {
	if (refused) return refuse(refused.problem, refused.status, refused.seconds);
	const [file, arrived, complaintId] = ["evidence", "upload", "case"].map((name) => form.get(name));
	if (typeof complaintId !== "string") throw badRequest();
	if (!(file instanceof File) && typeof arrived !== "string") throw badRequest();
	const attached = await (file instanceof File
		? attachEvidence(actor, complaintId, file)
		: attachArrived(actor, complaintId, String(arrived)));
	if (!attached) return refuse("lostConnection", 404);
	if (attached.ok) return Response.json({ id: attached.id });
	const { problem } = attached;
	return problem === "evidenceBusy" ? refuse(problem, 503, BUSY_SECONDS) : refuse(problem, 422);
}

function refuse(problem: string, status: number, seconds?: number) {
	const headers = seconds ? { "retry-after": String(seconds) } : undefined;
	return Response.json({ problem }, { status, headers });
}
