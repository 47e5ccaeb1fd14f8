import { defineText, plural } from "../../base/locale/text.ts";

/** One case at the desk. */
export const deskCaseText = defineText({
	user: { ar: "مقدّم الشكوى", en: "Complainant" },
	filesAs: { ar: "صفته", en: "Files as" },
	age: { ar: "العمر", en: "Age" },
	ageUnknown: { ar: "لم يُذكر تاريخ الميلاد", en: "Date of birth not given" },
	years: {
		ar: (count: number) =>
			plural("ar", count, { one: "عام واحد", two: "عامان", few: "# أعوام", many: "# عامًا", other: "# عام" }),
		en: (count: number) => plural("en", count, { one: "# year", other: "# years" }),
	},
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
	noPageImages: {
		ar: "لا صور صفحات للتسجيلات الصوتية ومقاطع الفيديو: نزّلها وشغّلها ببرنامج محدَّث.",
		en: "Sound recordings and videos have no page images: download them, and play them in a program that is up to date.",
	},
	actions: { ar: "الإجراءات", en: "Actions" },
	assignment: { ar: "الإسناد والأولوية", en: "Assignment and priority" },
	takeIt: { ar: "أسندها إليّ", en: "Assign to me" },
	setPriority: { ar: "غيّر الأولوية", en: "Change priority" },
	reclassify: { ar: "أعد التصنيف", en: "Reclassify" },
	reclassifyText: {
		ar: "يقرأ مقدّم الشكوى السبب، ويبقى النوع الأول في سجل الشكوى.",
		en: "The complainant sees the reason, and the original type stays in the timeline.",
	},
	notes: { ar: "ملاحظات داخلية", en: "Internal notes" },
	notesLead: { ar: "لا يراها مقدّم الشكوى أبدًا.", en: "The complainant never sees them." },
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
	bundle: { ar: "ملف الشكوى كاملًا (ZIP)", en: "Whole case (ZIP)" },
	bundleHolds: {
		ar: "فيه الشكوى والأدلة وقائمة بالملفات وبصماتها. وإذا تعذّر إعداد الشكوى بصيغة PDF وُضع نصها بدلًا منها وذُكر ذلك في القائمة.",
		en: "It holds the case, the evidence, and a list of the files with their hashes. Where the case cannot be laid out as a PDF, its text is there instead, and the list says so.",
	},
	bundleByLink: {
		ar: "لا يسمح رابط الدخول بتنزيل ملف الشكوى كاملًا. سجّل الدخول بحسابك لتنزيله.",
		en: "An access link does not allow downloading a whole case. Sign in with your account to do so.",
	},
	history: { ar: "السجل الكامل", en: "Full history" },
	earlier: { ar: (count: number) => `ما سبق (${count})`, en: (count: number) => `Earlier (${count})` },
	nextSubmitted: { ar: "راجع الشكوى وأرسل أول رد", en: "Review the complaint and send the first answer" },
	nextWorking: {
		ar: "أصدر القرار، أو اسأل مقدّم الشكوى عمّا ينقص",
		en: "Decide, or ask the complainant for what is missing",
	},
	nextWaiting: { ar: "بانتظار إجابة مقدّم الشكوى", en: "Wait for the complainant's answer" },
	nextDecided: {
		ar: "لا شيء الآن: لمقدّم الشكوى أن يستأنف ما دامت مهلته",
		en: "Nothing for now: the complainant may appeal while the window is open",
	},
	nextAsk: {
		ar: "اسأل مقدّم الشكوى عمّا ينقص، أو اترك القرار لمن يحق له إصداره",
		en: "Ask the complainant for what is missing, or leave the decision to someone who may make it",
	},
	nextFinal: { ar: "لا شيء: القرار نهائي", en: "Nothing: the decision is final" },
	nextProposal: {
		ar: "اقتراح بفتح الشكوى ينتظر تأكيد رئيس آخر",
		en: "A proposal to reopen the case waits for another head",
	},
	nextConsent: {
		ar: "بانتظار موافقة مقدّم الشكوى على متابعتها",
		en: "Wait for the complainant's consent to go on",
	},
	nextClosedAppeal: {
		ar: "الشكوى مغلقة، ولمقدّمها أن يستأنف ما دامت مهلته",
		en: "The case is closed; the complainant may appeal while the window is open",
	},
	nextClosed: { ar: "لا شيء: الشكوى مغلقة", en: "Nothing: the case is closed" },
	nextAppealed: {
		ar: "ينظر في الاستئناف رئيس لم يفصل في الشكوى من قبل",
		en: "A head who did not decide the case before judges the appeal",
	},
	private_: { ar: "داخلي", en: "internal" },
	publicHint: { ar: "يقرأ مقدّم الشكوى هذا النص.", en: "The complainant reads this text." },
});
