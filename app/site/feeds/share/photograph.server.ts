import sharp from "sharp";
import { storedPictures } from "../../../base/files/pictures/stored.server.ts";
import type { Focus } from "../../../base/ui/picture/picture.tsx";

const STORED = "/media/";

/** A picture of ours and the point of it that stays. */
export type Photograph = { url: string; focus: Focus };

type Size = { width: number; height: number };

/** Dark behind the words, and less so above them. */
const shade = ({ width, height }: Size, colour: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".55"/>
<stop offset="1" stop-color="${colour}" stop-opacity=".92"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/></svg>`);

/**
 * A stored picture as the ground of a share picture: cut to its size so that the focal point stays, and darkened in the
 * colour of the federation. Undefined where there is none in the store.
 */
export async function photographGround({ url, focus }: Photograph, size: Size, colour: string) {
	const stored = url.startsWith(STORED) ? await storedPictures.get(url.slice(STORED.length)) : undefined;
	if (!stored) return undefined;
	const { width = 1, height = 1 } = await sharp(stored).metadata();
	const scale = Math.max(size.width / width, size.height / height);
	const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
	const left = Math.round(((wide - size.width) * focus.x) / 100);
	const top = Math.round(((high - size.height) * focus.y) / 100);
	return sharp(stored)
		.resize(wide, high, { fit: "fill" })
		.extract({ left, top, ...size })
		.composite([{ input: shade(size, colour) }])
		.png()
		.toBuffer();
}
