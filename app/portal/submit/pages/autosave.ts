import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { postsOnly } from "../../../base/forms/posts-only.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { mustWait } from "../../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { saveDraft } from "../../../complaints/submitting/drafts.server.ts";
import type { AutosavedDraft } from "../../../complaints/submitting/submit-state.ts";
import type { Route } from "./+types/autosave";

export const middleware = [requires("case.file")];
export const loader = postsOnly("/complaints/submit");

/** In each window that is open a script saves a moment after each change. */
const perAccount: Limit = { what: "case-draft", times: 60, seconds: 60 };

/** Keeps what a complainant is writing; a script calls this a moment after each change. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	const wait = await secondsToWait(perAccount, accountIdOf(actor) ?? "");
	if (wait > 0) throw mustWait(wait);
	const { values } = await readFields(request);
	const step = Number(values.step) || 1;
	const { draft = "", page, seen } = values;
	const saved = await saveDraft(actor, draft, values, {
		step,
		locale: localeOf(url.pathname),
		page,
		seen,
	});
	if (!saved.ok) return Response.json(saved, { status: 409 });
	return Response.json({ at: saved.at, seen: saved.seenAsTyped, kept: saved.kept } satisfies AutosavedDraft & {
		at: Date;
	});
}
