import { join } from "node:path";
import sharp from "sharp";

const fontFile = (script: string) => join(process.cwd(), `app/fonts/readex-pro-${script}-600.ttf`);
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Drawn by Pango, whose shaping engine joins Arabic letters and orders mixed text. Both scripts' fonts are registered
// once.
let fonts: Promise<unknown> | undefined;
const loadFonts = () =>
	Promise.all(
		["latin", "arabic"].map((script) =>
			sharp({ text: { text: "ا a", fontfile: fontFile(script) } })
				.png()
				.toBuffer(),
		),
	);

type Look = { size: number; colour: string; width: number; align?: "centre" };

/** Words as a picture, as wide as they are, in lines of `width` at most. */
export async function words(text: string, { size, colour, width, align }: Look) {
	fonts ??= loadFonts();
	await fonts;
	return sharp({
		text: {
			text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
			font: `Readex Pro SemiBold ${size}`,
			fontfile: fontFile("arabic"),
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
