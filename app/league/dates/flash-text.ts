import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"dates-asked": { ar: "أُرسل طلب تغيير الموعد", en: "Your request for another date was sent" },
	"dates-accepted": { ar: "قُبل الموعد الجديد", en: "The new date is agreed" },
	"dates-declined": { ar: "أُرسل اعتذارك", en: "Your answer was sent" },
	"dates-withdrawn": { ar: "سُحب الطلب", en: "The request was withdrawn" },
	"dates-decided": { ar: "غُيّر موعد المباراة", en: "The match has its new date" },
	"dates-kept": { ar: "بقي موعد المباراة كما هو", en: "The date of the match stays" },
});

/** Notices about requests for other dates. */
export const dateFlashes = { texts, failures: [] };
