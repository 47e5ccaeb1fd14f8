import { themeCss } from "../../../settings/brand/theme.ts";
import { siteSettings } from "../../../settings/settings.server.ts";

export const handle = { cached: [] };

/** The federation's colours. Pages name them in the address, so that a browser keeps each set. */
export async function loader() {
	const css = themeCss(await siteSettings());
	return new Response(css, {
		headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=604800" },
	});
}
