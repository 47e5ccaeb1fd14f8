import { dirOf, type Locale } from "../locale/locale.ts";
import { escapeHtml } from "../rich-text/escape-html.ts";

/** The content of an email before layout. Everything is text; nothing in it is taken for markup. */
export type Email = {
	locale: Locale;
	subject: string;
	paragraphs: string[];
	/** Words a person typed, set apart from ours. */
	quote?: string;
	button?: { label: string; url: string };
	/** Why the reader got this, and how it ends. */
	footer?: string[];
};

const markup = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** The name of the site, the colour of its buttons, and whether its logo goes with the email. */
export type Letterhead = { name: string; colour: string; hasLogo: boolean };

/** The logo of the letterhead in an email's HTML, by the id of the part that holds it. */
export const LOGO_ID = "logo";
const logo = `<img src="cid:${LOGO_ID}" width="48" height="48" alt="" style="vertical-align:middle"> `;
/** The HTML of an email whose logo is not there any more. */
export const withoutLogo = (html: string) => html.replace(logo, "");

/**
 * The two parts of the email under the name of the site: HTML with language and direction set, and plain text that says
 * the same.
 */
export function layOut(email: Email, { name, colour, hasLogo }: Letterhead): { html: string; plain: string } {
	const { locale, subject, paragraphs, quote, button, footer = [] } = email;
	const dir = dirOf(locale);
	const p = (text: string, style = "") => `<p dir="auto" style="margin:0 0 16px;${style}">${markup(text)}</p>`;
	const shape = "display:inline-block;padding:12px 24px;border-radius:8px;text-decoration:none";
	const buttonStyle = `${shape};background:${colour};color:#fff`;
	const head = `<p style="margin:0 0 20px;padding-bottom:16px;border-bottom:2px solid ${colour};font-weight:600">`;
	const link = ({ url, label }: { url: string; label: string }) =>
		`<p style="margin:24px 0"><a href="${markup(url)}" style="${buttonStyle}">${markup(label)}</a></p>`;
	const html = `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${markup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4ef;color:#14201b;font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif">
<div style="max-width:560px;margin:auto;padding:32px;background:#fff;border-radius:12px">
${name ? `${head}${hasLogo ? logo : ""}<span dir="auto">${markup(name)}</span></p>` : ""}
<h1 style="margin:0 0 24px;font-size:22px">${markup(subject)}</h1>
${paragraphs.map((text) => p(text)).join("\n")}
${quote ? p(quote, `padding-inline-start:16px;border-inline-start:4px solid ${colour};white-space:pre-line`) : ""}
${button ? link(button) : ""}
<div style="color:#5a655f;font-size:14px">${footer.map((text) => p(text)).join("\n")}</div>
</div>
</body>
</html>`;
	const plain = [subject, ...paragraphs, quote, button && `${button.label}:\n${button.url}`, "—", ...footer, name]
		.filter((part) => part !== undefined && part !== "")
		.join("\n\n");
	return { html, plain };
}
