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
import type { Middleware } from "./base/server/middleware.ts";
import { isOpen, readOpening } from "./installation/opening.server.ts";
import { siteSettings } from "./settings/settings.server.ts";
import { bareHtml, barePolicy, bothInline } from "./shell/bare-page.server.ts";

const words = {
	soon: { ar: "يُفتتح الموقع قريبًا", en: "This site opens soon" },
	staff: { ar: "تسجيل دخول الموظفين", en: "Staff sign-in" },
	portal: { ar: "بوابة الشكاوى", en: "Complaints portal" },
};

/**
 * Visitors of a site that its owner has not opened see in place of each public page that it opens soon, and staff the
 * page as it will be (docs/rules/site.md#opening). The pages of the other areas and what programs read are there.
 */
export function beforeOpening(offices: RegExp): Middleware {
	const isPublicPage = (path: string) =>
		!offices.test(path) && !path.startsWith("/api/") && !/\.[^/]*$/.test(path.replace(/\.data$/, ""));
	return async (exchange, next) => {
		if (isOpen() || !exchange.reads || !isPublicPage(exchange.path) || (await readOpening())) return next();
		exchange.isPrivate = true;
		if (await isOfStaff(exchange.req)) return next();
		const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": barePolicy };
		await sendPage(exchange, new Response(await openingPage(localeOf(exchange.path)), { headers }));
	};
}

async function isOfStaff({ headers: { cookie } }: IncomingMessage): Promise<boolean> {
	if (!sessionCookieIn(cookie)) return false;
	const request = new Request(origin(), { headers: { cookie: cookie ?? "" } });
	const session = await sessionOfRequest(request, new RouterContextProvider());
	return session?.roles.some(isStaffRole) ?? false;
}

/** In both languages; the federation's name where it was told. */
async function openingPage(locale: Locale): Promise<string> {
	const settings = await siteSettings();
	const section = (each: Locale, tag: string) => {
		const name = escapeHtml(pick(each, settings, "name"));
		return `<section lang="${each}" dir="${dirOf(each)}"><p>${name}</p><${tag}>${words.soon[each]}</${tag}></section>`;
	};
	const link = (path: string, label: keyof typeof words) =>
		`<p><a href="${path}">${bothInline(locale, words[label])}</a></p>`;
	const doors = link(pathIn(locale, "/complaints"), "portal") + link(pathIn(locale, "/admin/auth"), "staff");
	return bareHtml({
		locale,
		title: `${words.soon[locale]} | ${pick(locale, settings, "name")}`,
		look: "soon",
		main: section(locale, "h1") + section(otherLocale(locale), "h2") + doors,
	});
}
