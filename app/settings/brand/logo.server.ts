import sharp, { type Sharp } from "sharp";
import { storedPictures } from "../../base/files/pictures/stored.server.ts";

const STORED = "/media/";

/** The picture of the federation's logo; undefined where none is set. */
export const storedLogo = async (url: string | null): Promise<Uint8Array | undefined> =>
	url?.startsWith(STORED) ? storedPictures.get(url.slice(STORED.length)) : undefined;

/** A logo on a white square of `size` pixels, with `margin` of them free at each edge. */
export function onWhite(logo: Uint8Array, size: number, margin = 0): Sharp {
	const white = { background: "#ffffff" };
	const inner = size - 2 * margin;
	return sharp(logo)
		.resize({ width: inner, height: inner, fit: "contain", ...white })
		.extend({ top: margin, bottom: margin, left: margin, right: margin, ...white })
		.flatten(white);
}

/** Sides in pixels: of the logo in an email, shown at half of it, and in a document. */
const MAIL_SIZE = 96;
const DOCUMENT_SIZE = 240;

/** The logo as emails and documents bear it: a PNG, and its colours as bytes of red, green and blue. */
export type DrawnLogo = { png: Buffer; picture: { width: number; height: number; rgb: Buffer } };

export async function drawLogo(url: string | null): Promise<DrawnLogo | undefined> {
	const stored = await storedLogo(url);
	if (!stored) return undefined;
	const { data, info } = await onWhite(stored, DOCUMENT_SIZE)
		.toColourspace("srgb")
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const png = await onWhite(stored, MAIL_SIZE).png({ palette: true }).toBuffer();
	return { png, picture: { width: info.width, height: info.height, rgb: data } };
}
