import { defineText, plural } from "../../base/locale/text.ts";
import type { StepState } from "./setup.server.ts";
import type { SetupStepId } from "./steps.ts";

/** Each step by its name, and the reason for it. */
export const stepText = defineText({
	identity: { ar: "اسم الاتحاد", en: "The federation's name" },
	identityWhy: {
		ar: "يظهر في كل صفحة ورسالة ووثيقة، باللغتين.",
		en: "It is on every page, email and document, in both languages.",
	},
	brand: { ar: "الشعار والألوان", en: "Logo and colours" },
	brandWhy: {
		ar: "تُصنع منهما الأيقونات وصور المشاركة، ويُفحص التباين عنك.",
		en: "Icons and share pictures are made from them, and contrast is kept.",
	},
	contact: { ar: "الهاتف والبريد وساعات العمل", en: "Phone, email and opening hours" },
	contactWhy: {
		ar: "تصل رسائل صفحة التواصل إلى هذا البريد.",
		en: "Messages from the contact page go to this email address.",
	},
	place: { ar: "العنوان والموقع على الخريطة", en: "Address and place on the map" },
	placeWhy: { ar: "ليجدك من يزور مقر الاتحاد.", en: "So that people find your office." },
	about: { ar: "التعريف والرؤية والرسالة", en: "Introduction, vision and mission" },
	aboutWhy: { ar: "أول ما يقرؤه من لا يعرف الاتحاد.", en: "What people who do not know you read first." },
	board: { ar: "مجلس الإدارة", en: "Board" },
	boardWhy: { ar: "أسماء الأعضاء ومناصبهم.", en: "Names and offices of its members." },
	socials: { ar: "حسابات التواصل الاجتماعي", en: "Social media" },
	socialsWhy: { ar: "روابطها أسفل كل صفحة.", en: "Links at the foot of every page." },
	partners: { ar: "الشركاء والرعاة", en: "Partners and sponsors" },
	partnersWhy: { ar: "شعاراتهم، ومدة كل شراكة.", en: "Their logos, and how long each partnership lasts." },
	season: { ar: "الموسم ونظام النقاط", en: "Season and points" },
	seasonWhy: { ar: "الموسم الذي يعرضه الموقع.", en: "The season that the site shows." },
	clubs: { ar: "الأندية", en: "Clubs" },
	clubsWhy: { ar: "من ملف، أو ناديًا ناديًا.", en: "From a file, or one by one." },
	competition: { ar: "المسابقة ومجموعاتها", en: "Competition and groups" },
	competitionWhy: { ar: "أي الأندية يلعب، وبأي قواعد.", en: "Which clubs play, and by which rules." },
	complaints: { ar: "مهل الشكاوى", en: "Time limits of complaints" },
	complaintsWhy: {
		ar: "راجع المهل مع لائحتك قبل أن تصل أول شكوى.",
		en: "Check them against your rules before the first complaint comes.",
	},
	holidays: { ar: "الإجازات الرسمية", en: "Public holidays" },
	holidaysWhy: { ar: "لا تُحسب في المهل. راجع تواريخها واحفظها.", en: "Time limits pass over them. Check and save." },
	head: { ar: "رئيس لجنة الشكاوى", en: "Head of complaints" },
	headWhy: { ar: "بدونه لا يبتّ أحد في شكوى.", en: "Without one nobody can decide a case." },
	mail: { ar: "البريد", en: "Email" },
	mailWhy: {
		ar: "أرسل رسالة تجربة إلى نفسك من صفحة السلامة.",
		en: "Send yourself a test email from the health page.",
	},
	scanner: { ar: "فحص الفيروسات", en: "Virus scanner" },
	scannerWhy: {
		ar: "يفحص ملفات الشكاوى. يضبطه مدير الخادم.",
		en: "It checks the files of cases. Whoever runs the server sets it up.",
	},
	staff: { ar: "زملاؤك", en: "Your colleagues" },
	staffWhy: { ar: "ادعُ المحررين ومسؤولي الشكاوى.", en: "Invite editors and officers." },
} satisfies Record<SetupStepId | `${SetupStepId}Why`, { ar: string; en: string }>);

export const setupText = defineText({
	title: { ar: "تجهيز الموقع", en: "Set up your site" },
	closedLead: {
		ar: "لا يرى الزوار الآن إلا أن الموقع يُفتتح قريبًا. وترى أنت وزملاؤك الموقع كما سيكون.",
		en: "Visitors see only that the site opens soon. You and your colleagues see it as it will be.",
	},
	openLead: { ar: "الموقع مفتوح للزوار.", en: "The site is open to visitors." },
	missing: {
		ar: (count: number) =>
			plural("ar", count, {
				zero: "لا ينقصه شيء",
				one: "تنقصه خطوة واحدة",
				two: "تنقصه خطوتان",
				few: "تنقصه # خطوات",
				many: "تنقصه # خطوة",
				other: "تنقصه # خطوة",
			}),
		en: (count: number) =>
			plural("en", count, { zero: "Nothing is missing", one: "1 step left", other: "# steps left" }),
	},
	done: { ar: "تمّ", en: "Done" },
	missingState: { ar: "ناقص", en: "Missing" },
	optional: { ar: "اختياري", en: "Optional" },
	laterState: { ar: "مؤجل", en: "Put off" },
	fill: { ar: "ابدأ", en: "Start" },
	change: { ar: "عدّل", en: "Change" },
	later: { ar: "لاحقًا", en: "Later" },
	takeUp: { ar: "أعده إلى القائمة", en: "Back to the list" },
	look: { ar: "انظر إلى الموقع كما سيكون", en: "See the site as it will be" },
	open: { ar: "افتح الموقع للزوار", en: "Open the site to visitors" },
	openQuestion: { ar: "هل تريد أن تفتح للزوار موقع", en: "Do you want to open to visitors the site of" },
	openConsequence: {
		ar: "يرى الناس ومحركات البحث كل ما نُشر فيه، من هذه اللحظة.",
		en: "People and search engines see everything that is published on it, from now on.",
	},
	stillMissing: { ar: "يمكنك أن تكمل ما ينقص بعد ذلك.", en: "What is missing can be added afterwards." },
	back: { ar: "رجوع إلى تجهيز الموقع", en: "Back to the set-up" },
});

/** The label of a state. */
export const stateLabel = (t: ReturnType<typeof setupText>, state: StepState) =>
	({ done: t.done, missing: t.missingState, optional: t.optional, later: t.laterState })[state];
