import { defineText } from "../../base/locale/text.ts";

/** The picture at the top of the home page. */
export const heroText = defineText({
	heroPart: { ar: "صورة الصفحة الأولى", en: "Picture of the home page" },
	hero_url: { ar: "الصورة", en: "Picture" },
	heroHint: {
		ar: "صورة عريضة من الملاعب، 1280 بكسل على الأقل. بدونها يظهر رسم الموقع.",
		en: "A wide picture of the game, at least 1,280 pixels. Without it the drawing of the site is shown.",
	},
	hero_focus: { ar: "ما يبقى ظاهرًا حين تُقص", en: "In sight where it is cropped" },
	centre: { ar: "الوسط", en: "Centre" },
	top: { ar: "الأعلى", en: "Top" },
	bottom: { ar: "الأسفل", en: "Bottom" },
	left: { ar: "اليسار", en: "Left" },
	right: { ar: "اليمين", en: "Right" },
	"top-left": { ar: "أعلى اليسار", en: "Top left" },
	"top-right": { ar: "أعلى اليمين", en: "Top right" },
	"bottom-left": { ar: "أسفل اليسار", en: "Bottom left" },
	"bottom-right": { ar: "أسفل اليمين", en: "Bottom right" },
});
