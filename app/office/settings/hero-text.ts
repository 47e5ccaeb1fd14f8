import { defineText } from "../../base/locale/text.ts";
import { focusWords } from "../../records/pictures/focus-text.ts";

/** The picture at the top of the home page. */
export const heroText = defineText({
	heroPart: { ar: "صورة الصفحة الأولى", en: "Picture of the home page" },
	hero_url: { ar: "الصورة", en: "Picture" },
	heroHint: {
		ar: "صورة عريضة من الملاعب، 1280 بكسل على الأقل. بدونها يظهر رسم الموقع.",
		en: "A wide picture of the game, at least 1,280 pixels. Without it the drawing of the site is shown.",
	},
	hero_focus_x: focusWords.x,
	hero_focus_y: focusWords.y,
});
