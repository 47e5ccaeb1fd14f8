import { defineText, plural } from "../base/locale/text.ts";

/** Who shut the other owners out waits before granting alone (docs/rules/accounts.md#two-owners). */
export const newlyAlone = {
	ar: "أُوقف مالك آخر أو أُزيلت ملكيته خلال الأيام السبعة الماضية، فلا تمنح رئاسة اللجنة ولا الملكية وحدك قبل أن تنقضي. إن لم تحتمل الحاجة الانتظار فأعد تفعيل حسابه ليوافق، أو امنحها من سطر أوامر الخادم",
	en: "Another owner was disabled, or lost the role, within the last seven days: until they are over you do not grant head or owner alone. If it cannot wait, enable that account again so that its owner agrees, or grant the role on the server's command line",
};

/** Problems that fields of an account can have. */
export const accountProblems = defineText({
	passwordMin: {
		ar: (least: number) =>
			`يجب ألا تقل كلمة المرور عن ${plural("ar", least, { one: "حرف واحد", two: "حرفين", few: "# أحرف", many: "# حرفًا", other: "# حرف" })}`,
		en: (least: number) => `Password must be at least ${least} characters`,
	},
	passwordTooCommon: {
		ar: "كلمة المرور هذه سهلة التخمين. جرّب عدة كلمات لا رابط بينها",
		en: "This password is easy to guess. Try a few words that have nothing to do with each other",
	},
	passwordsDiffer: { ar: "كلمتا المرور غير متطابقتين", en: "Passwords do not match" },
	wrongPassword: { ar: "كلمة المرور غير صحيحة", en: "Wrong password" },
	notACode: {
		ar: "اكتب الأرقام الستة من تطبيق المصادقة، أو رمز استرداد كاملًا",
		en: "Enter the six digits of your authenticator app, or a whole recovery code",
	},
	wrongCode: { ar: "الرمز غير صحيح أو انتهت صلاحيته", en: "The code is wrong or has expired" },
	badPasskey: {
		ar: "لم يُقبل مفتاح المرور. جرّب مرة أخرى أو استعمل طريقة أخرى",
		en: "The passkey was not accepted. Try again, or use another way",
	},
	tooManyPasskeys: {
		ar: "لديك عشرون مفتاح مرور. احذف أحدها أولًا",
		en: "You have twenty passkeys. Remove one first",
	},
	nothingTicked: { ar: "حدّد واحدًا على الأقل", en: "Tick at least one" },
	tooManyTokens: { ar: "لديك عشرون رمزًا. ألغِ أحدها أولًا", en: "You have twenty tokens. Revoke one first" },
	newlyAlone,
	hasAccount: {
		ar: "لهذا البريد حساب بالفعل. امنحه الصلاحية من قائمة الحسابات",
		en: "This address already has an account. Give it the role in the list of accounts",
	},
	isInvited: {
		ar: "أُرسلت دعوة إلى هذا البريد وما زالت تنتظر القبول",
		en: "This address was already invited, and the invitation is still pending",
	},
});
