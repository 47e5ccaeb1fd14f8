import { defineText } from "../../../base/locale/text.ts";

/** One case at the desk. */
export const deskCaseText = defineText({
	user: { ar: "مقدّم الشكوى", en: "User" },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	phone: { ar: "الهاتف", en: "Phone" },
	organization: { ar: "الجهة", en: "Organization" },
	idNumber: { ar: "رقم الهوية", en: "ID number" },
	attachments: { ar: "المرفقات", en: "Attachments" },
	noAttachments: { ar: "لا مرفقات", en: "No attachments" },
	pageImagesNote: {
		ar: "صور الصفحات نسخة من الصور وحدها، بلا روابط ولا برامج، لأول 40 صفحة من الملف. وهي الأسلم للاطلاع على ملف لا تعرف مرسله.",
		en: "Page images are pictures alone, without links or scripts, of the first 40 pages of a file: the safer way to look at what a stranger sent.",
	},
	assignment: { ar: "الإسناد", en: "Assignment" },
	takeIt: { ar: "أسندها إليّ", en: "Assign it to me" },
	setPriority: { ar: "غيّر الأولوية", en: "Set priority" },
	reclassify: { ar: "أعد التصنيف", en: "Reclassify" },
	reclassifyText: {
		ar: "يقرأ مقدّم الشكوى السبب، ويبقى النوع الأول في السجل الزمني.",
		en: "The complainant reads the reason, and the first type stays in the timeline.",
	},
	notes: { ar: "ملاحظات داخلية", en: "Internal notes" },
	notesLead: { ar: "لا يراها مقدّم الشكوى أبدًا.", en: "The complainant never sees them." },
	noNotes: { ar: "لا ملاحظات بعد", en: "No notes yet" },
	note: { ar: "ملاحظة جديدة", en: "New note" },
	addNote: { ar: "أضف الملاحظة", en: "Add note" },
	write: { ar: "راسل مقدّم الشكوى", en: "Write to the complainant" },
	message: { ar: "الرسالة", en: "Message" },
	reveal: { ar: "اكشف رقم الهوية", en: "Reveal the ID number" },
	revealText: {
		ar: "يُسجَّل الكشف وسببه في سجل الأحداث.",
		en: "That you revealed it, and why, is written to the audit log.",
	},
	revealed: { ar: "رقم الهوية", en: "ID number" },
	release: { ar: "أتح الملف", en: "Release the file" },
	releaseFile: { ar: (name: string) => `أتح الملف ${name}`, en: (name: string) => `Release the file ${name}` },
	releaseText: {
		ar: "لم يفحصه ماسح الفيروسات. تتحمل مسؤولية إتاحته للتنزيل.",
		en: "No virus scanner has looked into it. You answer for its being downloaded.",
	},
	releasePartly: {
		ar: "تعذّر فحص محتواه كاملًا: فيه ما لم يُقرأ، أو بلغ الفحص حدّه. تتحمل مسؤولية إتاحته للتنزيل.",
		en: "It could not be inspected completely: a part of it cannot be read, or the inspection reached its limit. You answer for its being downloaded.",
	},
	released: { ar: "أُتيح دون فحص", en: "Released without a scan" },
	bundle: { ar: "ملف القضية كاملًا (ZIP)", en: "The whole case (ZIP)" },
	bundleByLink: {
		ar: "لا يُنزَّل ملف القضية كاملًا بجلسة رابط الدخول. سجّل الدخول بحسابك لتنزيله.",
		en: "A session by access link cannot take a whole case along. Sign in with your account to do so.",
	},
	history: { ar: "السجل الكامل", en: "Full history" },
	private_: { ar: "داخلي", en: "internal" },
	backToList: { ar: "العودة إلى القائمة", en: "Back to the list" },
	publicHint: { ar: "يقرؤها مقدّم الشكوى.", en: "The complainant reads it." },
});
