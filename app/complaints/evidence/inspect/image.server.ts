import sharp from "sharp";
import type { MediaType } from "../rules/evidence-rules.ts";
import { type Inspection, Refused } from "../rules/refused.ts";
import { endOfJpeg, endOfPng } from "./media/pictures.ts";
import { inspectRiff } from "./media/riff.ts";
import { holdsOther, isBlankFrom, isTwofold } from "./media/twofold.ts";

/**
 * More than any screen or camera people have; a small file may claim any number, and some have to be unfolded whole.
 */
const MAX_PIXELS: Partial<Record<MediaType, number>> = {
	"image/jpeg": 120_000_000,
	"image/png": 60_000_000,
	"image/webp": 60_000_000,
};

/**
 * Checks a photo or a screenshot: it decodes to its last row, is not larger than memory allows, and is nothing else
 * besides. Phones put small films and depth maps behind a JPEG; those are let be, archives and documents are not.
 */
export async function inspectImage(bytes: Buffer, type: MediaType): Promise<Inspection> {
	if (isTwofold(bytes) || hasMore(bytes, type)) throw new Refused("evidenceTwofold");
	const limitInputPixels = MAX_PIXELS[type] ?? 0;
	const options = { limitInputPixels, failOn: "error", sequentialRead: true } as const;
	try {
		const { width = 0, height = 0 } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
		if (width * height > limitInputPixels) throw new Refused("evidenceBomb");
		// Decoded row by row and discarded: a file that ends early fails here.
		await sharp(bytes, options).resize(16, 16, { fit: "inside" }).raw().toBuffer();
		return { whole: true };
	} catch (error) {
		throw error instanceof Refused ? error : new Refused("evidenceDamaged");
	}
}

/** A picture ends where its format says; behind a JPEG anything harmless may follow. */
function hasMore(bytes: Buffer, type: MediaType): boolean {
	if (type === "image/webp") return !inspectRiff(bytes, "WEBP").whole;
	if (type === "image/png") return !isBlankFrom(bytes, endOfPng(bytes));
	return holdsOther(bytes.subarray(endOfJpeg(bytes)));
}
