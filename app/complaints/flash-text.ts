import { accountFlashes } from "../accounts/flash-text.ts";
import { isKeyOf } from "../base/literals.ts";
import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import { flashText } from "../shell/flash-text.ts";
import { profileText } from "./complainants/profile-text.ts";
import { registrationText } from "./complainants/registration-text.ts";
import { complainantText } from "./complainants/text.ts";
import { privacyText } from "./privacy/text.ts";
import { submittingText } from "./submitting/text.ts";
import { trackingText } from "./tracking/text.ts";

/** Messages on the next page about the last action (docs/rules.md#fixed-texts). */
const words = defineText({
	"please-log-in": { ar: "يرجى تسجيل الدخول", en: "Please log in" },
	"log-in-to-submit": { ar: "يرجى تسجيل الدخول لتقديم شكوى", en: "Please log in to submit a complaint" },
	"verify-first": {
		ar: "يرجى تأكيد بريدك الإلكتروني قبل تقديم شكوى",
		en: "Please verify your email before submitting a complaint",
	},
	"no-email": {
		ar: "لا يوجد بريد إلكتروني. يرجى التسجيل أو تسجيل الدخول.",
		en: "No email provided. Please register or login.",
	},
	"logged-in": { ar: "تم تسجيل الدخول بنجاح", en: "Logged in successfully" },
	answered: { ar: "أُرسلت إجابتك", en: "Your answer was sent" },
	"message-sent": { ar: "أُرسلت رسالتك", en: "Your message was sent" },
	"evidence-added": { ar: "أُضيفت الأدلة", en: "Your evidence was added" },
	withdrawn: { ar: "سُحبت الشكوى", en: "Your complaint was withdrawn" },
	"appeal-withdrawn": { ar: "سُحب الاستئناف", en: "Your appeal was withdrawn" },
	appealed: { ar: "قُدّم الاستئناف", en: "Your appeal was filed" },
	"draft-gone": { ar: "حُذفت المسودة", en: "The draft was discarded" },
	"erasure-asked": { ar: "سُجّل طلب محو بياناتك", en: "Your erasure request was recorded" },
	"erasure-withdrawn": { ar: "أُلغي طلب محو بياناتك", en: "Your erasure request was cancelled" },
});

const failures = ["please-log-in", "log-in-to-submit", "verify-first", "no-email", "no-profile", "case-not-found"];

/** The sentence for a flash key; those of accounts are the administration's. */
export function portalFlash(locale: Locale, flash: string | undefined) {
	const key = flash ?? "";
	const t = trackingText(locale);
	const wizard = submittingText(locale);
	const login = complainantText(locale);
	const registration = registrationText(locale);
	const profile = profileText(locale);
	const privacy = privacyText(locale);
	const shared: Record<string, string> = {
		submitted: wizard.submittedToast,
		found: t.found,
		"code-sent": t.codeSent,
		"code-verified": t.codeVerified,
		"case-not-found": t.caseNotFound,
		"no-profile": login.noProfile,
		"account-created": registration.accountCreated,
		resent: login.resent,
		"profile-saved": profile.profileSaved,
		erased: privacy.erased,
	};
	const own = words(locale);
	const text = Object.hasOwn(shared, key) ? shared[key] : isKeyOf(own, key) ? own[key] : undefined;
	return text ? { text, error: failures.includes(key) } : flashText(locale, flash, [accountFlashes]);
}
