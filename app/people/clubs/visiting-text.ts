import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import { manageClubsText } from "./manage-text.ts";

/** Fields of a club's form for people who look for a club, by column; then heading and hints. */
export const visitingText = defineText({
	hall: { ar: "الصالة بالإنجليزية", en: "Hall in English" },
	hall_ar: { ar: "الصالة بالعربية", en: "Hall in Arabic" },
	address: { ar: "العنوان بالإنجليزية", en: "Address in English" },
	address_ar: { ar: "العنوان بالعربية", en: "Address in Arabic" },
	location: { ar: "موقع الصالة على الخريطة", en: "Hall on the map" },
	training: { ar: "مواعيد التدريب بالإنجليزية", en: "Training times in English" },
	training_ar: { ar: "مواعيد التدريب بالعربية", en: "Training times in Arabic" },
	age_groups: { ar: "الفئات العمرية بالإنجليزية", en: "Age groups in English" },
	age_groups_ar: { ar: "الفئات العمرية بالعربية", en: "Age groups in Arabic" },
	newcomers: { ar: "للاعبين الجدد بالإنجليزية", en: "For newcomers, in English" },
	newcomers_ar: { ar: "للاعبين الجدد بالعربية", en: "For newcomers, in Arabic" },
	email: { ar: "بريد النادي", en: "Club email" },
	website: { ar: "موقع النادي", en: "Website" },
	social: { ar: "حساب النادي في شبكة اجتماعية", en: "Social media page" },
	heading: { ar: "لمن يريد اللعب في النادي", en: "For people who want to play here" },
	locationHint: {
		ar: "انسخ الموقع من تطبيق الخرائط: خط العرض ثم خط الطول مثل 24.7136, 46.6753",
		en: "Copy it from a maps application: latitude, then longitude, such as 24.7136, 46.6753",
	},
	newcomersHint: {
		ar: "كيف يجرّب لاعب جديد النادي، مثل «أول حصتين مجانًا، الثلاثاء 6 م». اتركه فارغًا إن لم يكن هناك مكان.",
		en: "How a newcomer tries the club, such as “The first two sessions are free, Tuesday 6 PM”. Leave empty when there is no room.",
	},
});

/** The texts of a club's form, with the labels of all its fields by column. */
export const clubFormText = (locale: Locale) => ({ ...visitingText(locale), ...manageClubsText(locale) });
