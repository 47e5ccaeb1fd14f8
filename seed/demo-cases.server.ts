import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type Actor, accountIdOf } from "../app/access/actor.ts";
import { inTransaction } from "../app/base/db/client.server.ts";
import type { DisputeType } from "../app/complaints/case/complaint.ts";
import { addProfile } from "../app/complaints/complainants/register-complainant.server.ts";
import { attachEvidence } from "../app/complaints/evidence/attach-evidence.server.ts";
import { addNote, assignCase, setPriority } from "../app/complaints/handling/commands/case-commands.server.ts";
import { saveDraft } from "../app/complaints/submitting/drafts.server.ts";
import { submitComplaint } from "../app/complaints/submitting/submit-complaint.server.ts";
import { TERMS_VERSION } from "../app/complaints/submitting/terms.ts";
import type { TemplateInput } from "../app/complaints/templates/template.ts";
import { saveTemplate } from "../app/complaints/templates/templates.server.ts";
import { changeStatus } from "../app/complaints/transitions/change-status.server.ts";
import type { DemoPeople } from "./demo-accounts.server.ts";
import { newsPicture } from "./drawings/news-picture.ts";

const DAY_MS = 86_400_000;

type DemoCase = { type: DisputeType; daysAgo: number; text: string; place: string; against: string };

const cases: DemoCase[] = [
	{
		type: "player_classification",
		daysAgo: 24,
		text: "صُنّفت في الفئة الثانية مع أن نتائجي في الموسم الماضي تؤهلني للفئة الأولى. أطلب مراجعة التصنيف قبل بداية البطولة القادمة.",
		place: "الرياض",
		against: "لجنة التصنيف",
	},
	{
		type: "financial",
		daysAgo: 17,
		text: "لم يصرف لي النادي مكافأة الفوز المتفق عليها في العقد رغم مرور ثلاثة أشهر. أرفقت صورة من الاتفاق.",
		place: "جدة",
		against: "إدارة النادي",
	},
	{
		type: "referee_decision",
		daysAgo: 9,
		text: "احتُسبت علي نقطة في الشوط الخامس بعد أن لمست الكرة حافة الطاولة، واعترضت في حينه ولم يُسجَّل اعتراضي.",
		place: "الدمام",
		against: "حكم المباراة",
	},
	{
		type: "match_organization",
		daysAgo: 2,
		text: "غُيّر موعد المباراة قبل ساعتين من بدايتها دون إبلاغ فريقنا، فلعبنا بلا اثنين من لاعبينا.",
		place: "القصيم",
		against: "لجنة المسابقات",
	},
];

/**
 * The demo's complainant with cases in several statuses and a draft, made by the product's own commands: all of it or
 * nothing.
 */
export async function loadDemoCases({ complainant, officer, head }: DemoPeople, now: Date) {
	const id = complainant.kind === "account" ? complainant.id : "";
	await inTransaction(() =>
		addProfile(
			id,
			{
				full_name: "Yousef Al-Harbi",
				full_name_ar: "يوسف الحربي",
				email: "player@demo.example",
				submitter_type: "player",
				phone: "+966 50 000 0000",
				date_of_birth: "1999-05-14",
				address: "الرياض",
				id_type: "national_id",
				id_number: "1000000008",
				organization: null,
				organization_ar: null,
			},
			{ verified: true },
		),
	);
	const ids: string[] = [];
	for (const each of cases) ids.push(await file(complainant, each, now));
	const [classified = "", financial = "", refereed = ""] = ids;
	const change = (actor: Actor, complaint: string, to: Parameters<typeof changeStatus>[2]["to"], text?: string) =>
		changeStatus(actor, complaint, { to, text });
	await change(officer, classified, "under_review");
	await change(
		head,
		classified,
		"resolved",
		"راجعت اللجنة نتائج الموسم الماضي، وتقرر نقل اللاعب إلى الفئة الأولى اعتبارًا من البطولة القادمة.",
	);
	await change(officer, financial, "under_review");
	await change(
		officer,
		financial,
		"incomplete_evidence",
		"نحتاج إلى صورة كاملة من العقد تظهر فيها بنود المكافآت والتوقيعات.",
	);
	await change(officer, refereed, "under_review");
	for (const each of [financial, refereed]) await assignCase(officer, each, accountIdOf(officer));
	await setPriority(head, financial, "high");
	await addNote(officer, financial, { body: "طلبت من النادي نسخة العقد أيضًا. لم يصل ردهم بعد." });
	for (const template of demoTemplates) await saveTemplate(officer, undefined, 0, template);
	const draft = { dispute_type: "other", detailed_description: "", incident_location: "الرياض" };
	await saveDraft(complainant, randomUUID(), draft, { step: 2, locale: "ar" });
}

/** Answers that officers insert, one of each use. */
const demoTemplates: TemplateInput[] = [
	{
		title: "استلام الشكوى",
		used_for: "message",
		body_ar: "السلام عليكم {الاسم}،\nاستلمنا الشكوى {رقم الشكوى}، وسنوافيك بما يستجد قبل {الموعد}.",
		body: "Dear {name},\nWe have received case {reference} and will write to you by {due date}.",
	},
	{
		title: "طلب صورة العقد",
		used_for: "question",
		body_ar: "نرجو إرسال صورة كاملة من العقد قبل {الموعد}، لنتابع الشكوى {رقم الشكوى}.",
		body: "Please send a full copy of the contract by {due date}, so that we can go on with case {reference}.",
	},
	{
		title: "أسباب الرفض لعدم كفاية الأدلة",
		used_for: "decision",
		body_ar: "راجعت اللجنة ما قُدّم في الشكوى {رقم الشكوى}، ولم تجد فيه ما يثبت الواقعة.",
		body: "The committee reviewed the evidence in case {reference} and found that it does not prove the facts.",
	},
];

async function file(complainant: Actor, each: DemoCase, now: Date): Promise<string> {
	const id = randomUUID();
	const values = {
		dispute_type: each.type,
		detailed_description: each.text,
		incident_location: each.place,
		incident_date: new Date(now.getTime() - each.daysAgo * DAY_MS).toISOString().slice(0, 10),
		first_party_full_name: "يوسف الحربي",
		second_party_full_name: each.against,
	};
	await saveDraft(complainant, id, values, { step: 4, locale: "ar" });
	if (each.type === "financial") await attachEvidence(complainant, id, await picture());
	await submitComplaint(complainant, id, { termsVersion: TERMS_VERSION, locale: "ar" }, now);
	return id;
}

async function picture(): Promise<File> {
	const png = await sharp(Buffer.from(newsPicture("meeting", 1)))
		.png()
		.toBuffer();
	return new File([new Uint8Array(png)], "صورة الاتفاق.png", { type: "image/png" });
}
