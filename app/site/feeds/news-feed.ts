import { absolute } from "../../base/config.server.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { plainText } from "../../base/rich-text/rich-text.server.ts";
import { filmsOf, latestNews } from "../../news/news.server.ts";
import { newsText } from "../../news/text.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { Route } from "./+types/news-feed";
import { xml, xmlResponse } from "./xml.ts";

export const handle = { cached: [] };

const ITEMS = 30;

/** RSS 2.0 of one language: what is published in it, the newest first. */
export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const t = newsText(locale);
	const articles = await latestNews(locale, ITEMS);
	const films = await filmsOf(locale, articles);
	const items = articles.map(({ id, title, excerpt, opening, category_name, date }) => {
		const address = absolute(pathIn(locale, "/news/:id", { id: String(id) }));
		const description = [excerpt || plainText(opening, 300), ...(films.get(id) ?? [])].join(" ");
		const category = category_name ? xml`<category>${category_name}</category>\n` : "";
		return xml`
<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${date.toUTCString()}</pubDate>
${category}<description>${description}</description>
</item>`;
	});
	const self = absolute(pathIn(locale, "/news.rss"));
	return xmlResponse(
		xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${t.title} | ${pick(locale, await siteSettings(), "name")}</title>
<link>${absolute(pathIn(locale, "/news"))}</link>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
<description>${t.description}</description>
<language>${locale}</language>${items}
</channel>
</rss>`,
		"application/rss+xml",
	);
}
