import type { IncomingMessage } from "node:http";
import { RouterContextProvider } from "react-router";
import { isStaffRole } from "./access/actor.ts";
import { sessionOfRequest } from "./accounts/sessions/session.server.ts";
import { origin } from "./base/config.server.ts";
import { sessionCookieIn } from "./base/http/browser-token.server.ts";
import { dirOf, type Locale, localeOf, otherLocale, pick } from "./base/locale/locale.ts";
import { pathIn } from "./base/locale/path.ts";
import { escapeHtml } from "./base/rich-text/escape-html.ts";
import { sendPage } from "./base/server/answers/send-page.server.ts";
import type { Exchange, Middleware } from "./base/server/middleware.ts";
import { isOpen, readOpening } from "./installation/opening.server.ts";
import { siteSettings } from "./settings/settings.server.ts";
import { bareHtml, barePolicy, bothInline } from "./shell/bare-page.server.ts";

const words = {
	soon: { ar: "يُفتتح الموقع قريبًا", en: "This site opens soon" },
	staff: { ar: "تسجيل دخول الموظفين", en: "Staff sign-in" },
	portal: { ar: "بوابة الشكاوى", en: "Complaints portal" },
};

/** Does work when it is the turn of its reader. */
type Turns = <T>(exchange: Exchange, work: () => Promise<T>) => Promise<T>;

/**
 * Visitors of a site that its owner has not opened see in place of each public page that it opens soon, and staff the
 * page as it will be (docs/rules/site.md#opening). A form of such a page is taken, and its page is not shown. The pages
 * of the other areas and what programs read are there.
 */
export function beforeOpening(offices: RegExp, inTurn: Turns): Middleware {
	const isPublicPage = (path: string) =>
		!offices.test(path) && !path.startsWith("/api/") && !/\.[^/]*$/.test(path.replace(/\.data$/, ""));
	return async (exchange, next) => {
		if (isOpen() || !isPublicPage(exchange.path)) return next();
		const who = await inTurn(exchange, () => readerOf(exchange));
		if (who === "anyone") return next();
		exchange.isPrivate = true;
		if (who === "staff") return next();
		if (exchange.reads) return sendPage(exchange, await openingPage(exchange.path));
		exchange.cover = async (made) => (made.status === 303 ? made : openingPage(exchange.path));
		return next();
	};
}

/** Who may see the page: anyone once the site is open, else staff alone. */
async function readerOf({ req }: Exchange): Promise<"anyone" | "staff" | undefined> {
	if (await readOpening()) return "anyone";
	return (await isOfStaff(req)) ? "staff" : undefined;
}

async function isOfStaff({ headers: { cookie } }: IncomingMessage): Promise<boolean> {
	if (!sessionCookieIn(cookie)) return false;
	const request = new Request(origin(), { headers: { cookie: cookie ?? "" } });
	const session = await sessionOfRequest(request, new RouterContextProvider());
	return session?.roles.some(isStaffRole) ?? false;
}

/** In both languages; the federation's name where it was told. */
async function openingPage(path: string): Promise<Response> {
	const locale = localeOf(path);
	const settings = await siteSettings();
	const section = (each: Locale, tag: string) => {
		const name = escapeHtml(pick(each, settings, "name"));
		return `<section lang="${each}" dir="${dirOf(each)}"><p>${name}</p><${tag}>${words.soon[each]}</${tag}></section>`;
	};
	const link = (path: string, label: keyof typeof words) =>
		`<p><a href="${path}">${bothInline(locale, words[label])}</a></p>`;
	const doors = link(pathIn(locale, "/complaints"), "portal") + link(pathIn(locale, "/admin/auth"), "staff");
	const html = bareHtml({
		locale,
		title: `${words.soon[locale]} | ${pick(locale, settings, "name")}`,
		look: "soon",
		main: section(locale, "h1") + section(otherLocale(locale), "h2") + doors,
	});
	const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": barePolicy };
	return new Response(html, { headers });
}
