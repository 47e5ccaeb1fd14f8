import { defineText, plural } from "../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
const rounds = {
	ar: { one: "جولة واحدة", two: "جولتان", few: "# جولات", many: "# جولة", other: "# جولة" },
	en: { one: "# round", other: "# rounds" },
};
const subscribers = {
	ar: { one: "مشترك واحد", two: "مشتركَين", few: "# مشتركين", many: "# مشتركًا", other: "# مشترك" },
	en: { one: "# subscriber", other: "# subscribers" },
};

const texts = defineText({
	"national-created": { ar: "تم إنشاء المنتخب بنجاح", en: "National team created successfully" },
	"national-updated": { ar: "تم تحديث المنتخب بنجاح", en: "National team updated successfully" },
	"player-added": { ar: "تمت إضافة اللاعب بنجاح", en: "Player added successfully" },
	"player-removed": { ar: "تمت إزالة اللاعب بنجاح", en: "Player removed successfully" },
	"preset-added": {
		ar: (added: number) => `تمت إضافة ${plural("ar", added, ties.ar)} من 8 أكتوبر`,
		en: (added: number) => `Added ${plural("en", added, ties.en)} from October 8th`,
	},
	"preset-none": {
		ar: "لم تُضف أي مباراة: مباريات 8 أكتوبر موجودة كلها",
		en: "Added 0 matches: those of October 8th are all there",
	},
	"answers-saved": { ar: "حُفظت الإجابات", en: "Answers saved" },
	imported: {
		ar: (created: number, updated: number) => `تم الاستيراد. جديد: ${created}، معدّل: ${updated}`,
		en: (created: number, updated: number) => `Imported. New: ${created}, changed: ${updated}`,
	},
	"settings-undone": { ar: "تم التراجع عن التعديل", en: "The change is undone" },
	"undo-begins": {
		ar: "بدأ التراجع. تابع تقدّمه في قائمة عمليات الاستيراد",
		en: "Undoing has started. The list of imports shows how far it is",
	},
	undone: {
		ar: (undone: number, kept: number) => `تم التراجع عن ${undone}، وبقي ${kept}`,
		en: (undone: number, kept: number) => `${undone} undone, ${kept} kept`,
	},
	"renaming-stays": {
		ar: "لم يتم التراجع: عُدّل اسم النادي أو اسمه السابق بعد تغيير الاسم. عدّل الاسمين بنفسك: احذف الاسم السابق أو صحّحه، ثم صحّح اسم النادي.",
		en: "Not undone: the club's name or its former name was changed after the renaming. Change them yourself: delete or correct the former name, then correct the name of the club.",
	},
	"photos-applied": {
		ar: (created: number, updated: number) => `تمت المعالجة بنجاح! أُنشئ: ${created}، حُدّث: ${updated}`,
		en: (created: number, updated: number) => `Processed successfully! Created: ${created}, Updated: ${updated}`,
	},
	"photos-known": {
		ar: "نُفّذت هذه المعاينة أو حُذفت من قبل",
		en: "This preview was already applied or discarded",
	},
	started: { ar: "بدأ العمل", en: "Started" },
	"already-running": { ar: "العمل جارٍ بالفعل", en: "Already running" },
	"reply-sent": { ar: "أُرسل الرد", en: "Reply sent" },
	"issue-sent": {
		ar: (count: number) => `تُرسل النشرة الآن إلى ${plural("ar", count, subscribers.ar)}`,
		en: (count: number) => `The newsletter is on its way to ${plural("en", count, subscribers.en)}`,
	},
	"issue-known": { ar: "أُرسل هذا المقال من قبل بهذه اللغة", en: "This article was already sent in this language" },
	"issue-draft": {
		ar: "لا يُرسل مقال غير منشور بهذه اللغة",
		en: "An article that is not published in this language cannot be sent",
	},
	"result-undone": { ar: "تم التراجع، وعادت المباراة كما كانت", en: "Undone: the match is as it was before" },
	"result-changed-since": {
		ar: "لم يتم التراجع: عُدّلت هذه المباراة بعد حفظ النتيجة. راجع ما هو مسجل الآن.",
		en: "Not undone: this match was changed after you saved the result. Check what it says now.",
	},
	"undo-of-closed": {
		ar: "لم يتم التراجع: الموسم مقفل. أعد فتحه مع ذكر السبب، ثم تراجع.",
		en: "Not undone: the season is closed. Open it again with a reason, then undo.",
	},
	"rounds-made": {
		ar: (made: number) => (made === 0 ? "الجولات كلها مسجلة" : `أُنشئت ${plural("ar", made, rounds.ar)}`),
		en: (made: number) => (made === 0 ? "All the rounds are there already" : `${plural("en", made, rounds.en)} made`),
	},
	"order-saved": { ar: "حُفظ الترتيب", en: "Order saved" },
	"stages-kept": {
		ar: "لم يتغير شيء: للمرحلة مجموعات، أو هي الوحيدة، أو غيّرها شخص آخر",
		en: "Nothing changed: the stage has groups, is the only one, or was changed by someone else",
	},
	"edition-opened": { ar: "فُتحت المسابقة في هذا الموسم", en: "The competition was opened in this season" },
	"edition-known": { ar: "المسابقة مفتوحة في هذا الموسم", en: "The competition is open in this season already" },
	restored: { ar: "استُعيدت النسخة", en: "Version restored" },
	"restored-ar": {
		ar: "استُعيدت النسخة. لن تُنشر العربية حتى يكتمل عنوانها ونصها",
		en: "Version restored. Arabic is not published: its title or its text is missing",
	},
	"restored-en": {
		ar: "استُعيدت النسخة. لن تُنشر الإنجليزية حتى يكتمل عنوانها ونصها",
		en: "Version restored. English is not published: its title or its text is missing",
	},
	"restored-ar-en": {
		ar: "استُعيدت النسخة. لن تُنشر حتى يكتمل عنوانها ونصها",
		en: "Version restored. It is not published: a title or a text is missing",
	},
	discarded: { ar: "حُذفت المسودة", en: "Draft discarded" },
});

/** Notices about records, imports and the newsletter. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const recordFlashes = {
	texts,
	failures: [
		"issue-known",
		"issue-draft",
		"already-running",
		"photos-known",
		"result-changed-since",
		"undo-of-closed",
		"renaming-stays",
		"stages-kept",
		"edition-known",
	],
};
