import sharp, { type Sharp } from "sharp";
import { type Frame, MAX_SIDE } from "./frames.server.ts";

/** More than cameras take; a small file may claim any number. */
const MAX_PIXELS = 60_000_000;

/** A WebP picture as it is looked at, in its first moment. */
export const webpFrame = (bytes: Buffer): Promise<Frame> =>
	fitted(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }));

/** The main picture of a HEIC file. The decoder is WebAssembly and turns the picture as the file says. */
export async function heicFrame(bytes: Buffer): Promise<Frame> {
	const { default: libheif } = await import("libheif-js/wasm-bundle.js");
	const [image] = new libheif.HeifDecoder().decode(bytes);
	if (!image) throw new Error("There is no picture.");
	const [width, height] = [image.get_width(), image.get_height()];
	if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new Error("The picture is too large.");
	const data = new Uint8ClampedArray(width * height * 4);
	const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
	if (!shown) throw new Error("The picture was not decoded.");
	return fitted(sharp(data, { raw: { width, height, channels: 4 } }));
}

/** On white, at most as large as a page image is. */
async function fitted(picture: Sharp): Promise<Frame> {
	const side = MAX_SIDE - 2;
	const { data, info } = await picture
		.autoOrient()
		.flatten({ background: "#fff" })
		.resize(side, side, { fit: "inside", withoutEnlargement: true })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, pixels: data };
}
