import { formatMoment } from "../base/locale/format.ts";
import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import type { Email } from "../base/mail/email.ts";

const words = defineText({
	activateSubject: { ar: "فعّل حسابك", en: "Activate your account" },
	activateBody: {
		ar: "أُنشئ بهذا البريد حساب في موقع الاتحاد. افتح الرابط واختر كلمة المرور، وبذلك يُفعَّل الحساب.",
		en: "Someone registered on the federation's site with this address. To activate the account, open the link and choose a password.",
	},
	activateButton: { ar: "تفعيل الحساب", en: "Activate account" },
	activateFooter: {
		ar: "يعمل الرابط ثلاثة أيام ولمرة واحدة. إن لم تطلب حسابًا فتجاهل هذه الرسالة.",
		en: "The link works once, within three days. If you did not register, ignore this email.",
	},
	knownSubject: { ar: "لديك حساب بالفعل", en: "You already have an account" },
	knownBody: {
		ar: "طُلب إنشاء حساب بهذا البريد، ولديك حساب به. إن نسيت كلمة المرور فاطلب كلمة جديدة.",
		en: "Someone tried to register with this address, which already has an account. If you forgot the password, request a new one.",
	},
	knownNoProfile: {
		ar: "طُلب إنشاء حساب في بوابة الشكاوى بهذا البريد، ولديك به حساب ليس له ملف شخصي في البوابة. ادخل بحسابك نفسه وأضف ملفك إليه، ولا حاجة إلى بريد آخر.",
		en: "Someone tried to register in the complaints portal with this address. It has an account already, without a profile in the portal: sign in with that account and add your profile to it. You need no other address.",
	},
	knownAddProfile: { ar: "إضافة ملفي الشخصي", en: "Add my profile" },
	knownButton: { ar: "كلمة مرور جديدة", en: "New password" },
	resetSubject: { ar: "كلمة مرور جديدة", en: "New password" },
	resetBody: {
		ar: "طُلبت كلمة مرور جديدة لحسابك. افتح الرابط لاختيارها.",
		en: "Someone requested a new password for your account. Open the link to choose one.",
	},
	resetButton: { ar: "اختيار كلمة المرور", en: "Choose a password" },
	resetFooter: {
		ar: "يعمل الرابط ساعتين ولمرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة وتبقى كلمة المرور كما هي.",
		en: "The link works once, within two hours. If you did not request it, ignore this email: your password will not change.",
	},
	deviceSubject: { ar: "تسجيل دخول من جهاز جديد", en: "Sign-in from a new device" },
	deviceBody: {
		ar: (moment: string) =>
			`سُجِّل الدخول إلى حسابك من متصفح جديد (${moment}). إن كنت أنت فلا يلزمك شيء، وإلا فغيّر كلمة المرور فورًا وأخبر الاتحاد.`,
		en: (moment: string) =>
			`Someone signed in to your account from a new browser (${moment}). If it was you, there is nothing to do. If not, change your password at once and tell the federation.`,
	},
	deviceButton: { ar: "تغيير كلمة المرور", en: "Change password" },
	changedSubject: { ar: "تغيّرت كلمة مرور حسابك", en: "Your password was changed" },
	changedBody: {
		ar: "تغيّرت كلمة المرور، وأُنهيت الجلسات الأخرى. إن لم تفعل ذلك فاطلب كلمة مرور جديدة فورًا وأخبر الاتحاد.",
		en: "Your password was changed and all other sessions were ended. If it was not you, request a new password at once and tell the federation.",
	},
	changedPasskeys: {
		ar: "مفاتيح المرور المضافة إلى حسابك ما زالت تفتحه. راجعها في صفحة حسابك، واحذف ما لا تعرفه منها.",
		en: "The passkeys of your account still open it. Look at them under My account, and remove any that you do not know.",
	},
	accessSubject: { ar: "رابط دخول إلى مكتب الشكاوى", en: "A link to the complaints desk" },
	accessBody: {
		ar: "أُصدر لك رابط يفتح مكتب الشكاوى مدة ثماني ساعات للاطلاع ومراسلة مقدّمي الشكاوى وسؤالهم، ولا يُتخذ به قرار. افتح الرابط ثم اضغط زر الدخول.",
		en: "You were given a link that opens the complaints desk for eight hours, to read cases, write to complainants and ask questions. No decision can be made with it. Open it, then press the button.",
	},
	accessButton: { ar: "الدخول إلى مكتب الشكاوى", en: "Enter the complaints desk" },
	accessFooter: {
		ar: "يعمل الرابط ربع ساعة ولمرة واحدة، وكل ما يجري به مسجَّل. إن لم تكن تنتظره فأخبر رئيس اللجنة فورًا.",
		en: "The link works once, within 15 minutes, and everything done with it is recorded. If you did not expect it, tell the head of complaints at once.",
	},
});

export function activationEmail(locale: Locale, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.activateSubject,
		paragraphs: [t.activateBody],
		button: { label: t.activateButton, url },
		footer: [t.activateFooter],
	};
}

/** Sent instead of an activation to an address that has an account; the page says the same to both. */
export function alreadyRegisteredEmail(locale: Locale, forgotUrl: string, addsProfileUrl?: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.knownSubject,
		paragraphs: addsProfileUrl ? [t.knownNoProfile] : [t.knownBody],
		button: addsProfileUrl
			? { label: t.knownAddProfile, url: addsProfileUrl }
			: { label: t.knownButton, url: forgotUrl },
	};
}

export function resetEmail(locale: Locale, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.resetSubject,
		paragraphs: [t.resetBody],
		button: { label: t.resetButton, url },
		footer: [t.resetFooter],
	};
}

/** `at` is the moment of the sign-in, `url` where to choose a new password. */
export function newDeviceEmail(locale: Locale, at: Date, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.deviceSubject,
		paragraphs: [t.deviceBody(formatMoment(locale, at))],
		button: { label: t.deviceButton, url },
	};
}

export function passwordChangedEmail(locale: Locale, { hasPasskey }: { hasPasskey: boolean }): Email {
	const t = words(locale);
	const paragraphs = [t.changedBody, ...(hasPasskey ? [t.changedPasskeys] : [])];
	return { locale, subject: t.changedSubject, paragraphs };
}

/** To an officer who cannot sign in. */
export function accessLinkEmail(locale: Locale, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.accessSubject,
		paragraphs: [t.accessBody],
		button: { label: t.accessButton, url },
		footer: [t.accessFooter],
	};
}
