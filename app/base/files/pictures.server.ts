import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { widths } from "./picture-url.ts";
import { files } from "./store.server.ts";

/** Public pictures by what they show. */
export type Bucket = "team-logos" | "player-photos" | "news-images";

const MAX_PIXELS = 40_000_000; // a small file may unfold into gigabytes
const LARGEST = widths[widths.length - 1] ?? 1280;

/**
 * Stores a picture and returns its address. Whatever comes in is decoded, turned upright, stripped of its metadata,
 * capped in size and stored as WebP in a few widths. Throws when the bytes are no picture.
 */
export async function storePicture(bucket: Bucket, bytes: Uint8Array): Promise<string> {
	const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
	const largest = await original
		.resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 80, effort: 3 })
		.toBuffer({ resolveWithObject: true });
	const { width, height } = largest.info;
	const name = `${bucket}/${randomBytes(8).toString("hex")}-${width}x${height}`;
	await files().put(`media/${name}.webp`, largest.data);
	for (const at of widths.filter((candidate) => candidate < width)) {
		const smaller = await sharp(largest.data).resize({ width: at }).webp({ quality: 78, effort: 3 }).toBuffer();
		await files().put(`media/${name}-w${at}.webp`, smaller);
	}
	return `/media/${name}.webp`;
}
