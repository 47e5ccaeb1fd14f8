import { type Cursor, isDict, nameOf, type PdfValue, parsePdfObject, skipBlanks } from "./pdf-object.ts";

/** Reads an object that no cross-reference may name. */
type Reader = (value: PdfValue, isStream: boolean) => void;
/** `whole`: each was read to its end, and no dictionary says two things. */
type Written = { whole: boolean; objectStreams: number };

/** How often the bytes of a file are read, all in all: one can be made whose objects hold each other. */
const MOST_READINGS = 4;
/** The longest head of an object, with comments between its words. */
const HEAD = 300;
const isHead = (before: string) => /(?:^|\D)\d{1,10}[\0\s]*\s\d{1,10}[\0\s]*$/.test(before);

/**
 * Every object that is written in the bytes: a second look at what no cross-reference leads to, such as earlier
 * versions of an object. A reader that repairs a file searches for the same words. Names in strings, in comments and on
 * pages are no objects.
 */
export function readWritten(bytes: Buffer, see: Reader): Written {
	const text = bytes.toString("latin1");
	const found: Written = { whole: true, objectStreams: 0 };
	let left = MOST_READINGS * text.length;
	for (let at = text.indexOf("obj"); at >= 0; at = text.indexOf("obj", at + 3)) {
		const before = text.slice(Math.max(0, at - HEAD), at);
		if (!isHead(before) && !isHead(before.replace(/%[^\r\n]*/g, " "))) continue;
		const cursor: Cursor = { at: at + 3 };
		const value = attempt(text, cursor);
		left -= cursor.at - at;
		if (left < 0) return { ...found, whole: false };
		if (!value || cursor.isTwofold) found.whole = false;
		if (!value) continue;
		skipBlanks(text, cursor);
		const isStream = text.startsWith("stream", cursor.at);
		if (isDict(value.read) && nameOf(value.read.get("Type")) === "ObjStm") found.objectStreams += 1;
		see(value.read, isStream);
	}
	return found;
}

/**
 * The objects of an object stream (7.5.7) one after the other, and whether its table names no other place: what only
 * that names would be an object to another reader.
 */
export function readPacked(content: Uint8Array, { first, count }: { first: number; count: number }, see: Reader) {
	const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("latin1");
	const begin = { at: first };
	const starts = new Set<number>();
	let whole = true;
	for (skipBlanks(text, begin); begin.at < text.length; skipBlanks(text, begin)) {
		starts.add(begin.at);
		const cursor: Cursor = { at: begin.at };
		const value = attempt(text, cursor);
		if (!value || cursor.isTwofold) whole = false;
		if (!value) break;
		see(value.read, false);
		begin.at = cursor.at;
	}
	const table = text.slice(0, first).match(/\d+/g) ?? [];
	for (let i = 1; i < Math.min(table.length, 2 * count); i += 2) {
		const place = { at: first + Number(table[i]) };
		skipBlanks(text, place);
		if (!starts.has(place.at)) whole = false;
	}
	return { whole: whole && table.length >= 2 * count };
}

/** The object at this place; undefined where none can be read. */
function attempt(text: string, cursor: Cursor): { read: PdfValue } | undefined {
	try {
		return { read: parsePdfObject(text, cursor) };
	} catch {
		cursor.at = Math.max(cursor.at, 0) || text.length;
		return undefined;
	}
}
