import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import { flashText } from "../shell/flash-text.ts";
import { portalText } from "./case/text.ts";

/** What the next page of the portal says of what was just done (docs/rules.md#fixed-texts). */
const words = defineText(
	{
		"please-log-in": "يرجى تسجيل الدخول",
		"log-in-to-submit": "يرجى تسجيل الدخول لتقديم شكوى",
		"verify-first": "يرجى تأكيد بريدك الإلكتروني قبل تقديم شكوى",
		"no-email": "لا يوجد بريد إلكتروني. يرجى التسجيل أو تسجيل الدخول.",
		"logged-in": "تم تسجيل الدخول بنجاح",
		answered: "أُرسلت إجابتك",
		"message-sent": "أُرسلت رسالتك",
		"evidence-added": "أُضيفت الأدلة",
		withdrawn: "سُحبت الشكوى",
		"appeal-withdrawn": "سُحب الاستئناف",
		appealed: "قُدّم الاستئناف",
		"draft-gone": "حُذفت المسودة",
		"erasure-asked": "سُجّل طلب المحو",
		"erasure-withdrawn": "أُلغي طلب المحو",
	},
	{
		"please-log-in": "Please log in",
		"log-in-to-submit": "Please log in to submit a complaint",
		"verify-first": "Please verify your email before submitting a complaint",
		"no-email": "No email provided. Please register or login.",
		"logged-in": "Logged in successfully",
		answered: "Your answer was sent",
		"message-sent": "Your message was sent",
		"evidence-added": "The evidence was added",
		withdrawn: "The complaint was withdrawn",
		"appeal-withdrawn": "The appeal was withdrawn",
		appealed: "The appeal was filed",
		"draft-gone": "The draft was discarded",
		"erasure-asked": "Your request is registered",
		"erasure-withdrawn": "Your request was taken back",
	},
);

const failures = ["please-log-in", "log-in-to-submit", "verify-first", "no-email", "no-profile", "case-not-found"];

/** The sentence for a flash key; those of accounts are the administration's. */
export function portalFlash(locale: Locale, flash: string | undefined) {
	const key = flash ?? "";
	const t = portalText(locale);
	const shared: Record<string, string> = {
		submitted: t.submittedToast,
		found: t.found,
		"code-sent": t.codeSent,
		"code-verified": t.codeVerified,
		"case-not-found": t.caseNotFound,
		"no-profile": t.noProfile,
		"account-created": t.accountCreated,
		resent: t.resent,
		"profile-saved": t.profileSaved,
		erased: t.erased,
	};
	const own = words(locale) as Record<string, string>;
	const text = Object.hasOwn(shared, key) ? shared[key] : Object.hasOwn(own, key) ? own[key] : undefined;
	return text ? { text, error: failures.includes(key) } : flashText(locale, flash);
}
