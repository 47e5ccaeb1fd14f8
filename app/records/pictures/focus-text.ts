import { defineText } from "../../base/locale/text.ts";

/** The names of its two numbers, in the words of each form that has them. */
export const focusWords = {
	x: { ar: "من اليسار، بالمئة", en: "From the left, in percent" },
	y: { ar: "من الأعلى، بالمئة", en: "From the top, in percent" },
};

/** The point of a picture that crops keep. */
export const focusText = defineText({
	focus: { ar: "موضع التركيز", en: "Focal point" },
	hint: {
		ar: "اختر ما يجب أن يبقى ظاهرًا حيثما قُصّت الصورة: انقر عليه، أو حرّك العلامة بالأسهم، أو اكتب النسبتين.",
		en: "Choose what stays in sight wherever the picture is cropped: click on it, move the mark with the arrow keys, or enter both percentages.",
	},
	mark: {
		ar: (x: number, y: number) => `موضع التركيز: ${x}% من اليسار، ${y}% من الأعلى`,
		en: (x: number, y: number) => `Focal point: ${x}% from the left, ${y}% from the top`,
	},
	crops: { ar: "هكذا تُقص", en: "Its crops" },
});
