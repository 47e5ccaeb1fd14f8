import { isKeyOf } from "../base/literals.ts";
import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
const subscribers = {
	ar: { one: "مشترك واحد", two: "مشتركَين", few: "# مشتركين", many: "# مشتركًا", other: "# مشترك" },
	en: { one: "# subscriber", other: "# subscribers" },
};
const cases = {
	ar: { zero: "لا قضايا", one: "قضية واحدة", two: "قضيتان", few: "# قضايا", many: "# قضية", other: "# قضية" },
	en: { one: "# case", other: "# cases" },
};

/** Messages on the next page about the last action. Fixed texts as specified (docs/rules.md#fixed-texts). */
const words = defineText({
	saved: { ar: "تم الحفظ", en: "Saved" },
	created: { ar: "تمت الإضافة", en: "Added" },
	deleted: { ar: "تم الحذف", en: "Deleted" },
	"file-deleted": { ar: "تم حذف الملف بنجاح", en: "File deleted successfully" },
	"reset-sent": {
		ar: "إن كان لهذا البريد حساب فقد أرسلنا إليه رابطًا",
		en: "If this address has an account, we have sent it a link",
	},
	"signed-in": { ar: "تم تسجيل الدخول بنجاح", en: "Logged in successfully" },
	"signed-in-desk": { ar: "تم تسجيل الدخول بنجاح", en: "Login successful" },
	"national-created": { ar: "تم إنشاء المنتخب بنجاح", en: "National team created successfully" },
	"national-updated": { ar: "تم تحديث المنتخب بنجاح", en: "National team updated successfully" },
	"player-added": { ar: "تمت إضافة اللاعب بنجاح", en: "Player added successfully" },
	"player-removed": { ar: "تمت إزالة اللاعب بنجاح", en: "Player removed successfully" },
	"player-moved": { ar: "تم تغيير الترتيب", en: "Order changed" },
	"preset-added": {
		ar: (added: number) => `تمت إضافة ${plural("ar", added, ties.ar)} من 8 أكتوبر`,
		en: (added: number) => `Added ${plural("en", added, ties.en)} from October 8th`,
	},
	"preset-none": {
		ar: "لم تُضف أي مباراة: مباريات 8 أكتوبر موجودة كلها",
		en: "Added 0 matches: those of October 8th are all there",
	},
	imported: {
		ar: (created: number, updated: number) => `تم الاستيراد. جديد: ${created}، معدّل: ${updated}`,
		en: (created: number, updated: number) => `Imported. New: ${created}, changed: ${updated}`,
	},
	undone: {
		ar: (undone: number, kept: number) => `تم التراجع عن ${undone}، وبقي ${kept}`,
		en: (undone: number, kept: number) => `${undone} undone, ${kept} kept`,
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
	"roles-saved": { ar: "حُفظت الصلاحيات", en: "Roles saved" },
	"sessions-ended": { ar: "أُنهيت الجلسات", en: "Sessions ended" },
	"password-changed": { ar: "تغيّرت كلمة المرور", en: "Password changed" },
	"password-reset": { ar: "حُفظت كلمة المرور. سجّل الدخول بها", en: "Password saved. Sign in with it" },
	activated: { ar: "فُعّل حسابك. سجّل الدخول الآن", en: "Your account is active. Sign in now" },
	invited: { ar: "أُرسلت الدعوة", en: "The invitation was sent" },
	"invitation-withdrawn": { ar: "سُحبت الدعوة", en: "The invitation was withdrawn" },
	"factor-taken-off": { ar: "أُزيل الرمز الثاني", en: "The second factor was removed" },
	"factor-on": { ar: "فُعّل الرمز الثاني", en: "The second factor was turned on" },
	"factor-off": { ar: "أُوقف الرمز الثاني", en: "The second factor was turned off" },
	"token-revoked": { ar: "أُلغي رمز الوصول", en: "The token was revoked" },
	restored: { ar: "استُعيدت النسخة", en: "Version restored" },
	discarded: { ar: "حُذفت المسودة", en: "Draft discarded" },
	"status-updated": { ar: "تم تحديث الحالة بنجاح", en: "Status updated successfully" },
	"message-sent": { ar: "أُرسلت رسالتك", en: "Your message was sent" },
	"desk-assign": { ar: "أُسندت القضية", en: "The case was assigned" },
	"desk-assigned": {
		ar: (given: number, left: number) =>
			`المُسند الآن: ${plural("ar", given, cases.ar)}. بقي على حاله: ${plural("ar", left, cases.ar)}.`,
		en: (given: number, left: number) =>
			`Assigned now: ${plural("en", given, cases.en)}. Unchanged: ${plural("en", left, cases.en)}.`,
	},
	"none-ticked": { ar: "حدّد قضية واحدة على الأقل، ثم أسندها", en: "Tick at least one case, then assign" },
	"desk-priority": { ar: "تغيّرت الأولوية", en: "The priority was changed" },
	"desk-reclassify": { ar: "تغيّر نوع النزاع", en: "The dispute type was changed" },
	"desk-note": { ar: "أُضيفت الملاحظة", en: "The note was added" },
	"desk-conflict": { ar: "سُجّل الإفصاح عن تعارض المصالح", en: "Your conflict of interest was declared" },
	"desk-recuse": { ar: "استُبعد الموظف من القضية", en: "The officer was recused from the case" },
	"desk-lift": { ar: "رُفع الاستبعاد", en: "The recusal was lifted" },
	"not-flattened": {
		ar: "تعذّر إعداد صور الصفحات. أعد المحاولة بعد دقيقة، أو نزّل الملف نفسه",
		en: "The page images could not be made. Try again in a minute, or download the file itself",
	},
	"desk-release": { ar: "أُتيح الملف للتنزيل", en: "The file can be downloaded now" },
	"view-saved": { ar: "حُفظت القائمة", en: "The view was saved" },
	"view-deleted": { ar: "حُذفت القائمة", en: "The view was deleted" },
	"view-unnamed": { ar: "اكتب اسمًا للقائمة ثم احفظها", en: "Give the view a name, then save it" },
	"views-full": {
		ar: "لديك عشرون قائمة محفوظة. احذف واحدة أولًا.",
		en: "You have twenty saved views. Delete one first.",
	},
	"link-issued": { ar: "أُرسل الرابط بالبريد", en: "The link was emailed" },
	"link-revoked": { ar: "أُلغي الرابط", en: "The link was revoked" },
});

const failures = [
	"views-full",
	"view-unnamed",
	"none-ticked",
	"issue-known",
	"issue-draft",
	"already-running",
	"not-flattened",
];

/** The sentence for a flash key such as `imported.3.2`; undefined for one that is not ours. */
export function flashText(locale: Locale, flash: string | undefined): { text: string; error: boolean } | undefined {
	const [key = "", ...numbers] = (flash ?? "").split(".");
	const all = words(locale);
	const entry: unknown = isKeyOf(all, key) ? all[key] : undefined;
	const say: unknown = typeof entry === "function" ? entry(...numbers.map(Number)) : entry;
	return typeof say === "string" ? { text: say, error: failures.includes(key) } : undefined;
}
