import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { saveDraft } from "../drafts.server.ts";
import type { Route } from "./+types/autosave";

export const middleware = [requires("case.file")];

/** Keeps what a complainant is writing; a script calls this a moment after each change. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const step = Number(values.step) || 1;
	const saved = await saveDraft(actorOf(context), values.draft ?? "", values, { step, locale: localeOf(url.pathname) });
	return Response.json(saved, { status: saved.ok ? 200 : 409 });
}
