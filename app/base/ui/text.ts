import type { Locale } from "../locale/locale.ts";
import { defineText, plural } from "../locale/text.ts";

const minuteForms = {
	ar: { one: "دقيقة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" },
	en: { one: "a minute", other: "# minutes" },
};
const hourForms = {
	ar: { one: "ساعة", two: "ساعتين", few: "# ساعات", many: "# ساعة", other: "# ساعة" },
	en: { one: "an hour", other: "# hours" },
};
/** So many minutes in words; in whole hours from an hour on, never less than it lasts. */
export const lasting = (locale: Locale, minutes: number) =>
	minutes < 60
		? plural(locale, Math.max(1, minutes), minuteForms[locale])
		: plural(locale, Math.ceil(minutes / 60), hourForms[locale]);

/** Words that every domain uses, and the problems a field can have. */
export const commonText = defineText({
	formFailed: { ar: "تعذّر إكمال طلبك", en: "We could not complete this" },
	formFailedText: {
		ar: "حدث خطأ لدينا، وما كتبته باقٍ هنا. أعد المحاولة بعد قليل.",
		en: "Something went wrong on our side. What you typed is still here: try again in a moment.",
	},
	home: { ar: "الرئيسية", en: "Home" },
	closeMessage: { ar: "إخفاء الرسالة", en: "Dismiss message" },
	readMore: { ar: "اقرأ المزيد", en: "Read More" },
	viewAll: { ar: "عرض الكل", en: "View All" },
	newer: { ar: "الأحدث", en: "Newer" },
	older: { ar: "الأقدم", en: "Older" },
	previous: { ar: "السابق", en: "Previous" },
	next: { ar: "التالي", en: "Next" },
	pages: { ar: "صفحات القائمة", en: "Pages of the list" },
	pageOf: {
		ar: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
		en: (page: number, pages: number) => `Page ${page} of ${pages}`,
	},
	breadcrumbs: { ar: "مسار الصفحة", en: "Breadcrumbs" },
	notSentTitle: { ar: "لم يصل رد من الموقع", en: "No answer from the site" },
	notSentText: {
		ar: "انقطع الاتصال أو تعذّر على الموقع الرد. ما كتبته ما زال هنا، وربما وصل.",
		en: "The connection failed or the site could not answer. What you typed is still here, and may have arrived.",
	},
	savedOnce: {
		ar: "إن كان قد حُفظ فلن يُحفظ مرة ثانية.",
		en: "If it was saved, sending it again does not save it twice.",
	},
	sendAgain: { ar: "أعد الإرسال", en: "Send again" },
	sending: { ar: "جارٍ الإرسال…", en: "Sending…" },
	notRefreshed: {
		ar: "تعذّر تحديث هذه الصفحة. نواصل المحاولة.",
		en: "This page could not be refreshed. We keep trying.",
	},
	formProblems: {
		ar: "لم يُرسل النموذج. صحّح ما يلي ثم أعد الإرسال:",
		en: "The form was not sent. Correct this and send it again:",
	},
	moreRows: { ar: "بعد الحفظ تظهر صفوف فارغة أخرى.", en: "Once these are saved there are more empty rows." },
	required: { ar: "هذا الحقل مطلوب", en: "This field is required" },
	closedRows: {
		ar: "هذا مقفل، ولا يتغير قبل أن يُعاد فتحه مع ذكر السبب. لم يُحفظ شيء، وما كتبته باقٍ هنا.",
		en: "This is closed. It changes only once it is opened again, with a reason. Nothing was saved; what you typed is still here.",
	},
	tooLong: { ar: "النص أطول من المسموح به", en: "The text is longer than allowed" },
	twoAddresses: { ar: "اكتب عنوانين مختلفين.", en: "Enter two different addresses." },
	notAnEmail: {
		ar: "اكتب بريدًا إلكترونيًا صحيحًا مثل name@example.com",
		en: "Enter a valid email address such as name@example.com",
	},
	notAnAsciiName: {
		ar: "اكتب ما قبل علامة @ بحروف لاتينية وأرقام. أما ما بعدها فبأي حروف",
		en: "Write the part before the @ in Latin letters and digits. What follows it may be in any letters",
	},
	notANumber: { ar: "اكتب رقمًا", en: "Enter a number" },
	outOfRange: { ar: "الرقم خارج الحدود المسموح بها", en: "The number is out of range" },
	hijriDay: {
		ar: (day: number) => `هذا تاريخ هجري. اكتب التاريخ الميلادي: \u2066${dayOf(day).replaceAll("-", "-\u2060")}\u2069`,
		en: (day: number) => `This is a Hijri date. Enter the Gregorian one: ${dayOf(day)}`,
	},
	otherYear: {
		ar: "لا يمكن أن يكون التاريخ في هذه السنة. تحقق من السنة",
		en: "The date cannot be in this year. Check the year",
	},
	notAColour: { ar: "اختر لونًا، أو اكتبه هكذا: ⁦#0b4636⁩", en: "Choose a colour, or enter one such as #0b4636" },
	importDate: {
		ar: "اكتب التاريخ بهذا الشكل: \u20662027-03-06\u2069",
		en: "Enter a valid date, such as 2027-03-06",
	},
	notADate: { ar: "اكتب تاريخًا صحيحًا", en: "Enter a valid date" },
	unknownChoice: { ar: "اختر واحدًا من الخيارات", en: "Choose one of the options" },
	optional: { ar: "اختياري", en: "optional" },
	notAPicture: {
		ar: "هذا الملف ليس صورة. اختر صورة JPEG أو PNG أو WebP أو AVIF أو GIF",
		en: "This file is not an image. Choose a JPEG, PNG, WebP, AVIF or GIF",
	},
	tooLarge: { ar: "الملف أكبر من المسموح به", en: "The file is larger than allowed" },
	notAPhone: { ar: "اكتب رقم هاتف صحيحًا مثل ‎+966 50 123 4567", en: "Enter a phone number such as +966 50 123 4567" },
	noRoomForFiles: {
		ar: "لا مساحة للملفات على الخادم الآن. أعد المحاولة لاحقًا",
		en: "There is no room for files on the server right now. Try again later",
	},
	evidenceBusy: {
		ar: "ملفات كثيرة تُفحص الآن. أعد المحاولة بعد دقيقة",
		en: "Many files are being checked right now. Try again in a minute",
	},
	storeAway: {
		ar: "لا يمكن حفظ الملفات الآن. ما كتبته باقٍ هنا: اختر الملف مرة أخرى بعد دقيقة",
		en: "Files cannot be stored right now. What you typed is still here: choose the file again in a minute",
	},
	evidenceWait: {
		ar: "ملفات كثيرة في وقت قصير. أعد المحاولة بعد ساعة",
		en: "Many files in a short time. Try again in an hour",
	},
	serverField: { ar: "لا يُقبل هذا الحقل من المتصفح", en: "This field cannot be sent by a browser" },
	tooManyTries: {
		ar: (minutes: number) => `محاولات كثيرة. أعد المحاولة بعد ${lasting("ar", minutes)}.`,
		en: (minutes: number) => `Too many attempts. Try again in ${lasting("en", minutes)}.`,
	},
	leaveEmpty: { ar: "اترك هذا الحقل فارغًا", en: "Leave this field empty" },
});

/** A day in the key of a problem, which is a number there: `2025-10-08` is 20251008. */
function dayOf(day: number): string {
	return String(day).replace(/^(\d{4})(\d\d)/, "$1-$2-");
}
