import { absolute } from "../../base/config.server.ts";
import { sourcesOf } from "../../base/files/pictures/picture-url.ts";
import { absolutePicture } from "../../base/files/pictures/public-picture.server.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { escapeHtml } from "../../base/rich-text/escape-html.ts";
import { plainText } from "../../base/rich-text/rich-text.server.ts";
import type { BodyPicture } from "../../news/body/picture-blocks.server.ts";
import { latestNews, mediaOf } from "../../news/news.server.ts";
import { newsText } from "../../news/text.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { Route } from "./+types/news-feed";
import { type Markup, xml, xmlResponse } from "./xml.ts";

export const handle = { cached: [] };

const ITEMS = 30;

/**
 * RSS 2.0 of one language: what is published in it, the newest first. Readers take a description for HTML and a title
 * for text (RSS Advisory Board, RSS Profile): in the description a sign of markup is escaped for both.
 */
export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const t = newsText(locale);
	const articles = await latestNews(locale, ITEMS);
	const media = await mediaOf(locale, articles);
	const items = articles.map(({ id, title, excerpt, opening, image_url, category_name, date }) => {
		const { films = [], pictures = [] } = media.get(id) ?? {};
		const cover = image_url ? [{ url: image_url, alt: "", caption: "" }] : [];
		const address = absolute(pathIn(locale, "/news/:id", { id: String(id) }));
		const description = [excerpt || plainText(opening, 300), ...films].join(" ");
		const category = category_name ? xml`<category>${category_name}</category>\n` : "";
		return xml`
<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${date.toUTCString()}</pubDate>
${category}<description>${escapeHtml(description)}</description>${[...cover, ...pictures].flatMap(inFeed)}
</item>`;
	});
	const self = absolute(pathIn(locale, "/news.rss"));
	return xmlResponse(
		xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
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

/** A picture beside an article (Media RSS), with its caption or else its description. */
function inFeed({ url, alt, caption }: BodyPicture): Markup[] {
	const words = caption || alt;
	const sizes = sourcesOf(url, undefined);
	if (!sizes) return [];
	const { width, height } = sizes;
	const description = words ? xml`<media:description>${words}</media:description>` : "";
	return [
		xml`
<media:content url="${absolutePicture(url)}" medium="image" type="image/webp" width="${width}"
height="${height}">${description}</media:content>`,
	];
}
