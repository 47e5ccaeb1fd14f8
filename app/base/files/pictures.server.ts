import { randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { db } from "../db/client.server.ts";
import { widths } from "./picture-url.ts";
import { files } from "./store.server.ts";

/** Public pictures by what they show. */
export const buckets = ["team-logos", "player-photos", "news-images", "partner-logos"] as const;
export type Bucket = (typeof buckets)[number];

type PicturesTable = { url: string; bucket: string; created_at: Date };
declare module "../db/database.ts" {
	interface Database {
		pictures: PicturesTable;
	}
}

const MAX_PIXELS = 40_000_000; // a small file may unfold into gigabytes
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
const LARGEST = widths[widths.length - 1] ?? 1280;
const accepted = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];

/** The bytes are no picture we take; `reason` is the key of what to say. */
export class PictureRefused extends Error {
	readonly reason: "notAPicture" | "tooLarge";
	constructor(reason: "notAPicture" | "tooLarge") {
		super(reason);
		this.reason = reason;
	}
}

/** Whether bytes are a picture by their content, not by their name. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
	const kind = await fileTypeFromBuffer(bytes);
	return kind !== undefined && accepted.includes(kind.mime);
}

/**
 * Stores an uploaded picture and returns its address. It is recognised by its content, decoded, turned upright,
 * stripped of its metadata, capped in size and stored as WebP in a few widths. Throws `PictureRefused`.
 */
export async function storePicture(bucket: Bucket, bytes: Uint8Array): Promise<string> {
	if (bytes.length > MAX_PICTURE_BYTES) throw new PictureRefused("tooLarge");
	if (!(await isPicture(bytes))) throw new PictureRefused("notAPicture");
	return store(bucket, bytes);
}

/** The same for an SVG of ours; uploads may not be SVG. */
export const storeDrawing = (bucket: Bucket, svg: string) => store(bucket, new TextEncoder().encode(svg));

async function store(bucket: Bucket, bytes: Uint8Array): Promise<string> {
	const largest = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
		.rotate()
		.resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 80, effort: 3 })
		.toBuffer({ resolveWithObject: true })
		.catch(() => {
			throw new PictureRefused("notAPicture");
		});
	const { width, height } = largest.info;
	const name = `${bucket}/${randomBytes(8).toString("hex")}-${width}x${height}`;
	const url = `/media/${name}.webp`;
	// Noted first: a picture that is stored and never noted would stay for ever.
	await db().insertInto("pictures").values({ url, bucket, created_at: new Date() }).execute();
	await files().put(`media/${name}.webp`, largest.data);
	for (const at of widths.filter((candidate) => candidate < width)) {
		const smaller = await sharp(largest.data).resize({ width: at }).webp({ quality: 78, effort: 3 }).toBuffer();
		await files().put(`media/${name}-w${at}.webp`, smaller);
	}
	return url;
}

/** Removes a stored picture in all its widths. A foreign address is ignored. */
export async function removePicture(url: string) {
	const [, name, width] = /^\/media\/([a-z-]+\/[0-9a-z]+-(\d+)x\d+)\.webp$/.exec(url) ?? [];
	if (!name) return;
	for (const at of widths.filter((candidate) => candidate < Number(width)))
		await files().delete(`media/${name}-w${at}.webp`);
	await files().delete(`media/${name}.webp`);
	await db().deleteFrom("pictures").where("url", "=", url).execute();
}
