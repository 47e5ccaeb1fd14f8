import { formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Letter } from "../../base/mail/email.ts";
import { site } from "../../installation/site.ts";

const words = defineText(
	{
		activateSubject: "فعّل حسابك",
		activateBody: "أُنشئ بهذا البريد حساب في موقع الاتحاد. افتح الرابط واختر كلمة المرور، وبذلك يُفعَّل الحساب.",
		activateButton: "تفعيل الحساب",
		activateFooter: "يعمل الرابط ثلاثة أيام ولمرة واحدة. إن لم تطلب حسابًا فتجاهل هذه الرسالة.",
		knownSubject: "لديك حساب بالفعل",
		knownBody: "طُلب إنشاء حساب بهذا البريد، ولديك حساب به. إن نسيت كلمة المرور فاطلب كلمة جديدة.",
		knownButton: "كلمة مرور جديدة",
		resetSubject: "كلمة مرور جديدة",
		resetBody: "طُلبت كلمة مرور جديدة لحسابك. افتح الرابط لاختيارها.",
		resetButton: "اختيار كلمة المرور",
		resetFooter: "يعمل الرابط ساعتين ولمرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة وتبقى كلمة المرور كما هي.",
		deviceSubject: "دخول من جهاز جديد",
		deviceBody: (moment: string) =>
			`دُخل إلى حسابك من متصفح لم يُستعمل معه من قبل (${moment}). إن كنت أنت فلا يلزمك شيء، وإلا فغيّر كلمة المرور فورًا وأخبر الاتحاد.`,
		deviceButton: "تغيير كلمة المرور",
		changedSubject: "تغيّرت كلمة مرور حسابك",
		changedBody: "تغيّرت كلمة المرور، وأُنهيت الجلسات الأخرى. إن لم تفعل ذلك فاطلب كلمة مرور جديدة فورًا وأخبر الاتحاد.",
		accessSubject: "رابط دخول إلى مكتب الشكاوى",
		accessBody: "أُصدر لك رابط يفتح مكتب الشكاوى للاطلاع وتغيير الحالة مدة ثماني ساعات. افتح الرابط ثم اضغط زر الدخول.",
		accessButton: "الدخول إلى مكتب الشكاوى",
		accessFooter: "يعمل الرابط ربع ساعة ولمرة واحدة، وكل ما يجري به مسجَّل. إن لم تكن تنتظره فأخبر رئيس اللجنة فورًا.",
	},
	{
		activateSubject: "Activate your account",
		activateBody:
			"Someone registered on the federation's site with this address. Open the link and choose the password: that activates the account.",
		activateButton: "Activate account",
		activateFooter: "The link works for three days, once. If it was not you, ignore this mail.",
		knownSubject: "You already have an account",
		knownBody:
			"Somebody asked for an account with this address, and there is one already. If you forgot the password, ask for a new one.",
		knownButton: "New password",
		resetSubject: "A new password",
		resetBody: "Somebody asked for a new password for your account. Open the link to choose it.",
		resetButton: "Choose a password",
		resetFooter: "The link works for two hours, once. If it was not you, ignore this mail: your password stays.",
		deviceSubject: "Sign-in from a new device",
		deviceBody: (moment: string) =>
			`Somebody signed in to your account with a browser that was not used with it before (${moment}). If it was you, there is nothing to do. If not, change the password at once and tell the federation.`,
		deviceButton: "Change the password",
		changedSubject: "Your password was changed",
		changedBody:
			"The password was changed and all other sessions were ended. If it was not you, ask for a new password at once and tell the federation.",
		accessSubject: "A link to the complaints desk",
		accessBody:
			"You were given a link that opens the complaints desk for eight hours, to read and to change states. Open it, then press the button.",
		accessButton: "Enter the complaints desk",
		accessFooter:
			"The link works for a quarter of an hour, once, and everything done by it is logged. If you did not expect it, tell the head of complaints at once.",
	},
);

export function activationLetter(locale: Locale, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.activateSubject,
		paragraphs: [t.activateBody],
		button: { label: t.activateButton, url },
		footer: [t.activateFooter, site.name[locale]],
	};
}

/** Sent instead of an activation to an address that has an account; the page says the same to both. */
export function alreadyRegisteredLetter(locale: Locale, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.knownSubject,
		paragraphs: [t.knownBody],
		button: { label: t.knownButton, url },
		footer: [site.name[locale]],
	};
}

export function resetLetter(locale: Locale, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.resetSubject,
		paragraphs: [t.resetBody],
		button: { label: t.resetButton, url },
		footer: [t.resetFooter, site.name[locale]],
	};
}

/** `at` is the moment of the sign-in, `url` where to choose a new password. */
export function newDeviceLetter(locale: Locale, at: Date, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.deviceSubject,
		paragraphs: [t.deviceBody(formatMoment(locale, at))],
		button: { label: t.deviceButton, url },
		footer: [site.name[locale]],
	};
}

export function passwordChangedLetter(locale: Locale): Letter {
	const t = words(locale);
	return { locale, subject: t.changedSubject, paragraphs: [t.changedBody], footer: [site.name[locale]] };
}

/** To an officer who cannot sign in. */
export function accessLinkLetter(locale: Locale, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.accessSubject,
		paragraphs: [t.accessBody],
		button: { label: t.accessButton, url },
		footer: [t.accessFooter, site.name[locale]],
	};
}
