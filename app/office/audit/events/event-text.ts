import { isKeyOf } from "../../../base/literals.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { defineText, textNamed } from "../../../base/locale/text.ts";
import { bulkEventText } from "./bulk-text.ts";
import { caseEventText } from "./case-text.ts";
import { caseTimeEventText } from "./case-time-text.ts";
import { classEventText } from "./class-text.ts";
import { holdEventText } from "./hold-text.ts";
import { leagueFileText } from "./league-file-text.ts";
import { leagueEventText } from "./league-text.ts";
import { recordEventText } from "./record-text.ts";
import { registrationEventText } from "./registration-text.ts";
import { reportEventText } from "./report-text.ts";
import { rulesEventText } from "./rules-text.ts";

/** Events of accounts, of work on many records, and of settings, by name. */
const words = defineText({
	"account.registered": { ar: "إنشاء حساب", en: "Account registered" },
	"account.activated": { ar: "تفعيل حساب", en: "Account activated" },
	"account.invited": { ar: "دعوة موظف", en: "Staff member invited" },
	"account.invitation-resent": { ar: "إعادة إرسال دعوة", en: "Invitation sent again" },
	"account.invitation-withdrawn": { ar: "سحب دعوة", en: "Invitation withdrawn" },
	"account.second-factor-taken-off": {
		ar: "إيقاف مالك للتحقق بخطوتين",
		en: "Two-step verification turned off by an owner",
	},
	"account.provided": { ar: "حساب من مشغّل الخادم", en: "Account made by the operator" },
	"account.signed-in": { ar: "تسجيل دخول", en: "Signed in" },
	"account.signed-out": { ar: "تسجيل خروج", en: "Signed out" },
	"account.sign-in-refused": { ar: "محاولة دخول مرفوضة", en: "Sign-in refused" },
	"account.password-changed": { ar: "تغيير كلمة المرور", en: "Password changed" },
	"account.password-reset": { ar: "كلمة مرور جديدة بالبريد", en: "New password by email" },
	"account.second-factor-on": { ar: "تفعيل التحقق بخطوتين", en: "Two-step verification turned on" },
	"account.second-factor-off": { ar: "إيقاف التحقق بخطوتين", en: "Two-step verification turned off" },
	"account.passkey-added": { ar: "إضافة مفتاح مرور", en: "Passkey added" },
	"account.passkey-removed": { ar: "حذف مفتاح مرور", en: "Passkey removed" },
	"account.passkey-copied": { ar: "رفض مفتاح مرور قد تكون منه نسخة", en: "Passkey refused: perhaps a copy" },
	"account.session-ended": { ar: "إنهاء جلسة", en: "Session ended" },
	"account.token-created": { ar: "إنشاء رمز وصول للبرامج", en: "API token created" },
	"account.token-revoked": { ar: "إلغاء رمز وصول للبرامج", en: "API token revoked" },
	"account.sessions-ended": { ar: "إنهاء كل الجلسات", en: "All sessions ended" },
	"account.roles-changed": { ar: "تغيير الصلاحيات", en: "Roles changed" },
	"account.roles-asked": { ar: "طلب صلاحية تنتظر مالكًا ثانيًا", en: "Role asked of a second owner" },
	"account.roles-confirmed": { ar: "موافقة مالك ثانٍ على صلاحية", en: "Role agreed to by a second owner" },
	"account.roles-refused": { ar: "رفض صلاحية أو سحب طلبها", en: "Role refused, or its request withdrawn" },
	"account.invitation-confirmed": { ar: "موافقة مالك ثانٍ على دعوة", en: "Invitation agreed to by a second owner" },
	"account.renamed": { ar: "تغيير اسم حساب", en: "Name of an account changed" },
	"account.disabled": { ar: "إيقاف حساب", en: "Account disabled" },
	"account.enabled": { ar: "إعادة تفعيل حساب", en: "Account enabled" },
	"newsletter.sent": { ar: "إرسال النشرة", en: "Newsletter sent" },
	"message.moved": { ar: "نقل رسالة", en: "Message moved" },
	"message.answered": { ar: "الرد على رسالة", en: "Message answered" },
	"settings.season-opened": { ar: "فتح موسم", en: "Season opened" },
	"settings.changed": { ar: "تغيير الإعدادات", en: "Settings changed" },
	"site.opened": { ar: "فتح الموقع للزوار", en: "Site opened to visitors" },
	"email.resent": { ar: "إعادة إرسال رسائل تعذّرت", en: "Emails sent again" },
	"email.tested": { ar: "رسالة تجربة", en: "Test email sent" },
	"job.retried": { ar: "إعادة محاولة مهمة تعذّرت", en: "Failed task tried again" },
	"retention.changed": { ar: "تغيير مدد الاحتفاظ", en: "Retention changed" },
	"retention.purged": { ar: "الحذف الدوري", en: "Nightly deletion" },
	"site.away": { ar: "انقطاع الموقع", en: "Site was away" },
	"audit.rewritten": { ar: "إعادة كتابة السجل عند تحديث النظام", en: "Log rewritten by an update" },
});

/** An event in words; one that has none yet shows its name. */
export function eventName(locale: Locale, action: string): string {
	const rooms = [
		caseEventText(locale),
		caseTimeEventText(locale),
		holdEventText(locale),
		recordEventText(locale),
		classEventText(locale),
		leagueEventText(locale),
		leagueFileText(locale),
		rulesEventText(locale),
		registrationEventText(locale),
		reportEventText(locale),
		bulkEventText(locale),
		words(locale),
	];
	return textNamed(rooms.find((texts) => isKeyOf(texts, action)) ?? {}, action) ?? action;
}

/** Those who act without being named. */
const actors = defineText({
	complainant: { ar: "مقدّم شكوى", en: "complainant" },
	captain: { ar: "قائد فريق", en: "captain" },
	account: { ar: "حساب بلا صلاحية", en: "account without a role" },
	pass: { ar: "رابط مباراة", en: "match link" },
	visitor: { ar: "زائر", en: "visitor" },
	operator: { ar: "مشغّل الخادم", en: "operator" },
	system: { ar: "النظام", en: "system" },
});

/** Who acted: the email of staff, a word for other actors. */
export const actorName = (locale: Locale, actor: string): string => textNamed(actors(locale), actor) ?? actor;
