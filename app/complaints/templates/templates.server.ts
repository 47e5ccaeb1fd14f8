import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { formatDate } from "../../base/locale/format.ts";
import { parseReference } from "../../decisions/reference.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { noteViews } from "../case/events/views.server.ts";
import { answerTime } from "../deadlines/complainant/period.ts";
import { fillIn, MOST_TEMPLATES, type TemplateInput, type TemplateUse, templateForm } from "./template.ts";

/** All templates without their texts, by use and title. */
export function templates(actor: Actor) {
	authorize(actor, "case.handle");
	return asStaff(actor, () =>
		db()
			.selectFrom("answer_templates")
			.select(["id", "used_for", "title", "updated_at"])
			.orderBy("used_for")
			.orderBy("title")
			.orderBy("id")
			.limit(MOST_TEMPLATES)
			.execute(),
	);
}
export type TemplateTitle = Awaited<ReturnType<typeof templates>>[number];

export function templateById(actor: Actor, id: number) {
	authorize(actor, "case.handle");
	return asStaff(actor, () => db().selectFrom("answer_templates").selectAll().where("id", "=", id).executeTakeFirst());
}

/** Stores a new template, or the change of one whose version the officer saw. */
export function saveTemplate(actor: Actor, id: number | undefined, version: number, input: TemplateInput) {
	authorize(actor, "case.handle");
	const template = templateForm.parse(input);
	return asStaff(actor, async () => {
		if (id !== undefined) return changeRecord(actor, "answer-template", id, version, template);
		const { count } = await db()
			.selectFrom("answer_templates")
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		if (count >= MOST_TEMPLATES) return { ok: false as const, problems: { title: "templatesFull" } };
		await addRecord(actor, "answer-template", template);
		return { ok: true as const };
	});
}

/** False when it is gone already. */
export function deleteTemplate(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "case.handle");
	return asStaff(actor, () => deleteRecord(actor, "answer-template", id));
}

type InsertionPlace = { id: number; dueOn?: string };

/**
 * A template in the language of a case, with the facts of the case; undefined when there is no such template or case,
 * or for a recused officer. The due date of a question is the day until which it will be answered, else it is the
 * federation's own.
 */
export async function filledTemplate(actor: Actor, reference: string, { id, dueOn }: InsertionPlace, now = new Date()) {
	authorize(actor, "case.handle");
	const plain = parseReference(reference);
	if (!plain) return undefined;
	const rules = await siteSettings();
	return asStaff(actor, async () => {
		const item = await db()
			.selectFrom("complaints as c")
			.innerJoin("complaint_users as u", "u.id", "c.user_id")
			.select(["c.id", "c.language", "c.due_at", "u.full_name", "u.full_name_ar"])
			.where("c.case_reference", "=", plain)
			.where("c.status", "<>", "draft")
			.executeTakeFirst();
		const template = item && (await templateById(actor, id));
		if (!template) return undefined;
		await noteViews(actor, [item.id], now); // the text names the complainant
		const language = item.language ?? "ar";
		const due = dueFor(template.used_for, answerTime(now, dueOn, rules).day, item.due_at);
		return fillIn(language === "ar" ? template.body_ar : template.body, {
			reference: plain,
			name: (language === "ar" && item.full_name_ar) || item.full_name || "",
			due: due ? formatDate(language, due) : "–",
		});
	});
}

const dueFor = (use: TemplateUse, answer: string, own: Date | null) => (use === "question" ? answer : own);
