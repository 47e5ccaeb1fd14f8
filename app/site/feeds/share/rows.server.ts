import sharp, { type OverlayOptions } from "sharp";
import type { Locale } from "../../../base/locale/locale.ts";
import { emblemPlate } from "./plates.server.ts";
import { words } from "./words.server.ts";

type Side = { name: string; logo_url: string | null };
/**
 * A line of a list: a club with its place and its points, or two clubs with the score between them, and below a score
 * that is not final the word for it.
 */
export type ShareRow = { place?: number; side: Side; value: string; other?: Side; note?: string | undefined };

const BOX = { width: 620, height: 78, gap: 10 };
const EDGE = 60;
const CREST = 54;
const PLACE = 50;
const VALUE = 110;
/** How far from the middle of a line a score is that has a word below it. */
const NOTE = 14;
/** Above the name of the federation. */
const MIDDLE = 286;

const bar = Buffer.from(
	`<svg xmlns="http://www.w3.org/2000/svg" width="${BOX.width}" height="${BOX.height}">
<rect width="100%" height="100%" rx="14" fill="#fff" fill-opacity=".1"/></svg>`,
);

/** The first lines of a table or of a list of ties, on the half of the picture where reading ends. */
export async function drawRows(locale: Locale, rows: ShareRow[]) {
	const layers: OverlayOptions[] = [];
	const first = MIDDLE - Math.round((rows.length * (BOX.height + BOX.gap) - BOX.gap) / 2);
	for (const [nth, { place, side, value, other, note }] of rows.entries()) {
		const top = first + nth * (BOX.height + BOX.gap);
		/** From the start of the line; in Arabic that is its right end. */
		const put = (input: Buffer, size: { width: number; height: number }, from: number, lower = 0) =>
			layers.push({
				input,
				left: locale === "ar" ? EDGE + BOX.width - from - size.width : 1200 - EDGE - BOX.width + from,
				top: top + lower + Math.round((BOX.height - size.height) / 2),
			});
		const say = async (text: string, look: { size: number; width: number; colour?: string }) => {
			const { data, info } = await words(text, { colour: "#ffffff", ...look });
			if (info.height <= BOX.height - 10) return { data, info };
			return sharp(data)
				.resize({ height: BOX.height - 10 })
				.toBuffer({ resolveWithObject: true });
		};
		const crestAt = async (url: string | null, from: number) => {
			const crest = await emblemPlate({ url, isCrest: true }, CREST);
			if (crest) put(crest, { width: CREST, height: CREST }, from);
		};
		put(bar, BOX, 0);
		const start = place === undefined ? 12 : PLACE + 12;
		if (place !== undefined) {
			const { data, info } = await say(String(place), { size: 30, width: PLACE, colour: "#ffd9bd" });
			put(data, info, Math.round((PLACE + 12 - info.width) / 2));
		}
		await crestAt(side.logo_url, start);
		const from = start + CREST + 14;
		const score = await say(value, { size: 34, width: VALUE });
		const wide = other ? (BOX.width - VALUE) / 2 - from : BOX.width - VALUE - from;
		const name = await say(side.name, { size: 28, width: Math.round(wide) });
		put(name.data, name.info, from);
		if (!other) {
			put(score.data, score.info, BOX.width - 24 - score.info.width);
			continue;
		}
		put(score.data, score.info, Math.round((BOX.width - score.info.width) / 2), note ? -NOTE : 0);
		if (note) {
			const { data, info } = await say(note, { size: 18, width: VALUE, colour: "#ffd9bd" });
			put(data, info, Math.round((BOX.width - info.width) / 2), NOTE + 8);
		}
		const end = await say(other.name, { size: 28, width: Math.round(wide) });
		put(end.data, end.info, BOX.width - from - end.info.width);
		await crestAt(other.logo_url, BOX.width - 12 - CREST);
	}
	return layers;
}

const FACE = 215;

/** Portraits in a square of two by two, or one beside the other. */
export async function drawFaces(locale: Locale, urls: (string | null)[]) {
	const plates: Buffer[] = [];
	for (const url of urls) {
		const plate = plates.length < 4 && (await emblemPlate({ url, isCrest: false }, FACE));
		if (plate) plates.push(plate);
	}
	const step = FACE + 18;
	const top = plates.length > 2 ? MIDDLE - step + 9 : MIDDLE - Math.round(FACE / 2);
	const left = locale === "ar" ? EDGE + 20 : 1200 - EDGE - 20 - 2 * step + 18;
	return plates.map((input, nth) => ({
		input,
		left: left + (nth % 2) * step,
		top: top + Math.floor(nth / 2) * step,
	}));
}
