/** A process of its own: the file comes as standard input, its pages go to standard output as plain pixels. */
import { readFileSync } from "node:fs";
import * as mupdf from "mupdf";
import { kinds } from "../rules/evidence-rules.ts";
import { MAX_PAGES, MAX_SIDE, writeFrame } from "./frames.server.ts";

/** Dots per inch of a page that is small enough; a PDF counts in seventy-seconds of an inch. */
const SCALE = 120 / 72;

const [type = ""] = process.argv.slice(2);
const bytes = readFileSync(0);
// The libraries for pictures are loaded for those alone: one of them is native code.
if (type === kinds.webp) writeFrame(await (await import("./pictures.server.ts")).webpFrame(bytes));
else if (type === kinds.heic) writeFrame(await (await import("./pictures.server.ts")).heicFrame(bytes));
else sendPages();

function sendPages() {
	mupdf.setLog(() => {});
	const file = mupdf.Document.openDocument(bytes, type);
	const pages = file.countPages();
	for (let index = 0; index < Math.min(pages, MAX_PAGES); index++) {
		const page = file.loadPage(index);
		const [left, top, right, bottom] = page.getBounds();
		const scale = Math.min(SCALE, (MAX_SIDE - 2) / Math.max(1, right - left, bottom - top));
		const picture = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
		send(picture);
		picture.destroy();
		page.destroy();
		mupdf.emptyStore();
	}
	if (pages > MAX_PAGES) send(notice(`${MAX_PAGES} / ${pages}`));
}

function send(picture: mupdf.Pixmap) {
	const [width, height] = [picture.getWidth(), picture.getHeight()];
	const rows = picture.getPixels();
	const stride = picture.getStride();
	const pixels = new Uint8Array(width * height * 3);
	for (let y = 0; y < height; y++) pixels.set(rows.subarray(y * stride, y * stride + width * 3), y * width * 3);
	writeFrame({ width, height, pixels });
}

/** The page that follows the last one shown: how many there are. Figures are read in both languages. */
function notice(words: string): mupdf.Pixmap {
	const picture = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, 800, 200], false);
	picture.clear(255);
	const device = new mupdf.DrawDevice(mupdf.Matrix.identity, picture);
	const text = new mupdf.Text();
	text.showString(new mupdf.Font("Helvetica"), [72, 0, 0, -72, 60, 120], words);
	device.fillText(text, mupdf.Matrix.identity, mupdf.ColorSpace.DeviceGray, [0], 1);
	device.close();
	return picture;
}
