import { defineText } from "../../../base/locale/text.ts";

const texts = defineText({
	"sheet-opened": { ar: "فُتحت ورقة المباراة", en: "The match sheet is open" },
	"day-said": { ar: "حُفظ يوم المباراة. أبلغ بنتيجتها", en: "The day is saved. Now report the result" },
	"day-corrected": { ar: "صُحح يوم المباراة", en: "The day of the match is corrected" },
	"result-reported": {
		ar: "أُبلغت النتيجة، ويُسأل الفريق الآخر عن صحتها",
		en: "The result is reported, and the other team is asked to confirm it",
	},
	"sheet-not-complete": {
		ar: "حُفظت الورقة ولم تكتمل بعد: لا تُحسب نتيجتها، وما لم يُحسم فيها يظهر أنه يُلعب",
		en: "The sheet is saved and not complete yet: it counts for nothing, and a rubber that is not decided is shown as being played",
	},
	"result-accepted": { ar: "تأكدت النتيجة", en: "The result is confirmed" },
	"result-disputed": { ar: "سُجّل اعتراضك، وتنظر فيه إدارة الدوري", en: "Your dispute is with the league manager" },
	"result-decided": { ar: "اعتُمدت النتيجة", en: "The result is confirmed" },
	"result-corrected": { ar: "صُححت النتيجة", en: "The result is corrected" },
	"line-up-saved": { ar: "حُفظت التشكيلة، ولم تُسلّم بعد", en: "The line-up is saved, and not handed in yet" },
	"line-up-handed-in": { ar: "سُلّمت التشكيلة", en: "The line-up is handed in" },
	"line-up-taken-back": { ar: "استُرجعت التشكيلة", en: "The line-up is yours to change again" },
});

/** Notices about line-ups and reported results. */
export const reportFlashes = { texts, failures: [] };
