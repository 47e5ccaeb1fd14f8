import type { Face } from "./faces.server.ts";
import type { Slot } from "./slots.ts";

const MOST_CODES = 65_535;

type Code = { glyph: number; sign: string; width: number };

/**
 * A font in a document: a code for each glyph, the character it is drawn for and its width, so the text can be read out
 * of the file.
 */
export class FontUse {
	readonly face: Face;
	readonly name: string;
	readonly codes: Code[] = [{ glyph: 0, sign: "", width: 0 }];
	/** Glyphs that are drawn without a text: marks above and below letters, dots of some letters. */
	readonly shapes = new Set<number>();
	readonly #known = new Map<string, { cid: string; width: number }>();

	constructor(face: Face, name: string) {
		this.face = face;
		this.name = name;
	}

	code({ glyph, sign, width }: Slot): { cid: string; width: number } {
		const mille = Math.round(width * 1000);
		const key = `${glyph} ${mille} ${sign}`;
		const known = this.#known.get(key);
		if (known) return known;
		if (this.codes.length > MOST_CODES) throw new Error("A document has too many different letters.");
		const cid = this.codes.push({ glyph, sign, width: mille }) - 1;
		const made = { cid: cid.toString(16).padStart(4, "0"), width: mille };
		this.#known.set(key, made);
		return made;
	}
}

export function fontUse(fonts: Map<Face, FontUse>, face: Face): FontUse {
	const used = fonts.get(face) ?? new FontUse(face, `F${fonts.size + 1}`);
	fonts.set(face, used);
	return used;
}
