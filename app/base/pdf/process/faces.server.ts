import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Font, Face as HbFace } from "harfbuzzjs";
import { isBlank, isShapeless } from "./printable.ts";

/** A font file that is loaded. */
export type Face = {
	name: string;
	data: Buffer;
	font: Font;
	signs: Set<number>;
	/** A thousandth of the letters' size in the units of the font. */
	perMille: number;
	ascent: number;
	descent: number;
};

const folder = join(process.cwd(), "app/fonts");
const own = (weight: number) => ["readex-pro-latin", "readex-pro-arabic"].map((name) => `${name}-${weight}`);
/** In the order in which they are asked for a letter. */
const FALLBACKS = ["sans", "arabic", "hebrew", "symbols", "math", "han", "hangul"].map((name) => `noto/${name}`);

const loaded = new Map<string, Face>();

function face(name: string): Face {
	const found = loaded.get(name);
	if (found) return found;
	const data = readFileSync(join(folder, `${name}.ttf`));
	const hb = new HbFace(new Blob(data));
	const font = new Font(hb);
	const { ascender, descender } = font.hExtents();
	const perMille = hb.upem / 1000;
	const made: Face = {
		name,
		data,
		font,
		perMille,
		signs: new Set(hb.collectUnicodes()),
		ascent: ascender / perMille,
		descent: descender / perMille,
	};
	loaded.set(name, made);
	return made;
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** Whether a font has the sign. */
export const hasSign = (sign: string): boolean => faceFor(sign, 400) !== undefined;

const found = new Map<string, Face | undefined>();

/** The first font that has all of these letters, as they are or composed. The typeface of the house is asked first. */
export function faceFor(letters: string, weight: 400 | 600): Face | undefined {
	const key = `${weight}${letters}`;
	if (!found.has(key)) found.set(key, findFace(letters, weight));
	return found.get(key);
}

function findFace(letters: string, weight: number) {
	const shaped = (text: string) => [...text].filter((sign) => !isShapeless(sign) && !isBlank(sign)).map(codeOf);
	const forms = [...new Set([letters, letters.normalize("NFC")])].map(shaped);
	for (const name of [...own(weight), ...FALLBACKS])
		if (forms.some((codes) => codes.every((code) => face(name).signs.has(code)))) return face(name);
	return undefined;
}
