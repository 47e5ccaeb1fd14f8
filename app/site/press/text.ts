import { defineText } from "../../base/locale/text.ts";

export const pressText = defineText({
	title: { ar: "للصحافة والإعلام", en: "For the press" },
	lead: {
		ar: "ما تحتاج إليه غرف الأخبار عن الاتحاد، جاهزًا للنشر.",
		en: "What newsrooms need about the federation, ready to publish.",
	},
	contact: { ar: "التواصل الإعلامي", en: "Press contact" },
	about: { ar: "نبذة عن الاتحاد", en: "About the federation" },
	logo: { ar: "الشعار", en: "Logo" },
	logoOf: { ar: (name: string) => `شعار ${name}`, en: (name: string) => `Logo of ${name}` },
	download: { ar: (kind: string) => `نزّل ${kind}`, en: (kind: string) => `Download ${kind}` },
	colours: { ar: "الألوان", en: "Colours" },
	field: { ar: "لون الطاولة", en: "Table" },
	ball: { ar: "لون الكرة", en: "Ball" },
	pictures: { ar: "صور للنشر", en: "Photographs to publish" },
	pictureTerms: {
		ar: "اذكر اسم المصوّر مع كل صورة.",
		en: "Name the photographer with each picture.",
	},
	photo: { ar: "تصوير:", en: "Photo:" },
	picture: { ar: (number: number) => `الصورة ${number}`, en: (number: number) => `Photograph ${number}` },
});
