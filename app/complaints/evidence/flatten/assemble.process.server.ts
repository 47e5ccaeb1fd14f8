/**
 * A process of its own that never sees the file: pixels come as standard input, a PDF of pictures goes to standard
 * output.
 */
import { writeSync } from "node:fs";
import * as mupdf from "mupdf";
import { readFrames } from "./frames.server.ts";

const QUALITY = 80;

const document = new mupdf.PDFDocument();
for (const { width, height, pixels } of readFrames()) {
	const picture = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, width, height], false);
	const stride = picture.getStride();
	const rows = picture.getPixels();
	for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * stride);
	const image = document.addImage(new mupdf.Image(picture.asJPEG(QUALITY, false)));
	const resources = document.addObject({ XObject: { Page: image } });
	const page = document.addPage([0, 0, width, height], 0, resources, `q ${width} 0 0 ${height} 0 0 cm /Page Do Q`);
	document.insertPage(-1, page);
	picture.destroy();
}
const bytes = document.saveToBuffer("compress").asUint8Array();
for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
