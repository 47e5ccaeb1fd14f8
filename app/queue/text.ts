import { defineText } from "../base/locale/text.ts";

export const queueText = defineText({
	lead: {
		ar: "ما ينتظر الإرسال أو التنفيذ، وما تعذّر بعد محاولات عدة. أعد المحاولة حين يزول السبب.",
		en: "What is waiting to be sent or done, and what failed after several tries. Try again once the cause is gone.",
	},
	queues: { ar: "قيد الانتظار", en: "Waiting" },
	queue: { ar: "المهمة", en: "Task" },
	waiting: { ar: "تنتظر", en: "Waiting" },
	active: { ar: "تُنفَّذ الآن", en: "In progress" },
	oldest: { ar: "أطول انتظار", en: "Longest wait" },
	nothingWaiting: { ar: "لا شيء في الانتظار.", en: "Nothing is waiting." },
	emails: { ar: "رسائل بريد لم تصل", en: "Emails that did not arrive" },
	emailsLead: {
		ar: "رفضها خادم البريد أو تعذّر الوصول إليه تسع مرات. العناوين محجوبة عمدًا.",
		en: "The mail server refused them, or could not be reached in nine tries. Addresses are hidden on purpose.",
	},
	noEmails: { ar: "وصلت كل الرسائل.", en: "Every email arrived." },
	to: { ar: "إلى", en: "To" },
	action: { ar: "الإجراء", en: "Action" },
	kind: { ar: "النوع", en: "Kind" },
	newsletter: { ar: "نشرة", en: "Newsletter" },
	single: { ar: "رسالة مفردة", en: "Single email" },
	written: { ar: "كُتبت", en: "Written" },
	tries: { ar: "المحاولات", en: "Tries" },
	reason: { ar: "السبب", en: "Reason" },
	resend: { ar: "أرسلها من جديد", en: "Send again" },
	resendAll: { ar: "أرسل الكل من جديد", en: "Send all again" },
	resendQuestion: { ar: "هل تُرسل من جديد:", en: "Send again:" },
	resendNow: { ar: "أرسلها الآن", en: "Send now" },
	resendFor: {
		ar: "تصل كل رسالة إلى صاحبها كما كُتبت، ولو تقادم ما فيها، كرابط انتهت صلاحيته.",
		en: "Each person gets the email as it was written, even if it is out of date, such as a link that has expired.",
	},
	jobs: { ar: "مهام تعذّرت", en: "Failed tasks" },
	noJobs: { ar: "لم تتعذّر أي مهمة.", en: "No task has failed." },
	failedAt: { ar: "تعذّرت في", en: "Failed at" },
	retry: { ar: "أعد المحاولة", en: "Try again" },
	gone: {
		ar: "لم تعد هناك: ربما أُعيدت محاولتها في هذه الأثناء.",
		en: "It is no longer here: it may have been tried again in the meantime.",
	},
});

/** Tasks by the name of their queue; one without a name here shows its own. */
export const taskText = defineText({
	mail: { ar: "رسائل بريد مفردة", en: "Single emails" },
	"bulk-mail": { ar: "رسائل النشرة", en: "Newsletter emails" },
	newsletter: { ar: "إعداد النشرة", en: "Preparing the newsletter" },
	"bulk-run": { ar: "عمل على الصور", en: "Work on photos" },
	"photo-archive": { ar: "قراءة ملفات الصور", en: "Reading archives of photos" },
	"scan-evidence": { ar: "فحص الأدلة", en: "Scanning evidence" },
	"keep-deadlines": { ar: "متابعة مهل الشكاوى", en: "Deadlines of cases" },
	"remind-officers": { ar: "تذكير مسؤولي الشكاوى", en: "Reminders to officers" },
	"erase-finished": { ar: "إتمام طلبات محو البيانات", en: "Finishing erasures" },
	"seal-audit-log": { ar: "ختم سجل التدقيق", en: "Sealing the audit log" },
	"anchor-audit-log": { ar: "تثبيت نهاية سجل التدقيق", en: "Noting the end of the audit log" },
	"back-up": { ar: "النسخ الاحتياطي الليلي", en: "Nightly backup" },
	"purge-old-rows": { ar: "حذف ما انتهت مدة الاحتفاظ به", en: "Deleting what is no longer kept" },
	"purge-hourly": { ar: "حذف التسجيلات المنتهية كل ساعة", en: "Deleting expired registrations every hour" },
	"make-years": { ar: "تهيئة السجلات للأعوام القادمة", en: "Preparing the logs for the coming years" },
	"discard-picture": { ar: "حذف صورة لم تُستعمل", en: "Deleting an unused picture" },
});
