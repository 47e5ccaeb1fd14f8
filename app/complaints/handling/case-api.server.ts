import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { isKeyOf } from "../../base/literals.ts";
import { defineText } from "../../base/locale/text.ts";
import { MOST_CASES } from "../case/complaint.ts";
import { noteViews } from "../case/events/views.server.ts";
import { changeStatus, type StatusChange, type StatusOutcome } from "../transitions/change-status.server.ts";

/**
 * Submitted cases with who filed them, the newest first, for a program of the officers': up to `limit` of them, behind
 * the case `cursor` when one is named. `next` names where to go on, null at the end. The row policies leave out cases
 * in which the officer takes no part. That the list was taken is written to the log, and to each of its cases that it
 * was read, because a statement tells more than a list.
 */
export function allCases(
	actor: Actor,
	{ cursor, limit = MOST_CASES }: { cursor?: string; limit?: number } = {},
	now = new Date(),
) {
	authorize(actor, "case.read");
	return asStaff(actor, async () => {
		const rows = await db()
			.selectFrom("complaints as c")
			.select(["c.user_id", "c.id", "c.case_reference", "c.status", "c.dispute_type", "c.priority", "c.version"])
			.select(["c.detailed_description", "c.detailed_description_ar", "c.incident_date", "c.incident_location"])
			.select(["c.created_at", "c.submitted_at", "c.updated_at", "c.last_updated_at"])
			.orderBy("c.created_at", "desc")
			.orderBy("c.id", "desc")
			.$if(cursor !== undefined, (q) =>
				q.where(
					sql<boolean>`(c.created_at, c.id) < (select p.created_at, p.id from complaints p where p.id = ${cursor})`,
				),
			)
			.limit(limit + 1)
			.execute();
		const page = rows.slice(0, limit);
		// Who filed them is asked for afterwards: joined, the policies would be asked for every case there is.
		const people = await db()
			.selectFrom("complaint_users")
			.select(["id", "full_name", "full_name_ar", "email"])
			.where(sql<boolean>`id = any(${[...new Set(page.map(({ user_id }) => user_id))]}::uuid[])`)
			.execute();
		await noteViews(
			actor,
			page.map(({ id }) => id),
			now,
		);
		await audit(actor, "list.exported", "list:complaints", { rows: page.length });
		const known = new Map(people.map(({ id, ...person }) => [id, person]));
		const complaints = page.map(({ user_id, ...item }) => ({ ...item, complaint_users: known.get(user_id) }));
		return { complaints, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
	});
}

/** The text a complainant reads when a program changes a status without one: the specified function takes none. */
const words = defineText({
	pending_information: {
		ar: "نحتاج إلى معلومات إضافية. اكتب إلينا من صفحة الشكوى.",
		en: "We need more information. Please write to us on the case page.",
	},
	incomplete_evidence: {
		ar: "الأدلة ناقصة. ارفع ما لديك من صفحة الشكوى.",
		en: "The evidence is incomplete. Please upload what you have on the case page.",
	},
	resolved: {
		ar: "حُسمت الشكوى. راسلنا من صفحة الشكوى إن أردت التفاصيل.",
		en: "The case has been resolved. Write to us on the case page if you want details.",
	},
	rejected: {
		ar: "رُفضت الشكوى. راسلنا من صفحة الشكوى إن أردت التفاصيل.",
		en: "The complaint has been rejected. Write to us on the case page if you want details.",
	},
	closed: {
		ar: "أُغلقت الشكوى. راسلنا من صفحة الشكوى إن أردت التفاصيل.",
		en: "The case has been closed. Write to us on the case page if you want details.",
	},
});

/**
 * A transition requested by a program, which may send a status alone; where people read a text, they get a plain one in
 * their language.
 */
export async function updateByProgram(actor: Actor, complaintId: string, change: StatusChange): Promise<StatusOutcome> {
	authorize(actor, "case.move");
	if (change.text || !isUuid(complaintId)) return changeStatus(actor, complaintId, change);
	const item = await asStaff(actor, () =>
		db().selectFrom("complaints").select("language").where("id", "=", complaintId).executeTakeFirst(),
	);
	const texts = words(item?.language ?? "ar");
	const text = isKeyOf(texts, change.to) ? texts[change.to] : undefined;
	return changeStatus(actor, complaintId, { ...change, text });
}
