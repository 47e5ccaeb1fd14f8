import { defineText, plural } from "../base/locale/text.ts";
import { workingDays } from "../complaints/deadlines/text.ts";

const days = {
	ar: { one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" },
	en: { one: "# day", other: "# days" },
};
const working = {
	ar: (count: number) => plural("ar", count, workingDays.ar),
	en: (count: number) => plural("en", count, workingDays.en),
};

/** The page "Before you start". The periods are settings. */
export const beforeText = defineText({
	title: { ar: "قبل أن تبدأ", en: "Before you start" },
	lead: {
		ar: "من يشكو، وبماذا، وكم يستغرق الأمر، ومن يقرر.",
		en: "Who can complain, about what, how long it takes, and who decides.",
	},
	who: { ar: "من يحق له أن يشكو", en: "Who can complain" },
	whoText: {
		ar: "اللاعبون والمدربون والحكام والإداريون والأندية، ومن يمثلهم قانونيًا، وكل من مسّه الأمر مباشرة.",
		en: "Players, coaches, referees, officials and clubs, their legal representatives, and anyone directly affected.",
	},
	what: { ar: "مما تشكو", en: "What you can complain about" },
	whatText: {
		ar: "تصنيف لاعب، أو نزاع مالي، أو مخالفة انضباطية، أو قرار حكم أو لجنة، أو تنظيم مباراة، أو إدارة نادٍ. وإن لم تعرف النوع صنّفناه عنك.",
		en: "A player's classification, money, discipline, a decision of a referee or committee, how a match was organized, or how a club is run. If you don't know the type, we classify it for you.",
	},
	need: { ar: "ما تحتاج إليه", en: "What you need" },
	needText: {
		ar: "رقم هويتك أو إقامتك أو جوازك، وبريد إلكتروني، ورقم هاتف. ثم ما حدث ومتى وأين ومع من، وما لديك من أدلة: مستندات أو صور أو تسجيلات صوتية أو مقاطع فيديو. تُحفظ المسودة 30 يومًا إن أردت أن تكمل لاحقًا.",
		en: "Your national ID, iqama or passport number, an email address and a phone number. Then what happened, when, where and with whom, and any evidence: documents, pictures, sound recordings or videos. A draft is kept for 30 days if you want to finish later.",
	},
	times: { ar: "المواعيد", en: "How long it takes" },
	firstAnswer: { ar: "أول رد منا", en: "Our first answer" },
	decision: { ar: "القرار", en: "The decision" },
	yourAnswer: { ar: "إجابتك عن سؤال منا", en: "Your answer to a question" },
	appealWindow: { ar: "طلب الاستئناف بعد القرار", en: "Your appeal after the decision" },
	appealDecision: { ar: "قرار الاستئناف", en: "The decision on the appeal" },
	within: {
		ar: (count: number) => working.ar(count),
		en: (count: number) => working.en(count),
	},
	withinDays: {
		ar: (count: number) => plural("ar", count, days.ar),
		en: (count: number) => plural("en", count, days.en),
	},
	timesNote: {
		ar: "أيام العمل من الأحد إلى الخميس عدا الإجازات الرسمية، وتتوقف المهلة ما دمنا ننتظر إجابتك.",
		en: "Working days are Sunday to Thursday without public holidays. The clock pauses while we wait for your answer.",
	},
	decides: { ar: "من يقرر", en: "Who decides" },
	decidesText: {
		ar: "يراجع شكواك مسؤول الشكاوى، ويفصل فيها رئيس لجنة الشكاوى. ولا يراها من له مصلحة فيها.",
		en: "A complaints officer reviews your complaint and a head of complaints decides it. Nobody with an interest in the case sees it.",
	},
	decidesTextBoth: {
		ar: "يراجع شكواك مسؤول الشكاوى، ويفصل فيها هو أو رئيس لجنة الشكاوى، ولا يرفضها إلا الرئيس. ولا يراها من له مصلحة فيها.",
		en: "A complaints officer reviews your complaint. The officer or a head of complaints decides it; only a head can reject it. Nobody with an interest in the case sees it.",
	},
	appeal: { ar: "الاستئناف", en: "Appeal" },
	appealText: {
		ar: "لك أن تستأنف القرار مرة واحدة، وينظر في استئنافك رئيس غير الذي فصل في شكواك.",
		en: "You can appeal once. A head who did not make the first decision judges the appeal.",
	},
	data: { ar: "بياناتك", en: "Your data" },
	dataText: {
		ar: "يُخزَّن رقم هويتك مشفّرًا، ولا يقرأ شكواك إلا مسؤولو الشكاوى ورئيس اللجنة، وقد يُسأل عنها أطرافها. رسائل البريد والتتبّع بلا أسماء ولا تفاصيل. وبعد انتهاء مدة الحفظ تُحذف النصوص والملفات.",
		en: "Your ID number is stored encrypted. Only complaints officers and heads read your complaint; its parties may be asked about it. Emails and tracking show no names and no details. Texts and files are deleted when their time is over.",
	},
	dataLink: { ar: "نسخة من بياناتك أو محوها", en: "Get a copy of your data or have it erased" },
	start: { ar: "ابدأ الشكوى", en: "Start a complaint" },
});
