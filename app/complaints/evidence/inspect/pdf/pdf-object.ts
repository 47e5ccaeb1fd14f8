/** A PDF object (ISO 32000-1, 7.3); strings and numbers are left out, no rule asks for them. */
export type PdfValue = PdfDict | PdfValue[] | { name: string } | { ref: number } | { text: true } | undefined;
export type PdfDict = Map<string, PdfValue>;

export const isDict = (value: PdfValue): value is PdfDict => value instanceof Map;
export const nameOf = (value: PdfValue) =>
	value && !Array.isArray(value) && !isDict(value) && "name" in value ? value.name : undefined;
export const refOf = (value: PdfValue) =>
	value && !Array.isArray(value) && !isDict(value) && "ref" in value ? value.ref : undefined;

const MAX_DEPTH = 200;
const isBlank = (code: number) => code <= 32;
/** Signs that end a name or a number (7.2.2). */
const isEnd = (code: number) => isBlank(code) || "()<>[]{}/%".includes(String.fromCharCode(code));

/** The letters of a name as it is written: `#4A` spells one (7.3.5). */
const spelled = (written: string) =>
	written.includes("#")
		? written.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
		: written;

/** Words that end an object: one that holds them is cut off. */
const ENDS = new Set(["obj", "endobj", "stream", "endstream", "xref", "trailer"]);

/** Where reading begins, and afterwards where it ended. `isTwofold`: a dictionary has a key twice. */
export type Cursor = { at: number; isTwofold?: boolean };

/** Goes on behind blanks and comments (7.2.3). */
export function skipBlanks(text: string, cursor: Cursor) {
	while (cursor.at < text.length) {
		const code = text.charCodeAt(cursor.at);
		if (code === 0x25) while (cursor.at < text.length && !/[\r\n]/.test(text[cursor.at] ?? "")) cursor.at++;
		else if (isBlank(code)) cursor.at++;
		else return;
	}
}

/** Reads one object. Throws when it is nested deeper than any honest file, or cut off. */
export function parsePdfObject(text: string, cursor: Cursor = { at: 0 }): PdfValue {
	const blanks = () => skipBlanks(text, cursor);
	const word = () => {
		const from = cursor.at;
		while (cursor.at < text.length && !isEnd(text.charCodeAt(cursor.at))) cursor.at++;
		return text.slice(from, cursor.at);
	};
	const skipString = () => {
		for (let depth = 0; cursor.at < text.length; cursor.at++) {
			const sign = text[cursor.at];
			if (sign === "\\") cursor.at++;
			else if (sign === "(") depth++;
			else if (sign === ")" && --depth === 0) {
				cursor.at++;
				return;
			}
		}
		throw new Error("cut off");
	};
	const value = (depth: number): PdfValue => {
		if (depth > MAX_DEPTH) throw new Error("nested too deeply");
		blanks();
		const sign = text[cursor.at];
		if (sign === "/") {
			cursor.at++;
			return { name: spelled(word()) };
		}
		if (sign === "(") {
			skipString();
			return { text: true };
		}
		if (text.startsWith("<<", cursor.at)) return dict(depth);
		if (sign === "<") {
			cursor.at = text.indexOf(">", cursor.at) + 1;
			if (cursor.at === 0) throw new Error("cut off");
			return { text: true };
		}
		if (sign === "[") return list(depth);
		return reference();
	};
	const dict = (depth: number): PdfDict => {
		const found: PdfDict = new Map();
		cursor.at += 2;
		for (;;) {
			blanks();
			if (text.startsWith(">>", cursor.at)) {
				cursor.at += 2;
				return found;
			}
			if (text[cursor.at] !== "/") throw new Error("no key");
			cursor.at++;
			const key = spelled(word());
			if (found.has(key)) cursor.isTwofold = true;
			found.set(key, value(depth + 1));
		}
	};
	const list = (depth: number): PdfValue[] => {
		const found: PdfValue[] = [];
		cursor.at++;
		for (;;) {
			blanks();
			if (text[cursor.at] === "]") {
				cursor.at++;
				return found;
			}
			if (cursor.at >= text.length) throw new Error("cut off");
			found.push(value(depth + 1));
		}
	};
	/** A number, a word, or `12 0 R`. */
	const reference = (): PdfValue => {
		const first = word();
		if (first === "" || ENDS.has(first)) throw new Error("no object");
		const back = cursor.at;
		if (isWhole(first)) {
			blanks();
			if (isWhole(word())) {
				blanks();
				if (word() === "R") return { ref: Number(first) };
			}
			cursor.at = back;
		}
		return undefined;
	};
	return value(0);
}

const isWhole = (word: string) => word.length > 0 && word.length < 11 && /^\d+$/.test(word);
