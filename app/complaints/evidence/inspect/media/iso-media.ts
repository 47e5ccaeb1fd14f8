import { type Inspection, Refused } from "../../rules/refused.ts";
import { type Box, boxesIn, walk } from "./boxes.ts";

/** The names by which a file says what it is (its first box), for each kind. */
const brands = {
	"audio/mp4": /^(M4A |M4B |mp4[12]|isom|iso[2-9]|dash|qt {2}|3gp\w)$/,
	"video/mp4": /^(mp4[12]|isom|iso[2-9]|avc1|hvc1|M4V |M4VP|MSNV|dash|mmp4|f4v |XAVC|3gp\w)$/,
	"video/quicktime": /^qt {2}$/,
	"video/3gpp": /^3g[p2r]\w$|^3ge\w$|^3gg\w$|^3gs\w$/,
	"image/heic": /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|miaf)$/,
} as const;
export type IsoType = keyof typeof brands;

const MAX_TRACKS = 32;
/** Media handlers that run programs or fetch others: wired sprites, Flash, panoramas, MPEG-J. */
const ACTIVE = new Set(["sprt", "flsh", "qtvr", "mjsd", "ocsm"]);
/** References of QuickTime to other files, and what says that a track is encrypted. */
const REMOTE = new Set(["rmra", "rmda", "rdrf"]);
const PROTECTED = new Set(["pssh", "sinf", "senc", "ipro"]);
const ENCRYPTED_SAMPLES = /^(enc[vatsm]|drm[is]|p608)$/;

/** Whether the first box names this kind. */
export function isIso(bytes: Buffer, type: IsoType): boolean {
	if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return false;
	const end = Math.min(bytes.readUInt32BE(0), 512, bytes.length);
	const named = [8, ...range(16, end - 3, 4)].map((at) => bytes.toString("latin1", at, at + 4));
	return type === "image/heic" || type === "audio/mp4"
		? named.some((brand) => brands[type].test(brand))
		: brands[type].test(named[0] ?? "");
}
const range = (from: number, to: number, step: number) =>
	Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/**
 * Checks the structure of a recording or a photo: boxes fill the file to its last byte, all media is in the file
 * itself, and nothing in it is encrypted or runs. Nothing is decoded.
 */
export function inspectIso(bytes: Buffer, type: IsoType): Inspection {
	const top = boxesIn(bytes, 0, bytes.length, true);
	const handlers: string[] = [];
	let tracks = 0;
	walk(bytes, top, (box) => {
		if (REMOTE.has(box.type)) throw new Refused("evidenceRemote");
		if (PROTECTED.has(box.type)) throw new Refused("evidenceEncrypted");
		if (box.type === "url " || box.type === "urn " || box.type === "alis") checkReference(bytes, box);
		if (box.type === "hdlr") handlers.push(bytes.toString("latin1", box.start + 8, box.start + 12));
		if (box.type === "trak") tracks += 1;
		if (box.type === "stsd") checkSamples(bytes, box);
		if (box.type === "stco" || box.type === "co64") checkOffsets(bytes, box);
	});
	if (tracks > MAX_TRACKS) throw new Refused("evidenceDamaged");
	if (handlers.some((handler) => ACTIVE.has(handler))) throw new Refused("evidenceActive");
	const types = top.map((box) => box.type);
	if (type === "image/heic") {
		if (!types.includes("meta") || !handlers.includes("pict")) throw new Refused("evidenceDamaged");
		return { whole: true };
	}
	if (!types.includes("moov") || !types.includes("mdat")) throw new Refused("evidenceDamaged");
	const isFilm = handlers.includes("vide");
	if (type === "audio/mp4" ? isFilm || !handlers.includes("soun") : !isFilm && !handlers.includes("soun"))
		throw new Refused("evidenceMismatch");
	return { whole: true };
}

/** Where the media of a track is: its flag says in this file, and every other place is refused. */
function checkReference(bytes: Buffer, { start, end }: Box) {
	if (end - start < 4 || (bytes.readUInt32BE(start) & 1) === 0) throw new Refused("evidenceRemote");
}

function checkSamples(bytes: Buffer, { start, end }: Box) {
	const count = end - start >= 8 ? bytes.readUInt32BE(start + 4) : 0;
	const entries = boxesIn(bytes, start + 8, end);
	if (count !== entries.length || count > 16) throw new Refused("evidenceDamaged");
	if (entries.some((entry) => ENCRYPTED_SAMPLES.test(entry.type))) throw new Refused("evidenceEncrypted");
}

/** Each offset of media is inside the file: a file that was cut off ends before them. */
function checkOffsets(bytes: Buffer, { type, start, end }: Box) {
	const width = type === "stco" ? 4 : 8;
	const count = end - start >= 8 ? bytes.readUInt32BE(start + 4) : 0;
	if (start + 8 + count * width > end) throw new Refused("evidenceDamaged");
	for (let at = start + 8; at < start + 8 + count * width; at += width) {
		const offset = width === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
		if (offset >= bytes.length) throw new Refused("evidenceDamaged");
	}
}
