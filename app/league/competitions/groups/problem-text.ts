import { defineText } from "../../../base/locale/text.ts";

/** Problems of the rules of a group. */
export const groupProblems = defineText({
	closeInstead: {
		ar: "أقفل موسم المسابقة من صفحة «إقفال الموسم»: هناك ترى ما بقي مفتوحًا.",
		en: "Finish it on the page “Close the season”, which shows what is still open.",
	},
	openAgainFirst: {
		ar: "هذا الموسم مقفل. أعد فتحه من صفحة «إقفال الموسم» مع ذكر السبب.",
		en: "This season is closed. Open it again on the page “Close the season”, with a reason.",
	},
	halfDecides: {
		ar: "القاعدة هنا: تبقى نتائج الفريق إذا لُعب نصف مبارياته على الأقل، وتُلغى إن كان أقل. اترك العمود فارغًا.",
		en: "Here a rule decides: results of a team stay if at least half of its matches were played. Leave this empty.",
	},
	halfDecided: {
		ar: "قررت القاعدة في نتائج هذا الفريق حين خرج، فلا يُغيَّر هذا هنا.",
		en: "The rule decided about the results of this team when it left, so this is not changed here.",
	},
	awardByRule: {
		ar: "بحسب القاعدة تُلغى نتائج هذا الفريق، فلا تُحتسب مبارياته الباقية لمنافسيه. ألغِ مبارياته الباقية.",
		en: "By the rule the results of this team are expunged, so its remaining matches cannot be awarded to its opponents. Call them off.",
	},
	awardExpunged: {
		ar: "نتائج هذا الفريق ملغاة، فلا تُحتسب مبارياته الباقية لمنافسيه. أبقِ نتائجه أو ألغِ مبارياته الباقية.",
		en: "The results of this team are expunged, so its remaining matches cannot be awarded to its opponents. Keep the results, or call the matches off.",
	},
	zoneEndsFirst: { ar: "اختر مركزًا لا يسبق الأول", en: "Choose a place that is not above the first one" },
	zonesMeet: { ar: "كل مركز في منطقة واحدة فقط", en: "A place can be in one zone only" },
	tooManyZones: { ar: "للمجموعة 15 منطقة على الأكثر", en: "A group has 15 zones at most" },
	notInZone: { ar: "اكتب بلا أقواس ولا خط فاصل", en: "Enter it without brackets and bars" },
	otherDepth: {
		ar: "يُسجَّل عن مباريات هذه المسابقة غير ذلك، ويُغيَّر في ملف «المسابقات في المواسم» أو في صفحة إعداداتها",
		en: "This competition records another detail of its matches. Change it in a file of competitions of seasons, or on the page of its settings",
	},
	otherStageKind: {
		ar: "هذه المرحلة من نوع آخر، ويُغيَّر نوعها في ملف المراحل أو في صفحتها",
		en: "This stage is of another kind. Change its kind in a file of stages, or on its page",
	},
	notHeld: {
		ar: "لا تُقام هذه المسابقة في هذا الموسم. استورد ملف «المسابقات في المواسم» أولًا",
		en: "This competition is not held in this season. Import a file of competitions of seasons first",
	},
	notChecks: {
		ar: "اكتب شروطًا من هذه: licence roster stint class order higher:3 line-up:resident:1، أو none",
		en: "Enter checks among licence roster stint class order higher:3 line-up:resident:1, or none",
	},
	notZones: {
		ar: "اكتب المناطق مثل 1-2:promoted 11-12:relegated، بلا تداخل. الأنواع promoted وplay_off وrelegated",
		en: "Enter zones such as 1-2:promoted 11-12:relegated that do not overlap. Kinds are promoted, play_off, relegated",
	},
});
