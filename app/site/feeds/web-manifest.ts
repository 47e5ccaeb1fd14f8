import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import type { Settings } from "../../settings/defaults.ts";
import { iconPath } from "../../settings/icons.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import type { Route } from "./+types/web-manifest";

export const handle = { cached: [] };

const icons = [
	{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
	{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
	{ src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

/** Icons of the federation's own logo. */
const iconsOf = (settings: Settings) =>
	([192, 512] as const).map((size) => ({
		src: iconPath(size, settings),
		type: "image/png",
		sizes: `${size}x${size}`,
		purpose: "any maskable",
	}));

/** How the site looks on the home screen of a phone (W3C Web Application Manifest). */
export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const settings = await siteSettings();
	const manifest = {
		name: pick(locale, settings, "name"),
		short_name: pick(locale, settings, "short_name"),
		lang: locale,
		dir: locale === "ar" ? "rtl" : "ltr",
		start_url: pathIn(locale, "/"),
		scope: "/",
		display: "browser",
		background_color: "#faf8f3",
		theme_color: settings.colour,
		icons: settings.logo_url ? iconsOf(settings) : icons,
	};
	return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
