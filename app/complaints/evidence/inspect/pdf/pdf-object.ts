/** A PDF object as MuPDF prints it (ISO 32000-1, 7.3); strings and numbers are left out, no rule asks for them. */
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
export const spelled = (written: string) =>
	written.includes("#")
		? written.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
		: written;

/** Reads one printed object. Throws when it is nested deeper than any honest file, or cut off. */
export function parsePdfObject(text: string): PdfValue {
	let at = 0;
	const blanks = () => {
		while (at < text.length && isBlank(text.charCodeAt(at))) at++;
	};
	const word = () => {
		const from = at;
		while (at < text.length && !isEnd(text.charCodeAt(at))) at++;
		return text.slice(from, at);
	};
	const skipString = () => {
		for (let depth = 0; at < text.length; at++) {
			const sign = text[at];
			if (sign === "\\") at++;
			else if (sign === "(") depth++;
			else if (sign === ")" && --depth === 0) {
				at++;
				return;
			}
		}
		throw new Error("cut off");
	};
	const value = (depth: number): PdfValue => {
		if (depth > MAX_DEPTH) throw new Error("nested too deeply");
		blanks();
		const sign = text[at];
		if (sign === "/") {
			at++;
			return { name: spelled(word()) };
		}
		if (sign === "(") {
			skipString();
			return { text: true };
		}
		if (text.startsWith("<<", at)) return dict(depth);
		if (sign === "<") {
			at = text.indexOf(">", at) + 1;
			if (at === 0) throw new Error("cut off");
			return { text: true };
		}
		if (sign === "[") return list(depth);
		return reference();
	};
	const dict = (depth: number): PdfDict => {
		const found: PdfDict = new Map();
		at += 2;
		for (;;) {
			blanks();
			if (text.startsWith(">>", at)) {
				at += 2;
				return found;
			}
			if (text[at] !== "/") throw new Error("no key");
			at++;
			const key = spelled(word());
			found.set(key, value(depth + 1));
		}
	};
	const list = (depth: number): PdfValue[] => {
		const found: PdfValue[] = [];
		at++;
		for (;;) {
			blanks();
			if (text[at] === "]") {
				at++;
				return found;
			}
			if (at >= text.length) throw new Error("cut off");
			found.push(value(depth + 1));
		}
	};
	/** A number, a word, or `12 0 R`. */
	const reference = (): PdfValue => {
		const first = word();
		if (first === "") throw new Error("no object");
		const back = at;
		if (isWhole(first)) {
			blanks();
			if (isWhole(word())) {
				blanks();
				if (word() === "R") return { ref: Number(first) };
			}
			at = back;
		}
		return undefined;
	};
	return value(0);
}

const isWhole = (word: string) => word.length > 0 && word.length < 11 && /^\d+$/.test(word);
