import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { db } from "../../db/client.server.ts";
import { Busy, Turns } from "../../process/turns.server.ts";
import { withPath } from "../incoming.server.ts";
import { files } from "../store/store.server.ts";
import { isStoreAway } from "../store/store-away.ts";
import { MAX_PICTURE_BYTES, widths } from "./picture-url.ts";
import { storedPictures } from "./stored.server.ts";

sharp.cache(false); // no picture is decoded twice

/** Public pictures by what they show. */
export const buckets = [
	"team-logos",
	"player-photos",
	"news-images",
	"partner-logos",
	"federation-logos",
	"home-pictures",
	"board-photos",
] as const;
export type Bucket = (typeof buckets)[number];

type PicturesTable = { url: string; bucket: string; created_at: Date };
declare module "../../db/database.ts" {
	interface Database {
		pictures: PicturesTable;
	}
}

const MAX_PIXELS = 40_000_000; // a small file may unfold into gigabytes
const LARGEST = widths[widths.length - 1] ?? 1280;
const accepted = ["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif"];

/** A decoded picture takes up to 160 MB. An editor who sends twenty at once waits for them and is not refused. */
const turns = new Turns({ atOnce: 2, most: 200, seconds: 120 });

type Reason = "notAPicture" | "tooLarge" | "evidenceBusy" | "storeAway";

/** A picture that we do not take, or not now; `reason` is the key of what to say. */
export class PictureRefused extends Error {
	readonly reason: Reason;
	constructor(reason: Reason) {
		super(reason);
		this.reason = reason;
	}
}

/** Bytes in memory, or the path of a file. */
type Source = Uint8Array | string;

/** Whether this is a picture by its content, not by its name. */
export async function isPicture(source: Source): Promise<boolean> {
	const kind = typeof source === "string" ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
	return kind !== undefined && accepted.includes(kind.mime);
}

/**
 * Stores an uploaded picture and returns its address. It is recognised by its content, decoded, turned upright,
 * stripped of its metadata, capped in size and stored as WebP in a few widths. A file is read from disk. Throws
 * `PictureRefused`.
 */
export async function storePicture(bucket: Bucket, picture: File | Uint8Array): Promise<string> {
	const size = picture instanceof File ? picture.size : picture.length;
	if (size > MAX_PICTURE_BYTES) throw new PictureRefused("tooLarge");
	if (!(picture instanceof File)) return check(bucket, picture); // a job's, which stores one after the other
	try {
		return await turns.take(() => withPath(picture, (path) => check(bucket, path)));
	} catch (error) {
		if (isStoreAway(error)) throw new PictureRefused("storeAway");
		throw error instanceof Busy ? new PictureRefused("evidenceBusy") : error;
	}
}

async function check(bucket: Bucket, source: Source): Promise<string> {
	const drawing = bucket === "federation-logos" ? await drawingIn(source) : undefined;
	if (drawing) return store(bucket, await drawn(drawing));
	if (!(await isPicture(source))) throw new PictureRefused("notAPicture");
	return store(bucket, source);
}

const DPI = 72;
const DRAWING_SECONDS = 10;

/** A drawing of any size as a picture of the largest size: a small one is not blurred, a large one not costly. */
async function drawn(drawing: Uint8Array): Promise<Buffer> {
	try {
		const { width = LARGEST, height = LARGEST } = await sharp(drawing).metadata();
		const density = Math.max(1, Math.ceil((DPI * LARGEST) / Math.max(width, height, 1)));
		return await sharp(drawing, { density, limitInputPixels: 4 * LARGEST * LARGEST })
			.timeout({ seconds: DRAWING_SECONDS })
			.png()
			.toBuffer();
	} catch {
		throw new PictureRefused("notAPicture");
	}
}

/** A drawing that names no entity can unfold into none; and bytes have no folder that it could load a file from. */
const MAX_DRAWING = 500_000;
const isDrawing = (text: string) =>
	/^[^<]*(?:<\?xml|<!--|<svg)/.test(text) && /<svg[\s>]/.test(text) && !/<!ENTITY/i.test(text);

/** The bytes of an SVG; undefined for anything else. */
async function drawingIn(source: Source): Promise<Uint8Array | undefined> {
	const size = typeof source === "string" ? (await stat(source)).size : source.length;
	if (size > MAX_DRAWING) return undefined;
	const bytes = typeof source === "string" ? await readFile(source) : source;
	return isDrawing(new TextDecoder().decode(bytes)) ? bytes : undefined;
}

/** The same for an SVG of ours. Of uploads only the federation's logo may be one; what is kept is its picture. */
export const storeDrawing = (bucket: Bucket, svg: string) => store(bucket, new TextEncoder().encode(svg));

async function store(bucket: Bucket, source: Source): Promise<string> {
	const largest = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" })
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
	const smaller = widths.filter((candidate) => candidate < Number(width)).map((at) => `${name}-w${at}.webp`);
	for (const each of [...smaller, `${name}.webp`]) {
		storedPictures.forget(each);
		await files().delete(`media/${each}`);
	}
	await db().deleteFrom("pictures").where("url", "=", url).execute();
}
