import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
const cases = {
	ar: { zero: "لا شيء", one: "قضية واحدة", two: "قضيتان", few: "# قضايا", many: "# قضية", other: "# قضية" },
	en: { zero: "none", one: "# case", other: "# cases" },
};

/** What the next page says of what was just done. Where the specification has words (section 8), these are they. */
const words = defineText(
	{
		saved: "تم الحفظ",
		created: "تمت الإضافة",
		deleted: "تم الحذف",
		"file-deleted": "تم حذف الملف بنجاح",
		"reset-sent": "إن كان لهذا البريد حساب فقد أرسلنا إليه رابطًا",
		"signed-in": "تم تسجيل الدخول بنجاح",
		"signed-in-desk": "تم تسجيل الدخول بنجاح",
		"national-created": "تم إنشاء المنتخب بنجاح",
		"national-updated": "تم تحديث المنتخب بنجاح",
		"player-added": "تمت إضافة اللاعب بنجاح",
		"player-removed": "تمت إزالة اللاعب بنجاح",
		"player-moved": "تم تغيير الترتيب",
		"preset-added": (added: number) => `تمت إضافة ${plural("ar", added, ties.ar)} من 8 أكتوبر`,
		"preset-none": "لم تُضف أي مباراة: مباريات 8 أكتوبر موجودة كلها",
		imported: (created: number, updated: number) => `تم الاستيراد. جديد: ${created}، معدّل: ${updated}`,
		undone: (undone: number, kept: number) => `تم التراجع عن ${undone}، وبقي ${kept}`,
		started: "بدأ العمل",
		"already-running": "العمل جارٍ بالفعل",
		"reply-sent": "أُرسل الرد",
		"issue-sent": (count: number) => `تُرسل النشرة الآن إلى ${count}`,
		"issue-known": "أُرسل هذا المقال من قبل بهذه اللغة",
		"issue-draft": "لا يُرسل مقال غير منشور بهذه اللغة",
		"roles-saved": "حُفظت الصلاحيات",
		"sessions-ended": "أُنهيت الجلسات",
		"password-changed": "تغيّرت كلمة المرور",
		"password-reset": "حُفظت كلمة المرور. سجّل الدخول بها",
		activated: "فُعّل حسابك. سجّل الدخول الآن",
		"factor-on": "فُعّل الرمز الثاني",
		"factor-off": "أُوقف الرمز الثاني",
		restored: "استُعيدت النسخة",
		discarded: "حُذفت المسودة",
		"status-updated": "تم تحديث الحالة بنجاح",
		"message-sent": "أُرسلت رسالتك",
		"desk-assign": "أُسندت القضية",
		"desk-assigned": (given: number, left: number) =>
			`المُسند الآن: ${plural("ar", given, cases.ar)}. بقي على حاله: ${plural("ar", left, cases.ar)}.`,
		"none-ticked": "حدّد قضية واحدة على الأقل، ثم أسندها",
		"desk-priority": "تغيّرت الأولوية",
		"desk-reclassify": "تغيّر نوع النزاع",
		"desk-note": "أُضيفت الملاحظة",
		"desk-conflict": "سُجّل الإفصاح عن تعارض المصالح",
		"desk-lift": "رُفع الإفصاح",
		"desk-release": "أُتيح الملف للتنزيل",
		"view-saved": "حُفظت القائمة",
		"view-deleted": "حُذفت القائمة",
		"view-unnamed": "اكتب اسمًا للقائمة ثم احفظها",
		"views-full": "لديك عشرون قائمة محفوظة. احذف واحدة أولًا.",
		"link-issued": "أُرسل الرابط بالبريد",
		"link-revoked": "أُلغي الرابط",
	},
	{
		saved: "Saved",
		created: "Added",
		deleted: "Deleted",
		"file-deleted": "File deleted successfully",
		"reset-sent": "If that address has an account, a link is on its way to it",
		"signed-in": "Logged in successfully",
		"signed-in-desk": "Login successful",
		"national-created": "National team created successfully",
		"national-updated": "National team updated successfully",
		"player-added": "Player added successfully",
		"player-removed": "Player removed successfully",
		"player-moved": "Order changed",
		"preset-added": (added: number) => `Added ${plural("en", added, ties.en)} from October 8th`,
		"preset-none": "Added 0 matches: those of October 8th are all there",
		imported: (created: number, updated: number) => `Imported. New: ${created}, changed: ${updated}`,
		undone: (undone: number, kept: number) => `${undone} undone, ${kept} kept`,
		started: "Started",
		"already-running": "It is running already",
		"reply-sent": "Reply sent",
		"issue-sent": (count: number) => `The newsletter is on its way to ${count}`,
		"issue-known": "This article was sent in this language before",
		"issue-draft": "An article that is not published in this language cannot be sent",
		"roles-saved": "Roles saved",
		"sessions-ended": "Sessions ended",
		"password-changed": "Password changed",
		"password-reset": "Password saved. Sign in with it",
		activated: "Your account is active. Sign in now",
		"factor-on": "The second factor is on",
		"factor-off": "The second factor is off",
		restored: "Version restored",
		discarded: "Draft discarded",
		"status-updated": "Status updated successfully",
		"message-sent": "Your message was sent",
		"desk-assign": "The case was assigned",
		"desk-assigned": (given: number, left: number) =>
			`Assigned now: ${plural("en", given, cases.en)}. Left as before: ${plural("en", left, cases.en)}.`,
		"none-ticked": "Tick at least one case, then assign",
		"desk-priority": "The priority was changed",
		"desk-reclassify": "The dispute type was changed",
		"desk-note": "The note was added",
		"desk-conflict": "Your conflict of interest was declared",
		"desk-lift": "The declaration was lifted",
		"desk-release": "The file can be downloaded now",
		"view-saved": "The view was saved",
		"view-deleted": "The view was deleted",
		"view-unnamed": "Give the view a name, then save it",
		"views-full": "You have twenty saved views. Delete one first.",
		"link-issued": "The link was mailed",
		"link-revoked": "The link was revoked",
	},
);

const failures = ["views-full", "view-unnamed", "none-ticked", "issue-known", "issue-draft", "already-running"];

/** The sentence for a flash key such as `imported.3.2`; undefined for one that is not ours. */
export function flashText(locale: Locale, flash: string | undefined): { text: string; error: boolean } | undefined {
	const [key = "", ...numbers] = (flash ?? "").split(".");
	const all = words(locale) as Record<string, unknown>;
	const entry = Object.hasOwn(all, key) ? all[key] : undefined;
	const say = typeof entry === "function" ? (entry as (...n: number[]) => string)(...numbers.map(Number)) : entry;
	return typeof say === "string" ? { text: say, error: failures.includes(key) } : undefined;
}
