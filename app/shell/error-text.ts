import { defineText } from "../base/locale/text.ts";

export const errorText = defineText({
	noRoleTitle: { ar: "لا صلاحية لحسابك هنا", en: "Your account has no access here" },
	noRoleText: {
		ar: "هذه الصفحة ليست من صلاحيات دورك. وإن كان حسابك جديدًا فسيمنحك مالك الموقع دورًا، ثم سجّل الدخول من جديد.",
		en: "Your role does not include this page. If your account is new, an owner of the site will give you a role. Then sign in again.",
	},
	noProfileTitle: { ar: "هذه الصفحة لمقدّمي الشكاوى", en: "This page is for complainants" },
	noProfileText: {
		ar: "ليس لحسابك ملف شخصي في بوابة الشكاوى. أضفه إليه، أو سجّل الخروج وادخل بحساب آخر.",
		en: "Your account has no profile in the complaints portal. Add one to it, or sign out and use another account.",
	},
	addProfile: { ar: "أضف ملفك الشخصي", en: "Add your profile" },
	noSquadTitle: { ar: "حسابك ليس قائدًا لأي فريق الآن", en: "Your account is not captain of a squad" },
	noSquadText: {
		ar: "بوابة الفرق لمن عيّنه الاتحاد قائدًا لفريق في نادٍ. إن كنت قائدًا فاطلب من إدارة الدوري إضافة بريدك، أو ادخل بالحساب الذي عُيّنت به.",
		en: "These pages are for captains whom the federation has named for a squad. If you are one, ask those who run the league to add your email address, or sign in with the account they named.",
	},
	ownClubTitle: { ar: "هذا الأمر يخص ناديك", en: "This is about your own club" },
	ownClubText: {
		ar: "أنت قائد فريق في نادٍ يخصه هذا الأمر، فلا تقرره بصفتك من الاتحاد، ولا ترى منه غير ما يراه القادة. يقرره غيرك ممن يديرون الدوري. وإن لم يوجد سواك فيقرره مالك للموقع لا يقود فريقًا يخصه، أو يدعو له شخصًا آخر من «الحسابات»؛ أو اترك قيادة فريقك من «قادة الفرق».",
		en: "You are captain of a club that this concerns. So you do not decide it for the federation, and see of it what captains see. Another person who runs the league decides. Where there is none, an owner of the site who is captain of no club concerned does, or invites another person under Accounts; or you give up your squad under Captains.",
	},
	notFoundTitle: { ar: "عذرًا! الصفحة غير موجودة", en: "Oops! Page not found" },
	notFoundText: {
		ar: "ربما تغيّر عنوان الصفحة، أو حُذفت. جرّب البحث، أو عُد إلى الصفحة الرئيسية.",
		en: "The address may have changed, or the page was removed. Try the search, or go back to the home page.",
	},
	backToAdmin: { ar: "العودة إلى لوحة الإدارة", en: "Back to the administration" },
	backToClub: { ar: "العودة إلى بوابة الفرق", en: "Back to the captains' pages" },
	backToDesk: { ar: "العودة إلى مكتب الشكاوى", en: "Back to the complaints desk" },
	backToPortal: { ar: "العودة إلى بوابة الشكاوى", en: "Back to the complaints portal" },
	backHome: { ar: "العودة إلى الصفحة الرئيسية", en: "Back to the home page" },
	failedTitle: { ar: "حدث خطأ غير متوقع", en: "Unexpected Application Error" },
	failedText: {
		ar: "حدث خطأ لدينا وسُجّل لنعالجه. أعد المحاولة بعد قليل، وإن تكرّر فأرسل إلينا رقم الخطأ.",
		en: "Something went wrong on our side and was recorded. Try again shortly; if it persists, send us the error number.",
	},
	busyTitle: { ar: "الموقع مشغول الآن", en: "The site is busy" },
	busyText: {
		ar: "لم يُنفَّذ طلبك. أعد المحاولة بعد ثوانٍ.",
		en: "Your request was not carried out. Try again in a few seconds.",
	},
	errorNumber: { ar: "رقم الخطأ", en: "Error number" },
	forbiddenTitle: { ar: "ليست لديك صلاحية لفتح هذه الصفحة", en: "You don't have access to this page" },
	forbiddenText: {
		ar: "سجّل الدخول بحساب يملك الصلاحية، أو عُد إلى الصفحة الرئيسية.",
		en: "Sign in with an account that has access, or go back to the home page.",
	},
	badRequestTitle: { ar: "هذا الطلب غير مفهوم", en: "We could not understand this request" },
	badRequestText: {
		ar: "وصلنا الطلب ناقصًا أو مشوّهًا. عُد خطوة إلى الوراء وأعد المحاولة.",
		en: "It arrived incomplete or damaged. Go one step back and try again.",
	},
});
