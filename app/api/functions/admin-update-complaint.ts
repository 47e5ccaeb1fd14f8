import type { z } from "zod";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { readJson } from "../../base/forms/read-fields.ts";
import { isNotFound } from "../../base/http/http-errors.ts";
import { updateByProgram } from "../../complaints/handling/case-api.server.ts";
import { apiError, badJson, privateJson, unauthorized, usePost } from "../api.server.ts";
import { bearer } from "../bearer.server.ts";
import type { Route } from "./+types/admin-update-complaint";
import { updateForm } from "./complaint-forms.ts";

export const middleware = [bearer];
export const loader = usePost;

/**
 * `{complaintId, status}` in, `{success: true}` out; `text`, `reasons`, the parts of a decision, `dueOn`, `ground` and
 * `version` may come along, and nothing else. What is not allowed answers 409 with what is.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	if (actor.kind === "visitor") return unauthorized(request);
	if (!can(actor, "case.move"))
		return apiError(request, 403, "forbidden", {
			ar: "ليست لهذا الحساب صلاحية التعامل مع الشكاوى.",
			en: "This account may not handle complaints.",
		});
	const body = await readJson(request);
	if (!body) return badJson(request);
	const parsed = updateForm.safeParse(body);
	if (!parsed.success) return apiError(request, 422, "invalid", problemIn(parsed.error));
	const { complaintId, status, text, reasons, dueOn, ground, version, ...parts } = parsed.data;
	try {
		const changed = await updateByProgram(actor, complaintId, {
			to: status,
			text,
			reasons,
			parts,
			dueOn,
			ground,
			version,
		});
		if (changed.ok) return privateJson({ success: true });
		if (changed.refused === "missing" && changed.need === "ground")
			return apiError(request, 422, "missing", {
				ar: "سمِّ سبب فتح الشكوى في الحقل ground. الأسباب في وصف الواجهة.",
				en: "Name the ground for reopening in the field ground. The grounds are in the description of the API.",
			});
		if (changed.refused === "missing")
			return apiError(request, 422, "missing", {
				ar: `هذا التغيير يتطلب نصًا: ${changed.need}.`,
				en: `This change needs a text: ${changed.need}.`,
			});
		if (changed.refused === "conflict")
			return apiError(request, 409, "conflict", {
				ar: `تغيّرت الشكوى في هذه الأثناء: حالتها ${changed.status}، والإصدار ${changed.version}.`,
				en: `The case was changed in the meantime: it is ${changed.status}, version ${changed.version}.`,
			});
		if (changed.refused === "recused")
			return apiError(request, 409, "conflict_of_interest", {
				ar: "أنت مستبعد من هذه الشكوى.",
				en: "You are recused from this case.",
			});
		if (changed.refused === "judgedBefore")
			return apiError(request, 409, "judged_before", {
				ar: "سبق أن فصلت في هذه الشكوى أو أغلقتها، فينظر في استئنافها رئيس لجنة آخر.",
				en: "You decided or closed this case, so another head judges the appeal.",
			});
		if (changed.refused === "tooSoon")
			return apiError(request, 422, "too_soon", {
				ar: `أقرب يوم للإجابة ${changed.earliest}.`,
				en: `The earliest day to answer is ${changed.earliest}.`,
			});
		if (changed.refused === "tooLate")
			return apiError(request, 422, "too_late", {
				ar: `آخر يوم يمكن تحديده للإجابة ${changed.latest}.`,
				en: `The latest day to answer is ${changed.latest}.`,
			});
		const allowed = changed.allowed.join(", ");
		return apiError(request, 409, "not_allowed", {
			ar: `المسموح من هذه الحالة: ${allowed || "لا شيء"}.`,
			en: `Allowed from here: ${allowed || "nothing"}.`,
		});
	} catch (error) {
		if (isNotFound(error))
			return apiError(request, 404, "not_found", {
				ar: "لا توجد شكوى بهذا المعرّف.",
				en: "There is no complaint with this id.",
			});
		throw error;
	}
}

/** The problems of a request by field: unknown fields and invalid values. */
function problemIn({ issues }: z.ZodError) {
	const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
	const known = Object.keys(updateForm.shape).join(", ");
	const named = (names: string[]) =>
		[...new Set(names)]
			.slice(0, MOST_NAMED)
			.map((name) => name.slice(0, 60))
			.join(", ");
	if (unknown.length > 0)
		return {
			ar: `حقول غير معروفة: ${named(unknown)}. المعروفة هي ${known}.`,
			en: `Unknown fields: ${named(unknown)}. Known are ${known}.`,
		};
	const fields = named(issues.map(({ path }) => String(path[0] ?? "")));
	return {
		ar: `أرسل complaintId وحالة معروفة بصيغة JSON. الخطأ أو الناقص: ${fields}.`,
		en: `Send complaintId and a known status as JSON. Wrong or missing: ${fields}.`,
	};
}
const MOST_NAMED = 10;
