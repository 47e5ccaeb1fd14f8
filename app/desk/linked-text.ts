import { defineText, plural } from "../base/locale/text.ts";

const linked = {
	ar: {
		one: "مرتبطة بشكوى",
		two: "مرتبطة بشكويين",
		few: "مرتبطة بـ# شكاوى",
		many: "مرتبطة بـ# شكوى",
		other: "مرتبطة بـ# شكوى",
	},
	en: { one: "# linked", other: "# linked" },
};

/** Cases that have something in common, and those that officers joined. */
export const linkedText = defineText({
	title: { ar: "الشكاوى المرتبطة", en: "Linked cases" },
	none: { ar: "لا شكاوى مرتبطة بهذه الشكوى.", en: "No case is linked with this one." },
	name: { ar: "الاسم نفسه", en: "same name" },
	phone: { ar: "رقم الهاتف نفسه", en: "same phone number" },
	email: { ar: "البريد الإلكتروني نفسه", en: "same email" },
	account: { ar: "مقدّم الشكوى نفسه", en: "same complainant" },
	tie: { ar: "المباراة نفسها", en: "same match" },
	joined: {
		ar: (who: string, day: string) => `ضمّها \u2068${who}\u2069 في ${day}`,
		en: (who: string, day: string) => `joined by ${who} on ${day}`,
	},
	formerAccount: { ar: "حساب سابق", en: "a former account" },
	recused: { ar: "أنت مستبعد منها", en: "you are recused from it" },
	more: { ar: "كل الشكاوى المرتبطة", en: "All linked cases" },
	join: { ar: "ضمّ شكوى أخرى", en: "Join another case" },
	joinText: {
		ar: "لكل شكوى سجلّها وقرارها، ويظهر الضمّ للمسؤولين وحدهم.",
		en: "Each case keeps its record and its decision. Only officers see that they are joined.",
	},
	reference: { ar: "رقم الشكوى الأخرى", en: "Reference of the other case" },
	joinButton: { ar: "ضمّ", en: "Join" },
	part: { ar: "فصل", en: "Take apart" },
	partFrom: {
		ar: (reference: string) => `فصل الشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `Take case ${reference} apart`,
	},
	filtered: {
		ar: (reference: string) => `المرتبطة بالشكوى \u2066${reference}\u2069`,
		en: (reference: string) => `Linked with case ${reference}`,
	},
	count: {
		ar: (count: number) => plural("ar", count, linked.ar),
		en: (count: number) => plural("en", count, linked.en),
	},
	many: {
		ar: (count: number) => `مرتبطة بأكثر من ${count} شكوى`,
		en: (count: number) => `More than ${count} linked`,
	},
});
