import { defineText } from "../../locale/text.ts";

export const fileText = defineText({
	chooseFile: { ar: "اختر ملفًا", en: "Choose a file" },
	chooseFiles: { ar: "اختر ملفات", en: "Choose files" },
	takePhoto: { ar: "التقط صورة", en: "Take a photo" },
	noFile: { ar: "لم يُختر ملف", en: "No file chosen" },
});
