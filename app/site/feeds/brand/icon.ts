import { join } from "node:path";
import sharp from "sharp";
import { notFound } from "../../../base/http/http-errors.ts";
import { onWhite, storedLogo } from "../../../settings/brand/logo.server.ts";
import { iconSizes } from "../../../settings/icons.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/icon";

export const handle = { cached: [] };

/** A part of each edge stays free: systems cut icons to circles and other shapes. */
const MARGIN = 0.1;

/** The logo on white, as an icon of a size that browsers and phones ask for; the product's where none is set. */
export async function loader({ params }: Route.LoaderArgs) {
	const size = iconSizes.find((each) => String(each) === params.size);
	if (!size) throw notFound();
	const { logo_url } = await siteSettings();
	const stored = await storedLogo(logo_url);
	const icon = stored
		? onWhite(stored, size, Math.round(size * MARGIN))
		: sharp(join(process.cwd(), "public/icon-512.png")).resize(size);
	return new Response(new Uint8Array(await icon.png().toBuffer()), {
		headers: { "content-type": "image/png", "cache-control": "public, max-age=604800" },
	});
}
