import { z } from "zod";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { allCases, MOST_CASES } from "../../complaints/desk/functions.server.ts";
import type { Route } from "./+types/admin-get-complaints";
import { apiError, privateJson } from "./api.server.ts";
import { bearer } from "./bearer.server.ts";

export const middleware = [bearer];
export const loader = () => apiError(405, "method_not_allowed", "Use POST.");

/** What may be sent along; nothing has to be. */
const form = z.object({ cursor: z.uuid().optional(), limit: z.number().int().min(1).max(MOST_CASES).optional() });

const bodyOf = async (request: Request): Promise<unknown> => {
	const text = await request.text();
	try {
		return text.trim() === "" ? {} : JSON.parse(text);
	} catch {
		return undefined;
	}
};

/**
 * For officers and heads: `{success, complaints, next}`, the newest first, each with the name and e-mail of who filed it. Up to `limit` of
 * them; `next`, sent as `cursor`, asks for those behind, and is null at the end.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor")
		return apiError(401, "unauthorized", "Send Authorization: Bearer with a session token.");
	if (!can(actor, "case.read")) return apiError(403, "forbidden", "This account may not handle complaints.");
	const parsed = form.safeParse(await bodyOf(request));
	if (!parsed.success)
		return apiError(422, "invalid", `limit is 1 to ${MOST_CASES}, cursor is the next of the page before.`);
	return privateJson({ success: true, ...(await allCases(actor, parsed.data)) });
}
