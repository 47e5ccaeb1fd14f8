import { defineText } from "../../base/locale/text.ts";

/** The places of a table that end a season somewhere, and the conditions of a group. */
export const zonesText = defineText({
	zonesHint: {
		ar: "مراكز الجدول من الأعلى ولون كل منها. تظهر بعد أول نتيجة، ولا يظهر لون لم يُحدد.",
		en: "Places of the table from the top, and the colour of each. They are shown from the first result on.",
	},
	zone: { ar: (nth: number) => `المنطقة ${nth}`, en: (nth: number) => `Zone ${nth}` },
	kind: { ar: "معناها ولونها", en: "Meaning and colour" },
	noZone: { ar: "لا شيء", en: "None" },
	promoted: { ar: "صعود (أخضر)", en: "Promoted (green)" },
	play_off: { ar: "ملحق (زيتي)", en: "Play-off (olive)" },
	relegated: { ar: "هبوط (أحمر)", en: "Relegated (red)" },
	from: { ar: "من المركز", en: "From place" },
	to: { ar: "إلى المركز", en: "To place" },
	label_ar: { ar: "كلماتها بالعربية", en: "Words in Arabic" },
	label: { ar: "كلماتها بالإنجليزية", en: "Words in English" },
	labelHint: {
		ar: "مثل «يتأهل إلى البطولة العربية»؛ فارغة: معناها",
		en: 'Such as "To the Arab championship"; empty: its meaning',
	},
	ownWords: { ar: "كلمات خاصة بها", en: "Words of its own" },
	own_checks: { ar: "شروط خاصة بهذه المجموعة", en: "Conditions of its own" },
	ownChecksHint: {
		ar: "بدونها يسري ما في إعدادات المسابقة. ضع العلامة دون اختيار شيء تحتها كي لا يُشترط شيء.",
		en: "Without them those of the edition apply. Tick this and nothing below to ask for nothing.",
	},
});
