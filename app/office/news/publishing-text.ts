import { defineText } from "../../base/locale/text.ts";

/** The control that publishes an article, and what it says of each language. */
export const publishingText = defineText({
	title: { ar: "النشر", en: "Publishing" },
	box: { ar: "منشور", en: "Published" },
	details: { ar: "اللغات ومواعيد النشر", en: "Languages and publish dates" },
	dateHint: {
		ar: "بتوقيت الرياض. موعد لم يحن بعد يعني نشرًا مجدولًا. إن تُرك فارغًا نُشر عند الحفظ.",
		en: "Riyadh time. A date ahead schedules the article. Left empty, it is published when you save.",
	},
	dateHint_ar: {
		ar: "بتوقيت الرياض. إن تُرك فارغًا نُشر مع الإنجليزية.",
		en: "Riyadh time. Left empty, it is published together with English.",
	},
	empty: { ar: "لا نص بعد", en: "No text yet" },
	withheld: { ar: "غير منشور", en: "Not published" },
	draft: { ar: "مسودة", en: "Draft" },
	published: { ar: "منشور منذ", en: "Published since" },
	scheduled: { ar: "مجدول للنشر في", en: "Scheduled for" },
	shortPublished: { ar: "منشور", en: "Published" },
	shortScheduled: { ar: "مجدول", en: "Scheduled" },
	unsaved: { ar: "لم يُحفظ بعد", en: "Not saved yet" },
	whenSaved: { ar: "عند الحفظ:", en: "When you save:" },
	willBeEmpty: { ar: "لا تُنشر حتى يُكتب نصها", en: "not published until it has text" },
	willBeWithheld: { ar: "لا تُنشر", en: "not published" },
	willBeDraft: { ar: "تصبح مسودة", en: "becomes a draft" },
	willBePublished: { ar: "تُنشر", en: "is published" },
	willBePublishedFrom: { ar: "منشورة بتاريخ", en: "published with the date" },
	willBeScheduled: { ar: "تُنشر في", en: "is published on" },
	saveDraft: { ar: "احفظ المسودة", en: "Save draft" },
	publish: { ar: "انشر الآن", en: "Publish now" },
	schedule: { ar: "جدوِل النشر", en: "Schedule" },
	publishChanges: { ar: "انشر التعديلات", en: "Publish changes" },
	unpublish: { ar: "ألغِ النشر", en: "Unpublish" },
});
