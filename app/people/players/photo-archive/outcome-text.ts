import { defineText } from "../../../base/locale/text.ts";

/** Why a file does nothing, and what came of the others. */
export const outcomeText = defineText({
	created: { ar: "أُنشئ لاعب", en: "Created" },
	updated: { ar: "حُدّثت الصورة", en: "Updated" },
	skipped: { ar: "لم تُستعمل", en: "Not used" },
	changed: {
		ar: "تغيّرت صورة اللاعب بعد المعاينة، فبقيت كما هي",
		en: "The player's photo changed after the preview and was kept",
	},
	gone: { ar: "حُذف اللاعب بعد المعاينة", en: "The player was deleted after the preview" },
	known: { ar: "أُضيف لاعب بهذا الاسم بعد المعاينة", en: "A player of this name was added after the preview" },
	twice: { ar: "اللاعب نفسه مرتين في الملف", en: "The same player twice in this file" },
	ambiguousText: {
		ar: "أكثر من لاعب بهذا الاسم. استعمل رقم اللاعب.",
		en: "More than one player has this name. Use the player's number.",
	},
	newText: {
		ar: "لا لاعب بهذا الاسم، ولم يُطلب إنشاؤه",
		en: "No player has this name, and creating one was not asked for",
	},
	noSuchNumber: {
		ar: (number: number) => `لا لاعب بالرقم ${number}`,
		en: (number: number) => `There is no player with the number ${number}`,
	},
	cameraName: {
		ar: "اسم من الكاميرا لا يدل على لاعب. سمِّ الملف باسم اللاعب أو برقمه",
		en: "This is a camera's file name, not a player's. Name the file after the player or by the player's number",
	},
	noName: { ar: "لا اسم في اسم الملف", en: "The file name contains no name" },
	notAnImageText: { ar: "المحتوى ليس صورة نقبلها", en: "The content is not an image we accept" },
	unsafePath: { ar: "مسار غير مسموح به", en: "This path is not allowed" },
	nested: { ar: "ملف مضغوط داخل الملف", en: "An archive inside the archive" },
	tooLarge: { ar: "أكبر من المسموح به", en: "Larger than allowed" },
	tooMany: { ar: "أكثر من 500 ملف", en: "More than 500 files" },
	encrypted: { ar: "الملف محمي بكلمة مرور", en: "The file is protected by a password" },
	damaged: { ar: "الملف تالف", en: "The file is damaged" },
});
