import { deflateSync } from "node:zlib";

/** One object of a file: its text, or a dictionary's entries and the bytes of its stream. */
export type PdfPart = string | { dict: string; stream: Buffer | string };
type Options = {
	/** Entries of the catalog, which is object 1. */
	catalog?: string;
	/** Entries of the trailer. */
	trailer?: string;
	/** Objects that no cross-reference names: the bytes between the last object and the table. */
	unlisted?: string;
	/**
	 * Packs the objects that have no stream into an object stream behind these filters, and lists all in a
	 * cross-reference stream.
	 */
	packedBy?: (keyof typeof encoders)[];
	/** Text of the page, and how many pages there are, all but the first of them empty. */
	text?: string;
	pages?: number;
};

const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`);

/** Filters of ISO 32000-1, 7.4, from the side that writes. */
export const encoders = {
	FlateDecode: (bytes: Buffer) => deflateSync(bytes),
	ASCIIHexDecode: hex,
	ASCII85Decode: ascii85,
	LZWDecode: lzw,
};

function ascii85(bytes: Buffer): Buffer {
	let text = "";
	for (let at = 0; at < bytes.length; at += 4) {
		const group = Buffer.alloc(4);
		const length = bytes.copy(group, 0, at, at + 4);
		let value = group.readUInt32BE();
		const digits = Array.from({ length: 5 }, () => {
			const digit = value % 85;
			value = Math.floor(value / 85);
			return String.fromCharCode(digit + 33);
		}).reverse();
		text += length === 4 && group.readUInt32BE() === 0 ? "z" : digits.slice(0, length + 1).join("");
	}
	return Buffer.from(`${text}~>`);
}

/** Nothing but single bytes, with the table cleared before codes grow: a correct stream that compresses nothing. */
function lzw(bytes: Buffer): Buffer {
	const codes = [...bytes].flatMap((byte, at) => (at % 250 === 0 ? [256, byte] : [byte]));
	const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, "0")).join("");
	const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
	return Buffer.from(whole.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * A correct PDF of one page (ISO 32000-1, 7.5): catalog 1, pages 2, page 3, its content 4, and `parts` from 5 on.
 */
export function makePdf(parts: PdfPart[] = [], options: Options = {}): Buffer<ArrayBuffer> {
	const { catalog = "", trailer = "", unlisted = "", packedBy, text = "evidence", pages = 1 } = options;
	const empty = Array<string>(pages - 1).fill("<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>");
	const rest = empty.map((_, index) => `${index + 5 + parts.length} 0 R`);
	const all: PdfPart[] = [
		`<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
		`<</Type/Pages/Kids[3 0 R ${rest.join(" ")}]/Count ${pages}>>`,
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources" +
			"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
		{ dict: "", stream: `BT /F1 24 Tf 20 100 Td (${text}) Tj ET` },
		...parts,
		...empty,
	];
	const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
	const at = new Map<number, number>();
	let length = pieces[0]!.length;
	const add = (number: number, part: PdfPart) => {
		at.set(number, length);
		const stream = typeof part === "string" ? undefined : Buffer.from(part.stream as string, "latin1");
		const body =
			typeof part === "string"
				? [Buffer.from(part, "latin1")]
				: [
						Buffer.from(`<<${part.dict}/Length ${stream!.length}>>stream\n`, "latin1"),
						stream!,
						Buffer.from("\nendstream"),
					];
		const piece = Buffer.concat([Buffer.from(`${number} 0 obj\n`), ...body, Buffer.from("\nendobj\n")]);
		pieces.push(piece);
		length += piece.length;
	};
	const packed = packedBy
		? all.map((part, index) => ({ part, number: index + 1 })).filter(({ part }) => typeof part === "string")
		: [];
	all.forEach((part, index) => {
		if (!packed.some(({ number }) => number === index + 1)) add(index + 1, part);
	});
	const container = all.length + 1;
	if (packedBy) add(container, objectStream(packed as { part: string; number: number }[], packedBy));
	const extra = Buffer.from(unlisted, "latin1");
	pieces.push(extra);
	length += extra.length;
	const size = all.length + (packedBy ? 3 : 1);
	const start = length;
	if (!packedBy) {
		const rows = Array.from(
			{ length: size - 1 },
			(_, index) => `${String(at.get(index + 1)).padStart(10, "0")} 00000 n \n`,
		);
		pieces.push(
			Buffer.from(
				`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R ${trailer}>>\n`,
				"latin1",
			),
		);
	} else {
		at.set(container + 1, start);
		const table = Buffer.alloc(size * 7);
		for (let number = 1; number < size; number++) {
			const index = packed.findIndex((each) => each.number === number);
			table[number * 7] = index < 0 ? 1 : 2;
			table.writeUInt32BE(index < 0 ? at.get(number)! : container, number * 7 + 1);
			table.writeUInt16BE(Math.max(0, index), number * 7 + 5);
		}
		add(container + 1, { dict: `/Type/XRef/Size ${size}/W[1 4 2]/Root 1 0 R ${trailer}`, stream: table });
	}
	pieces.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
	return Buffer.concat(pieces);
}

function objectStream(packed: { part: string; number: number }[], filters: (keyof typeof encoders)[]): PdfPart {
	let offset = 0;
	const head = packed.map(({ part, number }) => {
		const entry = `${number} ${offset}`;
		offset += part.length + 1;
		return entry;
	});
	const first = `${head.join(" ")}\n`;
	const plain: Buffer = Buffer.from(first + packed.map(({ part }) => `${part}\n`).join(""), "latin1");
	const stream = filters.toReversed().reduce((bytes, filter) => encoders[filter](bytes), plain);
	const names = filters.map((filter) => `/${filter}`).join("");
	return { dict: `/Type/ObjStm/N ${packed.length}/First ${first.length}/Filter[${names}]`, stream };
}

/** A file to send: a correct PDF that says `text`, which makes its bytes its own. */
export const pdfFile = (text: string, name = `${text}.pdf`) =>
	new File([new Uint8Array(makePdf([], { unlisted: `% ${text}\n` }))], name, { type: "application/pdf" });
