import { createHash } from "node:crypto";
import { dirOf, type Locale, otherLocale } from "../base/locale/locale.ts";
import { escapeHtml } from "../base/rich-text/escape-html.ts";
import { inertPolicy } from "../base/server/security-headers.ts";
import { federationName } from "../settings/federation.server.ts";

export type TextPair = { ar: string; en: string };

const style = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#faf8f3,#0c1411);color:light-dark(#14211b,#edf3ef);
font:1rem/1.7 system-ui,"Segoe UI","Noto Sans Arabic",Tahoma,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.6rem;line-height:1.4;margin:0 0 .5rem}
section+section{margin-top:1.5rem;padding-top:1.5rem;border-top:1px solid light-dark(#e2ded3,#283730)}
h2{font-size:1.15rem;margin:0 0 .25rem}
p{margin:.5rem 0}
a{color:light-dark(#0e5a45,#7ad9b5)}
label{font-weight:600}
input,textarea{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.6rem;border:1px solid #7a867f;
border-radius:.6rem;background:light-dark(#fff,#131e19);color:inherit;font:inherit}
button{padding:.7rem 1.4rem;border:0;border-radius:.6rem;background:light-dark(#0e5a45,#7ad9b5);
color:light-dark(#fff,#06231a);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #ff8a3d;outline-offset:2px}
body:has(.soon){border-top:6px solid #ff8a3d}
.soon{min-height:75vh;display:grid;align-content:center}
.soon h1{font-size:2.4rem}
.soon section>p{font-size:1.15rem;font-weight:600}
.id{color:light-dark(#53625a,#a9b8b0);font-size:.875rem}`;

/** The Content-Security-Policy of such a page: its own style, and nothing else. */
export const barePolicy = `${inertPolicy}; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const words = {
	id: { ar: "رقم الخطأ", en: "Error number" },
	home: { ar: "الصفحة الرئيسية", en: "Home page" },
};

/** A text in both languages, that of the address first. */
export const both = (locale: Locale, text: TextPair) =>
	[locale, otherLocale(locale)].map((each) => `<p${spoken(locale, each)}>${text[each]}</p>`).join("");

/** The same on one line. */
export const bothInline = (locale: Locale, text: TextPair) =>
	[locale, otherLocale(locale)].map((each) => `<span${spoken(locale, each)}>${text[each]}</span>`).join(" · ");

const spoken = (locale: Locale, each: Locale) => (each === locale ? "" : ` lang="${each}" dir="${dirOf(each)}"`);

type Page = {
	locale: Locale;
	status: number;
	title: TextPair;
	text?: TextPair;
	form?: string;
	problem?: string;
	id: string;
};

/**
 * A page that needs no part of the product: both languages, with nothing that could fail. `id` finds the cause in the
 * log, `problem` names it for programs.
 */
export function barePage({ locale, status, title, text, form = "", problem, id }: Page): string {
	const said = [locale, otherLocale(locale)].map((each, at) => {
		const tag = at === 0 ? "h1" : "h2";
		const more = text ? `<p>${text[each]}</p>` : "";
		return `<section${spoken(locale, each)}><${tag}>${title[each]}</${tag}>${more}</section>`;
	});
	const home = `<a href="/" lang="ar">${words.home.ar}</a> · <a href="/en" lang="en">${words.home.en}</a>`;
	const foot = `<p>${home}</p><p class="id">${words.id[locale]}: <bdi dir="ltr">${id}</bdi></p>`;
	return bareHtml({
		locale,
		title: `${status} · ${federationName(locale)}`,
		problem,
		main: said.join("") + form + foot,
	});
}

type BareHtml = { locale: Locale; title: string; main: string; problem?: string; look?: "soon" };

/** A whole document around `main`, which no search engine keeps. */
export const bareHtml = ({ locale, title, main, problem, look }: BareHtml) => `<!doctype html>
<html lang="${locale}" dir="${dirOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main${attribute("class", look)}${attribute("data-problem", problem)}>${main}</main></body></html>`;

const attribute = (name: string, value?: string) => (value ? ` ${name}="${value}"` : "");
