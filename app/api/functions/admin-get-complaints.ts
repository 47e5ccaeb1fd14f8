import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { readJson } from "../../base/forms/read-fields.ts";
import { MOST_CASES } from "../../complaints/case/complaint.ts";
import { allCases } from "../../complaints/handling/case-api.server.ts";
import { apiError, badJson, privateJson, unauthorized, usePost } from "../api.server.ts";
import { bearer } from "../bearer.server.ts";
import type { Route } from "./+types/admin-get-complaints";
import { listForm } from "./complaint-forms.ts";

export const middleware = [bearer];
export const loader = usePost;

/**
 * For officers and heads: `{success, complaints, next}`, the newest first, each with the name and email of who filed
 * it. Up to `limit` of them; `next`, sent as `cursor`, asks for those behind, and is null at the end.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor") return unauthorized(request);
	if (!can(actor, "case.read"))
		return apiError(request, 403, "forbidden", {
			ar: "ليست لهذا الحساب صلاحية التعامل مع الشكاوى.",
			en: "This account may not handle complaints.",
		});
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = listForm.safeParse(body);
	if (!parsed.success)
		return apiError(request, 422, "invalid", {
			ar: `limit من 1 إلى ${MOST_CASES}، وcursor هو قيمة next في الصفحة السابقة.`,
			en: `limit is 1 to ${MOST_CASES}, cursor is next from the previous page.`,
		});
	return privateJson({ success: true, ...(await allCases(actor, parsed.data)) });
}
