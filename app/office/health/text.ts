import { defineText, plural } from "../../base/locale/text.ts";

const waiting = {
	ar: {
		zero: "لا شيء ينتظر",
		one: "ينتظر واحد",
		two: "ينتظر اثنان",
		few: "ينتظر #",
		many: "ينتظر #",
		other: "ينتظر #",
	},
	en: { zero: "nothing waiting", one: "# waiting", other: "# waiting" },
};
const failed = {
	ar: { one: "تعذّر واحد", two: "تعذّر اثنان", few: "تعذّر #", many: "تعذّر #", other: "تعذّر #" },
	en: { one: "# failed", other: "# failed" },
};

const expired = {
	ar: {
		one: "واحدة انتهى رمزها أو رابطها قبل أن تخرج",
		two: "اثنتان انتهى رمزهما أو رابطهما قبل أن تخرجا",
		few: "# انتهت رموزها أو روابطها قبل أن تخرج",
		many: "# انتهت رموزها أو روابطها قبل أن تخرج",
		other: "# انتهت رموزها أو روابطها قبل أن تخرج",
	},
	en: {
		one: "# whose code or link ended before it left",
		other: "# whose codes or links ended before they left",
	},
};

const read = {
	ar: {
		zero: "لم يُقرأ ملف",
		one: "قُرئ ملف واحد",
		two: "قُرئ ملفان",
		few: "قُرئت # ملفات",
		many: "قُرئ # ملفًا",
		other: "قُرئ # ملف",
	},
	en: { one: "# file read", other: "# files read" },
};
const damaged = {
	ar: {
		one: "ملف واحد ليس كما وصل",
		two: "ملفان ليسا كما وصلا",
		few: "# ملفات ليست كما وصلت",
		many: "# ملفًا ليست كما وصلت",
		other: "# ملف ليست كما وصلت",
	},
	en: { one: "# file not as received", other: "# files not as received" },
};

/** The page itself: states, labels and the test email. */
export const healthText = defineText({
	lead: {
		ar: "ما يعمل من أجزاء الموقع وما تعطّل، وما يعنيه ذلك لمن يستعمله، وما يلزم فعله.",
		en: "Which parts of the site work and which do not, what that means for the people who use it, and what to do.",
	},
	allWell: { ar: "كل الأجزاء تعمل.", en: "Every part works." },
	checkAgain: { ar: "افحص الآن", en: "Check again" },
	checked: { ar: "فُحصت", en: "Checked" },
	up: { ar: "يعمل", en: "Works" },
	slow: { ar: "بطيء", en: "Slow" },
	attention: { ar: "يحتاج إلى انتباه", en: "Needs attention" },
	down: { ar: "متوقف", en: "Down" },
	off: { ar: "غير مُعدّ", en: "Not set up" },
	since: { ar: "منذ", en: "since" },
	meaning: { ar: "ما يعنيه ذلك", en: "What it means" },
	todo: { ar: "ما يلزم فعله", en: "What to do" },
	lastSuccess: { ar: "آخر نجاح", en: "Last success" },
	never: { ar: "لا يُعرف", en: "Not known" },
	where: { ar: "المكان", en: "Where" },
	thisServer: { ar: "قرص هذا الخادم", en: "The disk of this server" },
	sealedDay: { ar: "آخر يوم مختوم", en: "Last sealed day" },
	openAccounts: { ar: "الحسابات والصلاحيات", en: "Accounts and roles" },
	unattendedCount: {
		ar: (count: number) =>
			plural("ar", count, {
				one: "شكوى واحدة",
				two: "شكويان",
				few: "# شكاوى",
				many: "# شكوى",
				other: "# شكوى",
			}),
		en: (count: number) => plural("en", count, { one: "# case", other: "# cases" }),
	},
	now: { ar: "الآن", en: "Now" },
	waitingCount: {
		ar: (count: number) => plural("ar", count, waiting.ar),
		en: (count: number) => plural("en", count, waiting.en),
	},
	failedCount: {
		ar: (count: number) => plural("ar", count, failed.ar),
		en: (count: number) => plural("en", count, failed.en),
	},
	expiredCount: {
		ar: (count: number) => plural("ar", count, expired.ar),
		en: (count: number) => plural("en", count, expired.en),
	},
	readCount: {
		ar: (count: number) => plural("ar", count, read.ar),
		en: (count: number) => plural("en", count, read.en),
	},
	damagedCount: {
		ar: (count: number) => plural("ar", count, damaged.ar),
		en: (count: number) => plural("en", count, damaged.en),
	},
	free: { ar: (size: string) => `${size} غيغابايت متاحة`, en: (size: string) => `${size} GB free` },
	and: { ar: "، ", en: ", " },
	openQueue: { ar: "افتح البريد والمهام", en: "Open emails and tasks" },
	testTitle: { ar: "رسالة تجربة", en: "Test email" },
	testText: {
		ar: (email: string) => `نرسل رسالة قصيرة إلى بريدك \u2068${email}\u2069، ونخبرك هنا بما قاله خادم البريد.`,
		en: (email: string) =>
			`We send a short email to your address, \u2068${email}\u2069, and tell you here what the mail server said.`,
	},
	testButton: { ar: "أرسل رسالة تجربة إليّ", en: "Send me a test email" },
	testSent: {
		ar: "قبلها خادم البريد. إن لم تصل خلال دقائق فابحث في الرسائل غير المرغوب فيها.",
		en: "The mail server accepted it. If it does not arrive within minutes, check your spam folder.",
	},
	testKept: {
		ar: "حُفظت ملفًا على الخادم: لا خادم بريد في الإعدادات، فلا تصل الرسائل إلى أحد.",
		en: "It was kept as a file on the server: no mail server is set, so emails reach no one.",
	},
	testQueued: {
		ar: "لم تخرج بعد، ويُعاد إرسالها تلقائيًا. افحص بعد دقيقة.",
		en: "It has not left yet and is tried again automatically. Check again in a minute.",
	},
	testDead: { ar: "رفضها خادم البريد.", en: "The mail server refused it." },
	answer: { ar: "جوابه:", en: "It said:" },
	lastTest: { ar: "آخر رسالة تجربة", en: "Your last test email" },
});
