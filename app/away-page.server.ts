import { MAX_FIELDS } from "./base/http/read-fields.ts";
import { inertPolicy } from "./base/http/security-headers.ts";
import { isApi } from "./machines/api/api.server.ts";
import { site } from "./site.ts";

const MAX_TYPED = 1024 * 1024;
const SECRET = /password|code|token/i;
/** The form on the page may be sent, and nothing else happens on it. */
const formPolicy = inertPolicy.replace("sandbox", "sandbox allow-forms allow-same-origin; form-action 'self'");

const words = {
	title: { ar: "الموقع غير متاح مؤقتًا", en: "The site is unavailable for a moment" },
	wait: {
		ar: "سيعود بعد ثوانٍ. حاول مرة أخرى بعد قليل.",
		en: "It will be back in seconds. Try again in a little while.",
	},
	unsure: {
		ar: "لا يمكننا التأكد من حفظ ما أرسلته، ولم يضع شيء منه: أرسله مرة أخرى بعد قليل.",
		en: "We cannot be sure that what you sent was saved. Nothing of it is lost: send it again in a little while.",
	},
	again: { ar: "إرسال مرة أخرى", en: "Send again" },
	password: { ar: "اكتبه مرة أخرى", en: "Type it again" },
	yours: { ar: "ما كتبته", en: "What you typed" },
	files: {
		ar: "الملفات لا تُرسل معها: أضفها من الصفحة نفسها بعد ذلك.",
		en: "Files are not sent with it: add them on the page itself afterwards.",
	},
	home: { ar: "الصفحة الرئيسية", en: "Home page" },
} as const;

/** A copy of a form from which its text can be read later; undefined for files and for what is no form. */
export function copyOfForm(request: Request): Request | undefined {
	const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
	const isSmall = Number(request.headers.get("content-length") ?? MAX_TYPED) < MAX_TYPED;
	return request.method === "POST" && isForm && isSmall ? request.clone() : undefined;
}

/**
 * The page while the database does not answer, in both languages, with what was typed into a form to be sent again. Programs and
 * scripts get `response`, which they can read.
 */
export function answerAway(request: Request, response: Response, id: string, typed: [string, string][]): Response {
	const { pathname, search } = new URL(request.url);
	if (isApi(pathname) || pathname.endsWith(".data")) return response;
	const hadFiles = Boolean(request.headers.get("content-type")?.startsWith("multipart/"));
	const headers = new Headers({ "cache-control": "no-store" });
	headers.set("content-type", "text/html; charset=utf-8");
	if (typed.length > 0) headers.set("content-security-policy", formPolicy);
	return new Response(awayPage(pathname + search, typed, id, hadFiles), { status: 503, headers });
}

/** The fields of a copied form. */
export const fieldsOf = async (copy: Request): Promise<[string, string][]> => [
	...[...new URLSearchParams(await copy.text().catch(() => ""))].slice(0, MAX_FIELDS),
];

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const both = ({ ar, en }: { ar: string; en: string }, tag = "p") =>
	`<${tag}>${ar}</${tag}><${tag} lang="en" dir="ltr">${en}</${tag}>`;
const label = ({ ar, en }: { ar: string; en: string }) => `${ar} · <span lang="en" dir="ltr">${en}</span>`;

function awayPage(action: string, typed: [string, string][], id: string, hadFiles: boolean): string {
	const form = typed.length === 0 ? both(words.wait) : both(words.unsure) + formOf(action, typed, hadFiles);
	return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>503 · ${site.name.ar}</title></head>
<body><main><h1>${words.title.ar}</h1><p lang="en" dir="ltr">${words.title.en}</p>${form}<p><bdi dir="ltr">${id}</bdi></p><p><a href="/">${words.home.ar}</a> · <a href="/en" lang="en">${words.home.en}</a></p></main></body></html>`;
}

/** Text of several words is shown, so that it can be copied; the rest goes along unseen. Passwords and codes are typed again. */
function formOf(action: string, typed: [string, string][], hadFiles: boolean): string {
	const fields = typed.map(([name, value]) => {
		const at = `name="${escapeHtml(name)}"`;
		if (SECRET.test(name))
			return `<p><label>${label(words.password)} <bdi dir="ltr">${escapeHtml(name)}</bdi><br><input type="password" required ${at}></label></p>`;
		if (/\s/.test(value.trim()))
			return `<p><label>${label(words.yours)}<br><textarea ${at} rows="4" cols="60" dir="auto">\n${escapeHtml(value)}</textarea></label></p>`;
		return `<input type="hidden" ${at} value="${escapeHtml(value)}">`;
	});
	const kind = hadFiles ? ' enctype="multipart/form-data"' : "";
	const files = hadFiles ? both(words.files) : "";
	return `<form method="post" action="${escapeHtml(action)}"${kind}>${files}${fields.join("")}<p><button>${label(words.again)}</button></p></form>`;
}
