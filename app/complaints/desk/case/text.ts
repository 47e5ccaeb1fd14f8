import { defineText } from "../../../base/locale/text.ts";

/** One case at the desk. */
export const deskCaseText = defineText({
	user: { ar: "مقدّم الشكوى", en: "Complainant" },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	phone: { ar: "رقم الهاتف", en: "Phone number" },
	organization: { ar: "الجهة أو النادي", en: "Organization or club" },
	idNumber: { ar: "رقم الهوية", en: "ID number" },
	attachments: { ar: "المرفقات", en: "Attachments" },
	noAttachments: { ar: "لا مرفقات", en: "No attachments" },
	pageImagesNote: {
		ar: "صور الصفحات نسخة مصوّرة من أول 40 صفحة في الملف، بلا روابط ولا برامج. وهي الأسلم للاطلاع على ملف لا تعرف مرسله.",
		en: "Page images show the first 40 pages of a file as pictures, without links or scripts: the safer way to look at a file from a stranger.",
	},
	assignment: { ar: "الإسناد", en: "Assignment" },
	takeIt: { ar: "أسندها إليّ", en: "Assign to me" },
	setPriority: { ar: "غيّر الأولوية", en: "Change priority" },
	reclassify: { ar: "أعد التصنيف", en: "Reclassify" },
	reclassifyText: {
		ar: "يقرأ مقدّم الشكوى السبب، ويبقى النوع الأول في سجل القضية.",
		en: "The complainant sees the reason, and the original type stays in the timeline.",
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
		en: "The audit log records that you revealed it, and why.",
	},
	revealed: { ar: "رقم الهوية", en: "ID number" },
	release: { ar: "السماح بتنزيل الملف", en: "Release the file" },
	releaseFile: {
		ar: (name: string) => `السماح بتنزيل الملف ${name}`,
		en: (name: string) => `Release the file ${name}`,
	},
	releaseText: {
		ar: "لم يُفحص هذا الملف بحثًا عن الفيروسات. تتحمل مسؤولية السماح بتنزيله.",
		en: "This file was not scanned for viruses. You are responsible for releasing it.",
	},
	releasePartly: {
		ar: "تعذّر فحص محتوى هذا الملف كاملًا: فيه ما لم يُقرأ، أو بلغ الفحص حدّه. تتحمل مسؤولية السماح بتنزيله.",
		en: "This file could not be inspected completely: part of it is unreadable, or the inspection reached its limit. You are responsible for releasing it.",
	},
	released: { ar: "سُمح بتنزيله دون فحص", en: "Released without a scan" },
	bundle: { ar: "ملف القضية كاملًا (ZIP)", en: "Whole case (ZIP)" },
	bundleByLink: {
		ar: "لا يسمح رابط الدخول بتنزيل ملف القضية كاملًا. سجّل الدخول بحسابك لتنزيله.",
		en: "An access link does not allow downloading a whole case. Sign in with your account to do so.",
	},
	history: { ar: "السجل الكامل", en: "Full history" },
	private_: { ar: "داخلي", en: "internal" },
	backToList: { ar: "العودة إلى القائمة", en: "Back to the list" },
	publicHint: { ar: "يقرأ مقدّم الشكوى هذا النص.", en: "The complainant reads this text." },
});
