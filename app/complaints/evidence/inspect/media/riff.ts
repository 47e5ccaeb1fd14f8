import { type Inspection, Refused } from "../../rules/refused.ts";
import { isBlankFrom } from "./twofold.ts";

const MAX_CHUNKS = 10_000;
/**
 * Kinds of sound in a WAV file: plain, floating, A-law, mu-law, ADPCM, GSM, and the long form that names one of these.
 */
const WAVE_FORMATS = new Set([1, 2, 3, 6, 7, 0x11, 0x31, 0xfffe]);

export const isRiff = (bytes: Buffer, form: "WAVE" | "WEBP") =>
	bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === form;

/** Checks that the chunks of a RIFF file fill it to its last byte, and for sound that it says how to play it. */
export function inspectRiff(bytes: Buffer, form: "WAVE" | "WEBP"): Inspection {
	const names = new Map<string, number>();
	if (bytes.length < 12) throw new Refused("evidenceDamaged");
	const size = bytes.readUInt32LE(4) + 8;
	if (size > bytes.length) throw new Refused("evidenceDamaged");
	if (!isBlankFrom(bytes, size + (size % 2))) throw new Refused("evidenceTwofold"); // one byte makes the length even
	let count = 0;
	for (let at = 12; at < size; ) {
		if (size - at < 8 || ++count > MAX_CHUNKS) throw new Refused("evidenceDamaged");
		const length = bytes.readUInt32LE(at + 4);
		if (at + 8 + length > size) throw new Refused("evidenceDamaged");
		names.set(bytes.toString("latin1", at, at + 4), at + 8);
		at += 8 + length + (length % 2);
	}
	if (form === "WEBP") return { whole: true };
	const format = names.get("fmt ");
	if (format === undefined || !names.has("data")) throw new Refused("evidenceDamaged");
	if (!WAVE_FORMATS.has(bytes.readUInt16LE(format))) throw new Refused("evidenceMismatch");
	return { whole: true };
}
