import type { MediaType } from "../../rules/evidence-rules.ts";
import { type Inspection, Refused } from "../../rules/refused.ts";
import { inspectWebm, isEbml } from "./ebml.ts";
import { inspectFrames, isFrames } from "./frames.ts";
import { inspectIso, isIso } from "./iso-media.ts";
import { inspectOgg, isOgg } from "./ogg.ts";
import { inspectRiff, isRiff } from "./riff.ts";
import { isTwofold } from "./twofold.ts";

type Reader = { matches: (bytes: Buffer) => boolean; inspect: (bytes: Buffer) => Inspection };

const iso = (type: Parameters<typeof isIso>[1]): Reader => ({
	matches: (bytes) => isIso(bytes, type),
	inspect: (bytes) => inspectIso(bytes, type),
});
const frames = (type: Parameters<typeof isFrames>[1]): Reader => ({
	matches: (bytes) => isFrames(bytes, type),
	inspect: (bytes) => inspectFrames(bytes, type),
});

/** Readers of the kinds that are checked by their structure alone: nothing in them is decoded (decision 135). */
export const mediaReaders = {
	"image/heic": iso("image/heic"),
	"audio/mp4": iso("audio/mp4"),
	"video/mp4": iso("video/mp4"),
	"video/quicktime": iso("video/quicktime"),
	"video/3gpp": iso("video/3gpp"),
	"audio/mpeg": frames("audio/mpeg"),
	"audio/aac": frames("audio/aac"),
	"audio/ogg": { matches: isOgg, inspect: inspectOgg },
	"audio/wav": { matches: (bytes) => isRiff(bytes, "WAVE"), inspect: (bytes) => inspectRiff(bytes, "WAVE") },
	"video/webm": { matches: isEbml, inspect: inspectWebm },
} satisfies Partial<Record<MediaType, Reader>>;

/** Checks a recording: its structure to the last byte, and that it is nothing else besides. */
export function inspectMedia(bytes: Buffer, type: keyof typeof mediaReaders): Inspection {
	const inspected = mediaReaders[type].inspect(bytes);
	if (isTwofold(bytes)) throw new Refused("evidenceTwofold");
	return inspected;
}
