import { type Inspection, Refused } from "../../rules/refused.ts";

type SoundType = "audio/mpeg" | "audio/aac";

/** Fewer frames are no sound. */
const LEAST_FRAMES = 3;
/** Zeros that writers leave behind a tag or the last frame. */
const MAX_ZEROS = 65_536;

const RATES = [44_100, 48_000, 32_000];
const BITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Whether the first bytes are a tag, or a frame of this kind. */
export const isFrames = (bytes: Buffer, type: SoundType) =>
	bytes.toString("latin1", 0, 3) === "ID3" || lengthOf[type](bytes, 0) > 0;

/**
 * Checks that frames of sound follow each other to the end, with a tag before and one behind them; nothing lies
 * between.
 */
export function inspectFrames(bytes: Buffer, type: SoundType): Inspection {
	let at = afterZeros(bytes, afterTag(bytes));
	let count = 0;
	const end = beforeTags(bytes);
	while (at < end) {
		const length = lengthOf[type](bytes, at);
		if (length === 0) break;
		count += 1;
		at += length; // the last frame may be cut: a recorder that was stopped
	}
	if (count < LEAST_FRAMES) throw new Refused("evidenceMismatch");
	if (at < end && afterZeros(bytes, at) < end) throw new Refused("evidenceTwofold");
	return { whole: true };
}

/**
 * The length of the frame at a place; 0 where none begins. MPEG 1, 2 and 2.5 layer III (ISO/IEC 11172-3), and ADTS
 * (13818-7).
 */
const lengthOf: Record<SoundType, (bytes: Buffer, at: number) => number> = {
	"audio/mpeg"(bytes, at) {
		if (at + 4 > bytes.length) return 0;
		const head = bytes.readUInt32BE(at);
		const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3];
		const [bits, rate] = [(head >>> 12) & 15, (head >>> 10) & 3];
		if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1 || bits === 0 || bits === 15 || rate === 3) return 0;
		const speed = ((version === 3 ? BITS_1 : BITS_2)[bits] ?? 0) * 1000;
		const hertz = (RATES[rate] ?? 1) / (version === 3 ? 1 : version === 2 ? 2 : 4);
		return Math.floor(((version === 3 ? 144 : 72) * speed) / hertz) + ((head >>> 9) & 1);
	},
	"audio/aac"(bytes, at) {
		if (at + 7 > bytes.length) return 0;
		const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
		if (first !== 0xff || (second & 0xf6) !== 0xf0 || ((third >>> 2) & 15) > 12) return 0;
		const length = (bytes.readUInt32BE(at + 3) >>> 13) & 0x1fff;
		return length < 7 ? 0 : length;
	},
};

/** The place behind an ID3v2 tag. Files in a tag are refused. */
function afterTag(bytes: Buffer): number {
	if (bytes.toString("latin1", 0, 3) !== "ID3" || bytes.length < 10) return 0;
	const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
	const end = 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
	if (end > bytes.length) throw new Refused("evidenceDamaged");
	const tag = bytes.subarray(10, end);
	if (tag.includes("GEOB") || tag.includes("GEO\0")) throw new Refused("evidenceInside");
	return end;
}

/** The place before tags at the end: ID3v1, and APE before it. */
function beforeTags(bytes: Buffer): number {
	let end = bytes.length;
	if (end >= 128 && bytes.toString("latin1", end - 128, end - 125) === "TAG") end -= 128;
	if (end >= 32 && bytes.toString("latin1", end - 32, end - 24) === "APETAGEX") {
		const length = bytes.readUInt32LE(end - 20);
		const head = (bytes.readUInt32LE(end - 12) & 0x80000000) !== 0 ? 32 : 0;
		end -= length + head;
	}
	return end;
}

function afterZeros(bytes: Buffer, start: number): number {
	let at = start;
	while (at < bytes.length && at - start < MAX_ZEROS && bytes[at] === 0) at += 1;
	return at;
}
