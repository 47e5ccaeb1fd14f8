import { join } from "node:path";
import sharp from "sharp";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { storedLogo } from "../../../settings/brand/logo.server.ts";
import { themeOf } from "../../../settings/brand/theme.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { type Photograph, photographGround } from "./photograph.server.ts";

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

function words(text: string, size: number, colour: string) {
	return sharp({
		text: {
			text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
			font: `Readex Pro SemiBold ${size}`,
			fontfile: fontFile("arabic"),
			width: WIDTH - 2 * MARGIN,
			rgba: true,
			dpi: 72,
			spacing: Math.round(size * 0.25),
			wrap: "word-char",
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
}

type Ground = { table: string; deep: string; ball: string };

const court = ({
	table,
	deep,
	ball,
}: Ground) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="g" x2="0" y2="1">
<stop stop-color="${table}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<path d="M600 0V630M0 560H1200" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>
<rect y="618" width="1200" height="12" fill="${ball}"/></svg>`;

const LOGO = 96;
const ballOf = (ball: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
<circle cx="32" cy="32" r="30" fill="${ball}"/></svg>`,
	);

/** The federation's logo on a white plate, or the ball while it has none. */
async function mark({ logo_url }: Settings, ball: string) {
	const stored = await storedLogo(logo_url);
	if (!stored) return { input: ballOf(ball), width: 64 };
	const white = { background: "#ffffff" };
	const input = await sharp(stored)
		.resize({ width: LOGO - 16, height: LOGO - 16, fit: "contain", ...white })
		.extend({ top: 8, bottom: 8, left: 8, right: 8, ...white })
		.flatten(white)
		.png()
		.toBuffer();
	return { input, width: LOGO };
}

/**
 * The picture that others show beside a link to a page: its title, and a line under it, over the table or a photograph;
 * 1200 × 630.
 */
export async function sharePicture(locale: Locale, title: string, line?: string, photograph?: Photograph) {
	fonts ??= loadFonts();
	await fonts;
	const short = title.length > MAX_TITLE ? `${title.slice(0, title.lastIndexOf(" ", MAX_TITLE))}…` : title;
	const headline = await words(short, short.length > 60 ? 56 : 72, "#ffffff");
	const settings = await siteSettings();
	const theme = themeOf(settings);
	const [table = "", deep = "", soft = "", ball = ""] = ["table", "table-deep", "on-table-soft", "ball"].map(
		(colour) => theme[colour]?.[0],
	);
	const sign = await mark(settings, ball);
	const name = await words(pick(locale, settings, "name"), 34, soft);
	const below = line ? [await words(line, 34, "#ffd9bd")] : [];
	const startOf = (width: number) => (locale === "ar" ? WIDTH - MARGIN - width : MARGIN);
	const top = Math.max(150, Math.round((HEIGHT - 60 - headline.info.height) / 2));
	const photo = photograph && (await photographGround(photograph, { width: WIDTH, height: HEIGHT }, deep));
	const picture = sharp(photo ?? Buffer.from(court({ table, deep, ball }))).composite([
		{ input: sign.input, left: startOf(sign.width), top: 48 },
		{ input: headline.data, left: startOf(headline.info.width), top },
		...below.map(({ data, info }) => ({
			input: data,
			left: startOf(info.width),
			top: Math.min(top + headline.info.height + 24, 450),
		})),
		{ input: name.data, left: startOf(name.info.width), top: 520 },
	]);
	// A photograph as PNG is three times as large as what messengers show.
	return photo
		? { type: "image/jpeg", bytes: await picture.jpeg({ quality: 80 }).toBuffer() }
		: { type: "image/png", bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer() };
}

export const pictureResponse = ({ type, bytes }: Awaited<ReturnType<typeof sharePicture>>) =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": type,
			"cache-control": "public, max-age=3600",
			"cross-origin-resource-policy": "cross-origin",
		},
	});
