import { inflateSync } from "node:zlib";
import { codeOf } from "../../../../base/errors/describe-error.ts";
import { type Inspection, Refused } from "../../rules/refused.ts";
import { isBlankFrom } from "../media/twofold.ts";
import { isDict, nameOf, type PdfDict, type PdfValue, parsePdfObject, refOf } from "./pdf-object.ts";
import { inspectObject, type Objects } from "./pdf-rules.ts";
import { readPacked, readWritten } from "./written-objects.ts";

type Mupdf = typeof import("mupdf");
type OpenDocument = InstanceType<Mupdf["PDFDocument"]>;

/** The largest picture that a page needs, uncompressed; more is made to fill a memory. */
const MAX_STREAM = 160 * 1024 * 1024;
/** Past this the rest is not unfolded, and the file is not whole. */
const MAX_UNFOLDED = 1024 * 1024 * 1024;
const MAX_OBJECTS = 500_000;
/** Filters that decode a picture (ISO 32000-1, 7.4): pixels are counted by their size, not unfolded. */
const PICTURES = new Set(["DCTDecode", "DCT", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode", "CCF"]);
const FLATE = new Set(["FlateDecode", "Fl"]);
const OTHERS = new Set(["ASCIIHexDecode", "AHx", "ASCII85Decode", "A85", "LZWDecode", "LZW", "RunLengthDecode", "RL"]);

/**
 * Checks a PDF. MuPDF reads every object that the cross-reference lists, used or not, through object streams and all
 * filters; the rules are asked about each, and about each that is written in the file without being listed. A file that
 * MuPDF had to repair, a stream that it cannot unfold, an object that cannot be read and an object stream that nothing
 * leads to make the file not `whole`: another reader may see more.
 */
export async function inspectPdf(given: Buffer): Promise<Inspection> {
	const bytes = given.subarray(0, endOf(given)); // MuPDF looks for the end in the last kilobyte
	const mupdf = await import("mupdf");
	let file = open(mupdf, bytes);
	// Some programs count its places from the blanks in front of it, others from its first word.
	if (file.wasRepaired() && !bytes.subarray(0, 5).equals(HEAD)) file = open(mupdf, withoutFront(bytes));
	if (file.needsPassword() || !file.getTrailer().get("Encrypt").isNull()) throw new Refused("evidenceEncrypted");
	const found = inspectObjects(mupdf, file, bytes);
	return { whole: found.whole && !file.wasRepaired() };
}

/** Blanks and the mark of UTF-8, which programs that take a PDF for a text put in front of it. */
const BEGINNING = /^(?:\xef\xbb\xbf)?[\0\s]*%PDF-/;
const HEAD = Buffer.from("%PDF-");
export const isPdf = (bytes: Buffer) => BEGINNING.test(bytes.toString("latin1", 0, 1024));

/** The same with its first line in front: the places of all objects stay. */
function withoutFront(bytes: Buffer): Buffer {
	const moved = Buffer.from(bytes);
	const at = bytes.indexOf(HEAD);
	const line = bytes.subarray(at, at + "%PDF-1.7".length);
	moved.fill("\n", 0, at + line.length);
	line.copy(moved);
	return moved;
}

/** Where it ends as a PDF does (7.5); nothing else may follow. */
function endOf(bytes: Buffer): number {
	const end = bytes.lastIndexOf("%%EOF");
	if (end < 0 || bytes.lastIndexOf("startxref") < 0) throw new Refused("evidenceDamaged");
	if (!isBlankFrom(bytes, end + 5)) throw new Refused("evidenceTwofold");
	if (bytes.includes("PK\x05\x06", Math.max(0, bytes.length - 66_000))) throw new Refused("evidenceTwofold");
	return end + 5;
}

function open(mupdf: Mupdf, bytes: Buffer): OpenDocument {
	mupdf.setLog(() => {});
	try {
		const file = mupdf.Document.openDocument(bytes, "application/pdf");
		const pdf = file.asPDF();
		if (pdf) return pdf;
	} catch {
		// An unknown encryption is an error as well.
	}
	throw new Refused(bytes.includes("/Encrypt") ? "evidenceEncrypted" : "evidenceDamaged");
}

function inspectObjects(mupdf: Mupdf, file: OpenDocument, bytes: Buffer): PdfFindings {
	const found: PdfFindings = { whole: true, objectStreams: 0, folded: 0, unfolded: 0 };
	// Where MuPDF repairs a damaged stream, another reader may read other content.
	mupdf.setLog(() => {
		found.whole = false;
	});
	const count = file.countObjects();
	if (count > MAX_OBJECTS) throw new Refused("evidenceBomb");
	const read = (number: number): PdfValue => {
		const named = file.newIndirect(number);
		const object = named.resolve();
		try {
			return object.isNull() ? undefined : parsePdfObject(object.toString(true, true));
		} finally {
			object.destroy(); // half a million of them are more than a collector keeps up with
			named.destroy();
		}
	};
	const objects = { read, harmless: new Set<number>() };
	inspectObject(parsePdfObject(file.getTrailer().toString(true, true)), false, objects);
	for (let number = 1; number < count; number++) {
		try {
			const object = file.newIndirect(number);
			const value = read(number);
			const isStream = object.isStream();
			inspectObject(value, isStream, objects);
			if (isStream && isDict(value)) inspectStream(object, value, objects, found);
			if (found.folded > 2 * bytes.length) throw new Refused("evidenceBomb"); // nested streams
		} catch (error) {
			if (error instanceof Refused) throw error;
			found.whole = false;
		}
	}
	const written = readWritten(bytes, (value, isStream) => inspectObject(value, isStream, objects));
	if (!written.whole || written.objectStreams > found.objectStreams) found.whole = false;
	return found;
}

type Stream = ReturnType<OpenDocument["newIndirect"]>;
type PdfFindings = { whole: boolean; objectStreams: number; folded: number; unfolded: number };

function inspectStream(object: Stream, dict: PdfDict, objects: Objects, found: PdfFindings) {
	const filters = filtersOf(dict, objects.read);
	if (filters.some((filter) => filter && !PICTURES.has(filter) && !FLATE.has(filter) && !OTHERS.has(filter)))
		found.whole = false;
	const isObjectStream = nameOf(dict.get("Type")) === "ObjStm";
	if (isObjectStream) found.objectStreams += 1;
	else if (filters.length === 1 && PICTURES.has(filters[0] ?? "")) return;
	const folded = object.readRawStream().asUint8Array();
	found.folded += folded.length;
	if (found.unfolded > MAX_UNFOLDED) {
		found.whole = false;
		return;
	}
	const inflated = FLATE.has(filters[0] ?? "") ? tryInflate(folded) : undefined;
	const isDone = inflated && filters.length === 1 && !isObjectStream;
	const content = isDone ? inflated : object.readStream().asUint8Array();
	found.unfolded += content.length;
	if (content.length > MAX_STREAM) throw new Refused("evidenceBomb");
	if (!isObjectStream) return;
	// Objects in it that no cross-reference names are no objects to MuPDF; to another reader they may be.
	const [first, count] = ["First", "N"].map((key) => object.get(key).asNumber());
	const packed = readPacked(content, { first: first ?? 0, count: count ?? 0 }, (value) =>
		inspectObject(value, false, objects),
	);
	if (!packed.whole) found.whole = false;
}

function filtersOf(dict: PdfDict, read: (number: number) => PdfValue): string[] {
	const given = dict.get("Filter");
	const ref = refOf(given);
	const filter = ref === undefined ? given : read(ref);
	return (Array.isArray(filter) ? filter : [filter]).map((each) => {
		const inner = refOf(each);
		return nameOf(inner === undefined ? each : read(inner)) ?? "";
	});
}

/** Refuses a bomb before MuPDF fills its memory with it; undefined for a stream that is not complete. */
function tryInflate(folded: Uint8Array): Uint8Array | undefined {
	try {
		return inflateSync(folded, { maxOutputLength: MAX_STREAM });
	} catch (error) {
		if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") throw new Refused("evidenceBomb");
		return undefined;
	}
}
