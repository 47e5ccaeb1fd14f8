import { deflateSync } from "node:zlib";

/** A number as a PDF has it. */
export const pdfNumber = (value: number): string => String(Number(value.toFixed(3)));

/** A text string of a PDF: UTF-16 in hex, which needs no escapes. */
export const pdfText = (text: string): string => `<FEFF${hexOf(text)}>`;

/** A text's UTF-16 in hex. */
export const hexOf = (text: string): string =>
	Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

export const pdfDate = (at: Date): string => `(D:${at.toISOString().replace(/\D/g, "").slice(0, 14)}Z)`;

/** The objects of a PDF, in the order in which they are added: the same objects make the same bytes. */
export class PdfFile {
	readonly #objects: Buffer[] = [];

	/** A number that is filled by `set`. */
	reserve(): number {
		return this.#objects.push(Buffer.alloc(0));
	}

	set(id: number, dictionary: string, stream?: Uint8Array): number {
		return this.setDeflated(id, dictionary, stream && deflateSync(stream));
	}

	/** With a stream that is deflated already. */
	setDeflated(id: number, dictionary: string, body?: Uint8Array): number {
		this.#objects[id - 1] = body
			? Buffer.concat([
					Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${body.length}>>\nstream\n`),
					body,
					Buffer.from("\nendstream"),
				])
			: Buffer.from(`<<${dictionary}>>`);
		return id;
	}

	add(dictionary: string, stream?: Uint8Array): number {
		return this.set(this.reserve(), dictionary, stream);
	}

	/** The file with these objects as its catalog and its description. */
	finish(catalog: number, info: number): Buffer {
		const parts = [Buffer.from("%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n", "latin1")];
		let at = parts[0]?.length ?? 0;
		const places = this.#objects.map((object, i) => {
			const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
			const place = at;
			at += part.length;
			parts.push(part);
			return place;
		});
		const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
		const size = this.#objects.length + 1;
		const trailer = `trailer\n<</Size ${size}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${at}\n%%EOF\n`;
		return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`)]);
	}
}
