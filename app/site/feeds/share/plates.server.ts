import sharp from "sharp";
import { storedPictures } from "../../../base/files/pictures/stored.server.ts";

const STORED = "/media/";
const ROUND = 0.14;

/** A crest is whole on a white plate, a portrait fills its plate. */
export type Emblem = { url: string | null; isCrest: boolean };

const plate = (size: number, fill: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="100%" height="100%" rx="${size * ROUND}" fill="${fill}"/></svg>`,
	);

/** A stored crest or portrait as a square with round corners; undefined where there is none in the store. */
export async function emblemPlate({ url, isCrest }: Emblem, size: number): Promise<Buffer | undefined> {
	const stored = url?.startsWith(STORED) ? await storedPictures.get(url.slice(STORED.length)) : undefined;
	if (!stored) return undefined;
	if (!isCrest)
		return sharp(stored)
			.resize(size, size, { fit: "cover", position: "top" })
			.composite([{ input: plate(size, "#fff"), blend: "dest-in" }])
			.png()
			.toBuffer();
	const edge = Math.round(size * 0.12);
	const inside = size - 2 * edge;
	const crest = await sharp(stored).resize(inside, inside, { fit: "contain", background: "#fff0" }).png().toBuffer();
	return sharp(plate(size, "#f4faf6"))
		.composite([{ input: crest, left: edge, top: edge }])
		.png()
		.toBuffer();
}

/** One card of the flip board, white for the side that won. */
export const flipCard = ({ width, height, isWhite, deep }: FlipCard) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="22" fill="${isWhite ? "#f4faf6" : deep}"
stroke="#fff" stroke-opacity=".2" stroke-width="3"/>
<path d="M0 ${height / 2}H${width}" stroke="#000" stroke-opacity=".3" stroke-width="4"/></svg>`);
type FlipCard = { width: number; height: number; isWhite: boolean; deep: string };
