import { defineText } from "../../base/locale/text.ts";

/** Which roles sign in with two steps. */
export const factorsText = defineText({
	factorsPart: { ar: "التحقق بخطوتين", en: "Two-step verification" },
	factorsHint: {
		ar: "يدخل المالكون ورؤساء لجنة الشكاوى ومسؤولوها بخطوتين دائمًا. ومن كان إلزاميًا لصلاحيته ولم يفعّله بعد، يفعّله قبل أن يتابع عمله.",
		en: "Owners, heads and officers always sign in with two steps. Anyone else for whom it is required sets it up before going on.",
	},
	factor_editor: { ar: "المحررون", en: "Editors" },
	factor_league_manager: { ar: "مديرو الدوري", en: "League managers" },
	factor_captain: { ar: "قادة الفرق", en: "Captains" },
	factor_complainant: { ar: "مقدّمو الشكاوى", en: "Complainants" },
	required: { ar: "إلزامي", en: "Required" },
	optional: { ar: "اختياري", en: "Optional" },
});
