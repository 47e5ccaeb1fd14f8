import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { xmlResponse } from "../xml.ts";
import type { Route } from "./+types/part";
import { ENTRIES_PER_FILE, sitemapEntries, urlset } from "./entries.server.ts";

export const handle = { cached: [] };

/** One file of a large site map. */
export async function loader({ params }: Route.LoaderArgs) {
	const part = idParam(params.part);
	const entries = (await sitemapEntries()).slice((part - 1) * ENTRIES_PER_FILE, part * ENTRIES_PER_FILE);
	if (entries.length === 0) throw notFound();
	return xmlResponse(urlset(entries));
}
