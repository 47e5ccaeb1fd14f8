import { absolute } from "../../../base/config.server.ts";
import { xml, xmlResponse } from "../xml.ts";
import { ENTRIES_PER_FILE, sitemapEntries, urlset } from "./entries.server.ts";

export const handle = { cached: [] };

/** One file while it fits, an index of files when it does not. */
export async function loader() {
	const entries = await sitemapEntries();
	if (entries.length <= ENTRIES_PER_FILE) return xmlResponse(urlset(entries));
	const parts = Array.from({ length: Math.ceil(entries.length / ENTRIES_PER_FILE) }, (_, i) => i + 1);
	const files = parts.map((part) => xml`<sitemap><loc>${absolute(`/sitemaps/${part}.xml`)}</loc></sitemap>\n`);
	return xmlResponse(xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files}</sitemapindex>`);
}
