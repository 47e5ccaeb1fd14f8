import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../base/forms/params.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { storeDraft } from "../manage-articles.server.ts";
import type { Route } from "./+types/autosave";

export const middleware = [requires("news.manage")];

/** Stores what an editor is writing; a script calls this every few seconds while they type. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const savedAt = await storeDraft(actorOf(context), newOrId(url.searchParams.get("id") ?? "new"), values);
	return Response.json({ savedAt });
}
