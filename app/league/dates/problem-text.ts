import { defineText } from "../../base/locale/text.ts";

/** Problems of dates, and the questions about them. */
export const dateProblems = defineText({
	notAhead: { ar: "اختر يومًا بعد اليوم", en: "Choose a day after today" },
	tooFarAhead: { ar: "هذا اليوم أبعد من المسموح به", en: "This day is too far ahead" },
	sameProposal: { ar: "اقترحت هذا الموعد من قبل", en: "This date is proposed already" },
	sameAsNow: { ar: "هذا هو موعد المباراة الآن", en: "This is the date of the match now" },
	unknownVenue: { ar: "لم تعد هذه الصالة موجودة", en: "This venue is no longer there" },
	squadBusy: { ar: "لأحد الفريقين مباراة أخرى في هذا اليوم", en: "One of the teams has another match that day" },
	hallClosed: { ar: "الصالة مغلقة في هذا اليوم", en: "The venue is closed that day" },
	hallBusy: { ar: "في الصالة مباراة أخرى في هذا الوقت", en: "The venue has another match at that time" },
	onHoliday: { ar: "هذا اليوم إجازة رسمية", en: "That day is a holiday" },
	requestOver: {
		ar: "لم يُحفظ: تغيّر هذا الطلب في هذه الأثناء. هذه حاله الآن.",
		en: "Not saved: this request has changed since. This is how it is now.",
	},
});
