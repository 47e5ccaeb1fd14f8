import { join } from "node:path";
import sharp from "sharp";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { siteSettings } from "../../../settings/settings.server.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const MAX_TITLE = 110;

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

function words(text: string, size: number, colour: string, width = WIDTH - 2 * MARGIN) {
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
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
}

const court = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#0b4636"/><stop offset="1" stop-color="#083529"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<path d="M600 0V630M0 560H1200" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>
<rect y="618" width="1200" height="12" fill="#ff8a3d"/></svg>`;

/**
 * The picture that others show beside a link to a page: its title, and a line under it, over the table; 1200 × 630,
 * PNG.
 */
export async function sharePicture(locale: Locale, title: string, line?: string): Promise<Buffer> {
	fonts ??= loadFonts();
	await fonts;
	const short = title.length > MAX_TITLE ? `${title.slice(0, title.lastIndexOf(" ", MAX_TITLE))}…` : title;
	const headline = await words(short, short.length > 60 ? 56 : 72, "#ffffff");
	const name = await words(pick(locale, await siteSettings(), "name"), 34, "#bcd6ca");
	const below = line ? [await words(line, 34, "#ffd9bd")] : [];
	const startOf = (width: number) => (locale === "ar" ? WIDTH - MARGIN - width : MARGIN);
	const ball = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#ff8a3d"/></svg>`;
	const top = Math.max(150, Math.round((HEIGHT - 60 - headline.info.height) / 2));
	return sharp(Buffer.from(court))
		.composite([
			{ input: Buffer.from(ball), left: startOf(64), top: 64 },
			{ input: headline.data, left: startOf(headline.info.width), top },
			...below.map(({ data, info }) => ({
				input: data,
				left: startOf(info.width),
				top: Math.min(top + headline.info.height + 24, 450),
			})),
			{ input: name.data, left: startOf(name.info.width), top: 520 },
		])
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

export const pictureResponse = (bytes: Buffer) =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": "image/png",
			"cache-control": "public, max-age=3600",
			"cross-origin-resource-policy": "cross-origin",
		},
	});
