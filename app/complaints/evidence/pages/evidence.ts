import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { receiveUpload, type Upload } from "../../../base/forms/uploads.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { attachEvidence } from "../attach-evidence.server.ts";
import { MAX_FILE_BYTES } from "../rules/evidence-rules.ts";
import type { Route } from "./+types/evidence";

export const middleware = [requires("case.file")];
export const handle = { maxBody: MAX_FILE_BYTES + 1024 * 1024 };

const BUSY_SECONDS = 30;

/** Takes one file for a draft or a case and answers with its id, or with the key of what is wrong with it. */
export function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	return receiveUpload(request, accountIdOf(actor) ?? "", MAX_FILE_BYTES, (upload) => take(actor, upload));
}

async function take(actor: ReturnType<typeof actorOf>, { form, refused }: Upload) {
	if (refused) return refuse(refused.problem, refused.status, refused.seconds);
	const file = form.get("evidence");
	const complaintId = form.get("case");
	if (!(file instanceof File) || typeof complaintId !== "string") throw badRequest();
	const attached = await attachEvidence(actor, complaintId, file);
	if (attached.ok) return Response.json({ id: attached.id });
	const { problem } = attached;
	return problem === "evidenceBusy" ? refuse(problem, 503, BUSY_SECONDS) : refuse(problem, 422);
}

function refuse(problem: string, status: number, seconds?: number) {
	const headers = seconds ? { "retry-after": String(seconds) } : undefined;
	return Response.json({ problem }, { status, headers });
}
