import { z } from "zod";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { isNotFound } from "../../base/http/stop.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { statuses } from "../../complaints/complaint.ts";
import { updateByProgram } from "../../complaints/desk/functions.server.ts";
import type { Route } from "./+types/admin-update-complaint";
import { apiError, privateJson } from "./api.server.ts";
import { bearer } from "./bearer.server.ts";

export const middleware = [bearer];
export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

const form = z.object({
	complaintId: z.string().min(1).max(60),
	status: z.enum(statuses),
	/** What the complainant reads: question, outcome or reason. */
	text: z.string().trim().max(20_000).optional(),
	dueOn: z.iso
		.date()
		.refine((day) => day > riyadhDay(new Date()))
		.optional(),
	version: z.number().int().optional(),
});

/** `{complaintId, status}` in, `{success: true}` out; `text` and `version` may come along. What is not allowed answers 409 with what is. */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor")
		return apiError(401, "unauthorized", "Send Authorization: Bearer with a session token.");
	if (!can(actor, "case.move")) return apiError(403, "forbidden", "This account may not handle complaints.");
	const parsed = form.safeParse(await request.json().catch(() => undefined));
	if (!parsed.success) return apiError(422, "invalid", "Send complaintId and a known status.");
	const { complaintId, status, ...rest } = parsed.data;
	try {
		const moved = await updateByProgram(actor, complaintId, { to: status, ...rest });
		if (moved.ok) return privateJson({ success: true });
		if (moved.refused === "missing") return apiError(422, "missing", `This change needs a text: ${moved.need}.`);
		if (moved.refused === "conflict")
			return apiError(
				409,
				"conflict",
				`The case has changed meanwhile: it is ${moved.status}, version ${moved.version}.`,
			);
		if (moved.refused === "partial")
			return apiError(409, "conflict_of_interest", "You filed this case or declared a conflict of interest.");
		return apiError(409, "not_allowed", `Allowed from here: ${moved.allowed.join(", ") || "nothing"}.`);
	} catch (error) {
		if (isNotFound(error)) return apiError(404, "not_found", "There is no such complaint.");
		throw error;
	}
}
