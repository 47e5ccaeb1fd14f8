import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { DROP_DRAFT } from "../../base/forms/draft-intent.ts";
import { postsOnly } from "../../base/forms/posts-only.server.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { isOwnDraft } from "../../league/captains/own-drafts.server.ts";
import { discardDraft, storeDraft } from "../../records/editing/drafts.server.ts";
import type { Route } from "./+types/drafts";

export const middleware = [requires("own-account.manage")];
export const loader = postsOnly("/admin");

/**
 * Stores the draft of a panel, or drops it; a script calls this every few seconds. Each kind of record has its own
 * permission. 409 when the form was saved or discarded already.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const [actor, of] = [actorOf(context), url.searchParams.get("of") ?? ""];
	if (!(await isOwnDraft(actor, of))) throw notFound();
	if (values.intent === DROP_DRAFT) {
		await discardDraft(actor, of, values.serial);
		return Response.json({});
	}
	const savedAt = await storeDraft(actor, of, values);
	return savedAt ? Response.json({ savedAt }) : Response.json({}, { status: 409 });
}
