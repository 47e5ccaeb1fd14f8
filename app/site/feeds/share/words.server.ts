import { join } from "node:path";
import sharp from "sharp";
import { cutText } from "../../../base/locale/cut-text.ts";

const fontFile = (name: string) => join(process.cwd(), `app/fonts/${name}.ttf`);
const ARABIC = "readex-pro-arabic-600";
/** The typeface, and for letters that it lacks those of documents: a server may have no fonts of its own. */
const FONTS = ["readex-pro-latin-600", ARABIC, "noto/sans", "noto/arabic", "noto/symbols"];
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Drawn by Pango, whose shaping engine joins Arabic letters and orders mixed text. The fonts are registered once.
let fonts: Promise<unknown> | undefined;
const loadFonts = () =>
	Promise.all(
		FONTS.map((name) =>
			sharp({ text: { text: "ا a", fontfile: fontFile(name) } })
				.png()
				.toBuffer(),
		),
	);

type Look = { size: number; colour: string; width: number; align?: "centre" };
/** Pango sets a line over the width where it finds no place to part it. */
const SMALLEST = 24;

/**
 * Words in a room of this width and height: smaller than asked for where they are many, and cut where they have no room
 * at the smallest size. They are measured as they are drawn.
 */
export async function fittedWords(text: string, { height, ...look }: Look & { height: number }) {
	let shown = text;
	let size = look.size;
	for (;;) {
		const drawn = await words(shown, { ...look, size });
		if ((drawn.info.width <= look.width && drawn.info.height <= height) || shown.length <= 1) return drawn;
		if (size > SMALLEST) size = Math.max(SMALLEST, Math.floor(size * 0.8));
		else shown = cutText(shown, Math.ceil(shown.length * 0.7));
	}
}

/** Words as a picture, as wide as they are, in lines of `width` at most. */
export async function words(text: string, { size, colour, width, align }: Look) {
	fonts ??= loadFonts();
	await fonts;
	return sharp({
		text: {
			text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
			font: `Readex Pro SemiBold ${size}`,
			fontfile: fontFile(ARABIC),
			width,
			rgba: true,
			dpi: 72,
			spacing: Math.round(size * 0.25),
			wrap: "word-char",
			...(align && { align }),
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
}
