import { requires } from "../../accounts/guards.server.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { badRequest } from "../../base/http/stop.ts";
import { attachEvidence } from "../attach-evidence.server.ts";
import { MAX_FILE_BYTES } from "../evidence-rules.ts";
import type { Route } from "./+types/evidence";

export const middleware = [requires("case.file")];
export const handle = { maxBody: MAX_FILE_BYTES + 1024 * 1024 };

/** Takes one file for a draft or a case and answers with its id, or with the key of what is wrong with it. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData().catch(() => {
		throw badRequest();
	});
	const file = form.get("evidence");
	const complaintId = form.get("case");
	if (!(file instanceof File) || typeof complaintId !== "string") throw badRequest();
	const attached = await attachEvidence(actorOf(context), complaintId, file);
	if (attached.ok) return Response.json({ id: attached.id });
	return Response.json({ problem: attached.problem }, { status: 422 });
}
