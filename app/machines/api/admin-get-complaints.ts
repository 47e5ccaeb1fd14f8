import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { allCases } from "../../complaints/desk/functions.server.ts";
import type { Route } from "./+types/admin-get-complaints";
import { apiError, privateJson } from "./api.server.ts";
import { bearer } from "./bearer.server.ts";

export const middleware = [bearer];
export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** For officers and heads: `{success, complaints}`, the newest first, each with the name and e-mail of who filed it. */
export async function action({ context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor")
		return apiError(401, "unauthorized", "Send Authorization: Bearer with a session token.");
	if (!can(actor, "case.read")) return apiError(403, "forbidden", "This account may not handle complaints.");
	return privateJson({ success: true, complaints: await allCases(actor) });
}
