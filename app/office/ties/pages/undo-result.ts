import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { isOfClosedRows } from "../../../base/errors/closed-rows.ts";
import { idParam } from "../../../base/forms/params.ts";
import { postsOnly } from "../../../base/forms/posts-only.server.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { undoResult } from "../../../league/ties/result/enter-result.server.ts";
import { formerResult } from "../../../league/ties/result/result-form.ts";
import type { Route } from "./+types/undo-result";

export const middleware = [requires("match.manage")];
export const loader = postsOnly("/admin/matches");

/** Takes the result back that was just saved, and shows that tie again. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const id = idParam(params.id);
	const former = formerResult.safeParse((await readFields(request)).values);
	if (!former.success) throw badRequest();
	const flash = await undoResult(actorOf(context), id, former.data).then(
		(isUndone) => (isUndone ? "result-undone" : "result-changed-since"),
		(error) => {
			if (isOfClosedRows(error)) return "undo-of-closed";
			throw error;
		},
	);
	return seeOther({
		to: pathIn(localeOf(url.pathname), "/admin/matches/:id/result", { id: String(id) }) + url.search,
		flash,
	});
}
