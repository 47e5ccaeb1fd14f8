import { isApi } from "./api/api.server.ts";
import { MAX_FIELDS } from "./base/forms/read-fields.ts";
import { receiveForm } from "./base/forms/receive-form.server.ts";
import { isSecretField } from "./base/http/secret-fields.ts";
import { type Locale, localeOf } from "./base/locale/locale.ts";
import { escapeHtml } from "./base/rich-text/escape-html.ts";
import { barePage, barePolicy, both, bothInline } from "./shell/bare-page.server.ts";

const MAX_TYPED = 1024 * 1024;
/** The form on the page may be sent, and nothing else happens on it. */
const formPolicy = barePolicy.replace("sandbox", "sandbox allow-forms allow-same-origin; form-action 'self'");

const words = {
	title: { ar: "الموقع غير متاح مؤقتًا", en: "The site is briefly unavailable" },
	wait: {
		ar: "سيعود بعد ثوانٍ. أعد المحاولة بعد قليل.",
		en: "It will be back in a few seconds. Try again shortly.",
	},
	busyTitle: { ar: "الموقع مشغول الآن", en: "The site is busy right now" },
	unsaved: {
		ar: "لم يُحفظ ما أرسلته، ولم يضع شيء منه: أرسله مرة أخرى بعد ثوانٍ.",
		en: "What you sent was not saved, but nothing is lost: send it again in a few seconds.",
	},
	unsure: {
		ar: "لا يمكننا التأكد من حفظ ما أرسلته، ولم يضع شيء منه: تحقق بعد قليل من وصوله قبل أن ترسله مرة أخرى.",
		en:
			"We cannot be sure that what you sent was saved. Nothing is lost: " +
			"see shortly whether it arrived before you send it again.",
	},
	again: { ar: "إرسال مرة أخرى", en: "Send again" },
	typeAgain: { ar: "اكتب هذا مرة أخرى", en: "Type this again" },
	yours: { ar: "ما كتبته", en: "What you typed" },
	files: {
		ar: "الملفات لا تُرسل معها: أضفها من الصفحة نفسها بعد ذلك.",
		en: "Files are not sent with it. Add them on the page itself afterwards.",
	},
} as const;

/** Names of fields that are shown again. */
const fieldNames: Record<string, { ar: string; en: string }> = {
	email: { ar: "البريد الإلكتروني", en: "Email" },
	password: { ar: "كلمة المرور", en: "Password" },
	confirm_password: { ar: "أعد كتابة كلمة المرور", en: "Repeat the password" },
	current_password: { ar: "كلمة المرور الحالية", en: "Current password" },
	step_up_proof: { ar: "كلمة المرور أو رمز تطبيق المصادقة", en: "Password, or code from the authenticator app" },
	code: { ar: "الرمز", en: "Code" },
};

/** A copy of a form from which its text can be read later; undefined for files and for what is no form. */
export function copyOfForm(request: Request): Request | undefined {
	const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
	const isSmall = Number(request.headers.get("content-length") ?? MAX_TYPED) < MAX_TYPED;
	return request.method === "POST" && isForm && isSmall ? request.clone() : undefined;
}

/**
 * The page while the database does not answer, or while the site is busy with other people's forms: in both languages,
 * with what was typed into a form to be sent again. Programs and scripts get `response`, which they can read.
 */
export function answerAway(
	request: Request,
	response: Response,
	id: string,
	typed: [string, string][],
	isBusy = false,
): Response {
	const { pathname, search } = new URL(request.url);
	if (isApi(pathname) || pathname.endsWith(".data")) return response;
	const hadFiles = Boolean(request.headers.get("content-type")?.startsWith("multipart/"));
	const headers = new Headers({ "cache-control": "no-store" });
	headers.set("content-type", "text/html; charset=utf-8");
	const after = response.headers.get("retry-after");
	if (after) headers.set("retry-after", after);
	headers.set("content-security-policy", typed.length > 0 ? formPolicy : barePolicy);
	return new Response(awayPage({ action: pathname + search, typed, id, hadFiles, isBusy }), { status: 503, headers });
}

/** The fields of a copied form. */
export const fieldsOf = async (copy: Request): Promise<[string, string][]> => [
	...[...new URLSearchParams(await copy.text().catch(() => ""))].slice(0, MAX_FIELDS),
];

/** The text of a form with files that was refused before it was read. */
export async function unreadFields(request: Request): Promise<Record<string, string>> {
	const isForm = request.headers.get("content-type")?.startsWith("multipart/");
	if (!isForm || request.bodyUsed) return {};
	return receiveForm(request, { maxFile: 0, withoutFiles: true }, async ({ values }) => values).catch(() => ({}));
}

type UnsentForm = { action: string; typed: [string, string][]; id: string; hadFiles: boolean; isBusy: boolean };

function awayPage({ action, typed, id, hadFiles, isBusy }: UnsentForm): string {
	const locale = localeOf(action.split("?")[0] ?? "");
	const title = isBusy ? words.busyTitle : words.title;
	const sent = isBusy ? words.unsaved : words.unsure;
	const form = typed.length === 0 ? "" : formOf(locale, action, typed, hadFiles);
	return barePage({ locale, status: 503, title, text: typed.length === 0 ? words.wait : sent, form, id });
}

/**
 * The address to sign in with and text of several words are shown; the rest is sent as hidden fields. Passwords and
 * codes are typed again.
 */
function formOf(locale: Locale, action: string, typed: [string, string][], hadFiles: boolean): string {
	const fields = typed.map(([name, value]) => {
		const at = `name="${escapeHtml(name)}"`;
		const label = (text: { ar: string; en: string }) => bothInline(locale, fieldNames[name] ?? text);
		if (isSecretField(name))
			return `<p><label>${label(words.typeAgain)}<br><input type="password" required ${at}></label></p>`;
		if (name === "email")
			return `<p><label>${label(words.yours)}<br><input dir="ltr" ${at} value="${escapeHtml(value)}"></label></p>`;
		if (/\s/.test(value.trim()))
			return `<p><label>${label(words.yours)}<br>
<textarea ${at} rows="4" dir="auto">\n${escapeHtml(value)}</textarea></label></p>`;
		return `<input type="hidden" ${at} value="${escapeHtml(value)}">`;
	});
	const kind = hadFiles ? ' enctype="multipart/form-data"' : "";
	const files = hadFiles ? both(locale, words.files) : "";
	const button = `<p><button>${bothInline(locale, words.again)}</button></p>`;
	return `<form method="post" action="${escapeHtml(action)}"${kind}>${files}${fields.join("")}${button}</form>`;
}
