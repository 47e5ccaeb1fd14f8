import { defineText } from "../base/locale/text.ts";

/** A file whose letters may be read in several ways. */
export const codePageText = defineText({
	which: {
		ar: "أيّ قراءة صحيحة؟",
		en: "Which of these reads right?",
	},
	unclear: {
		ar: "لا يتضح من حروف الملف كيف تُقرأ. حدد القراءة الصحيحة ثم اختر الملف مرة أخرى.",
		en: "The file does not show how its letters are read. Select the right reading and choose the file again.",
	},
	"windows-1256": { ar: "عربية ويندوز (1256)", en: "Arabic of Windows (1256)" },
	cp720: { ar: "عربية MS-DOS ‏(720)", en: "Arabic of MS-DOS (720)" },
	"windows-1252": { ar: "لاتينية ويندوز (1252)", en: "Western letters of Windows (1252)" },
	"iso-8859-6": { ar: "عربية يونكس وماك القديم (ISO 8859-6)", en: "Arabic of Unix and old Macs (ISO 8859-6)" },
	cp850: { ar: "لاتينية MS-DOS ‏(850)", en: "Western letters of MS-DOS (850)" },
});
