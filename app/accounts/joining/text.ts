import { defineText } from "../../base/locale/text.ts";

export const joiningText = defineText({
	activateTitle: { ar: "تفعيل الحساب", en: "Activate your account" },
	activateText: {
		ar: "اكتب كلمة المرور التي اخترتها عند التسجيل أو كلمة جديدة. بها تسجّل الدخول بعد التفعيل.",
		en: "Enter the password you chose when you registered, or a new one. You will sign in with it.",
	},
	activateButton: { ar: "فعّل الحساب", en: "Activate account" },
	badLink: { ar: "هذا الرابط لم يعد صالحًا", en: "This link no longer works" },
	badLinkText: {
		ar: "ربما استُعمل من قبل أو انتهت مدته أو نُسخ ناقصًا. اطلب رابطًا جديدًا.",
		en: "It may have been used, expired or copied incompletely. Request a new one.",
	},
	badActivation: {
		ar: "إن كنت قد فعّلت حسابك فسجّل الدخول. وإن مضى على تسجيلك أكثر من ثلاثة أيام فأنشئ الحساب من جديد. وربما نُسخ الرابط ناقصًا، فافتحه من الرسالة نفسها.",
		en: "If you already activated your account, sign in. If you registered more than three days ago, register again. A copied link may be incomplete: open it from the email itself.",
	},
	badInvitation: {
		ar: "إن كنت قد قبلت الدعوة فسجّل الدخول. وإن انتهت مدتها أو سُحبت أو لم يعد لمرسلها أن يدعو فاطلب من مالك الموقع دعوة جديدة. وربما نُسخ الرابط ناقصًا، فافتحه من الرسالة نفسها.",
		en: "If you already accepted the invitation, sign in. If it expired or was withdrawn, or its sender may no longer invite, ask an owner of the site for a new one. A copied link may be incomplete: open it from the email itself.",
	},
	askNewLink: { ar: "اطلب رابطًا جديدًا", en: "Request a new link" },
	registerAgain: { ar: "أنشئ الحساب من جديد", en: "Register again" },
	resetTitle: { ar: "اختر كلمة مرور جديدة", en: "Choose a new password" },
	resetButton: { ar: "احفظ كلمة المرور", en: "Save the password" },
	fullName: { ar: "الاسم الكامل", en: "Full name" },
	idNumber: { ar: "رقم الهوية", en: "ID number" },
	phone: { ar: "رقم الهاتف", en: "Phone" },
	registeredOn: { ar: "سُجّل في", en: "Registered on" },
	notMyRegistration: {
		ar: "إن لم تكن هذه بياناتك فأغلق الصفحة: يُحذف هذا الطلب تلقائيًا بعد ثلاثة أيام.",
		en: "If these are not your details, close this page. The registration will be deleted after three days.",
	},
	joinTitle: { ar: "قبول الدعوة", en: "Accept the invitation" },
	joinText: {
		ar: (email: string, role: string) => `دُعي \u2068${email}\u2069 بصلاحية: ${role}. اختر كلمة مرور لتفتح حسابك.`,
		en: (email: string, role: string) =>
			`\u2068${email}\u2069 is invited with the role: ${role}. Choose a password to open the account.`,
	},
	consentText: {
		ar: (squads: string) =>
			`يدعوك الاتحاد إلى قيادة فريق: ${squads}. بحسابك تسلّم التشكيلة وترسل ورقة المباراة وتؤكدها. ومن يعمل في مكتب الشكاوى لا ينظر بعدها في شكوى عن مباريات الفريق.`,
		en: (squads: string) =>
			`The federation asks you to be captain of ${squads}. With your account you hand in line-ups, and report and confirm matches. If you work at the complaints desk, you take no part in cases about matches of the squad from then on.`,
	},
	consentButton: { ar: "أقبل القيادة", en: "Accept" },
	and: { ar: "، ", en: ", " },
	nameHint: {
		ar: "الاسم الذي تُعرف به في القوائم، ويظهر في القرارات التي تصدرها. ومن دونه تذكر القرارات منصبك.",
		en: "The name you go by in lists. Decisions you make show it; without it they name your office.",
	},
	joinButton: { ar: "افتح الحساب", en: "Open the account" },
	inviteTitle: { ar: "دعوة موظف", en: "Invite staff" },
	inviteText: {
		ar: "نرسل إلى هذا البريد رابطًا يفتح حسابًا بالصلاحية التي تختارها. يعمل سبعة أيام ولمرة واحدة.",
		en: "We will email this address a link that opens an account with the role you choose. It works once, within seven days.",
	},
	chooseRole: { ar: "اختر الصلاحية", en: "Choose a role" },
	emailLanguage: { ar: "لغة الرسالة", en: "Language of the email" },
	arabic: { ar: "العربية", en: "Arabic" },
	english: { ar: "الإنجليزية", en: "English" },
	headsAskOthers: {
		ar: "الدعوة إلى رئاسة اللجنة أو الملكية تُرسل بعد موافقة مالك آخر.",
		en: "An invitation as head or owner is sent once another owner agrees.",
	},
	sendInvitation: { ar: "أرسل الدعوة", en: "Send invitation" },
	invitation: { ar: "دعوة", en: "Invitation" },
	invitations: { ar: "دعوات تنتظر القبول", en: "Pending invitations" },
	invitedBy: { ar: "دعاه", en: "Invited by" },
	invitedOn: { ar: "أُرسلت", en: "Sent" },
	worksUntil: { ar: "تعمل حتى", en: "Works until" },
	resendInvitation: { ar: "أعد الإرسال", en: "Send again" },
	withdrawInvitation: { ar: "اسحب الدعوة", en: "Withdraw invitation" },
	withdrawNote: {
		ar: "إعادة الإرسال تُبطل الرابط السابق، وسحب الدعوة يُبطله فورًا.",
		en: "Sending again cancels the earlier link; withdrawing cancels it at once.",
	},
	invitationGone: {
		ar: "لم تعد هذه الدعوة قائمة: قُبلت أو سُحبت أو انتهت مدتها.",
		en: "This invitation no longer exists: it was accepted, withdrawn or has expired.",
	},
	backToAccounts: { ar: "العودة إلى الحسابات", en: "Back to accounts" },
});
