import { defineText, plural } from "../../base/locale/text.ts";
import { newlyAlone } from "../problem-text.ts";

const accounts = {
	ar: { zero: "لا حسابات", one: "حساب واحد", two: "حسابان", few: "# حسابات", many: "# حسابًا", other: "# حساب" },
	en: { one: "# account", other: "# accounts" },
};

export const managingText = defineText({
	myData: { ar: "بياناتي", en: "My data" },
	copyOrErase: { ar: "تنزيل بياناتي أو حذفها", en: "Download or delete my data" },
	myAccount: { ar: "حسابي", en: "My account" },
	noRoles: { ar: "لا صلاحيات بعد", en: "No role yet" },
	accounts: { ar: "الحسابات", en: "Accounts" },
	accountsLead: {
		ar: "من يدخل لوحة الإدارة، وما يحق له.",
		en: "Who may enter the administration, and what they may do there.",
	},
	waiting: { ar: "ينتظر صلاحية", en: "Awaiting a role" },
	waitingOnly: { ar: "ينتظرون صلاحية", en: "Awaiting a role" },
	disabled: { ar: "موقوف", en: "Disabled" },
	allAccounts: { ar: "كل الحسابات", en: "All accounts" },
	created: { ar: "أُنشئ", en: "Created" },
	manage: { ar: "إدارة", en: "Manage" },
	nameHint: {
		ar: "يظهر قبل البريد في القوائم وفي سجل التدقيق.",
		en: "Shown before the email address in lists and in the audit log.",
	},
	saveName: { ar: "احفظ الاسم", en: "Save name" },
	saveRoles: { ar: "احفظ الصلاحيات", en: "Save roles" },
	disable: { ar: "أوقف الحساب", en: "Disable account" },
	enable: { ar: "أعد تفعيل الحساب", en: "Enable account" },
	signOutEverywhere: { ar: "أنهِ كل جلساته", en: "End all sessions" },
	rolesHint: {
		ar: "تغيير الصلاحيات ينهي جلسات الحساب فورًا. يضيف مقدّم الشكوى ملفه الشخصي في البوابة بنفسه، فإن أُزيلت صلاحيته لم تُعَد إلا من مالك.",
		en: "Changing roles ends the account's sessions at once. Complainants add their profile in the portal themselves; one whose role was taken away gets it back from an owner alone.",
	},
	lastOwner: {
		ar: "هذا آخر مالك للموقع. امنح الملكية لحساب آخر أولًا.",
		en: "This is the last owner of the site. Make another account an owner first.",
	},
	newlyAlone,
	gone: { ar: "هذا الحساب لم يعد موجودًا.", en: "This account no longer exists." },
	total: {
		ar: (count: number) => plural("ar", count, accounts.ar),
		en: (count: number) => plural("en", count, accounts.en),
	},
	noAccounts: { ar: "لا حسابات تطابق بحثك", en: "No accounts found" },
	noFactor: {
		ar: "التحقق بخطوتين غير مفعّل لهذا الحساب، وليس له مفتاح مرور.",
		en: "Two-step verification is off for this account, and it has no passkey.",
	},
	ownFactor: {
		ar: "أوقف التحقق بخطوتين لحسابك من صفحة «حسابي».",
		en: "Turn off your own two-step verification under My account.",
	},
});
