import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hexOf, type PdfFile, pdfNumber } from "../pdf-file.server.ts";
import type { Face } from "./faces.server.ts";
import type { FontUse } from "./font-use.ts";

/** HarfBuzz's own cutter of fonts, which its package ships as a module of its own. */
const { exports } = new WebAssembly.Instance(
	new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"))),
);
run("_initialize");

/** Calls a function of the cutter. */
function run(name: string, ...args: number[]): number {
	const found = exports[name];
	if (typeof found !== "function") throw new Error(`HarfBuzz has no ${name}.`);
	return found(...args);
}

/** Its memory as it is now: it grows. */
function memory(): ArrayBuffer {
	const { memory: found } = exports;
	if (!(found instanceof WebAssembly.Memory)) throw new Error("HarfBuzz has no memory.");
	return found.buffer;
}

/** No hinting, glyphs keep their numbers, only the glyphs named: no others that layout could reach. */
const FLAGS = 0x1 | 0x2 | 0x200;
const DROPPED_TABLES = 3;
const tag = (name: string) => [...name].reduce((sum, sign) => (sum << 8) | sign.charCodeAt(0), 0);

/** The font with these glyphs alone. */
function cut({ data, name }: Face, glyphs: Iterable<number>): Buffer {
	const call = (name: string, ...args: number[]) => run(`hb_${name}`, ...args);
	const at = run("malloc", data.length);
	new Uint8Array(memory()).set(data, at);
	const face = call("face_create", call("blob_create", at, data.length, 2, 0, 0), 0);
	const input = call("subset_input_create_or_fail");
	call("subset_input_set_flags", input, FLAGS);
	const dropped = call("subset_input_set", input, DROPPED_TABLES);
	for (const table of ["GSUB", "GPOS", "GDEF", "name", "OS/2", "STAT"]) call("set_add", dropped, tag(table));
	const kept = call("subset_input_glyph_set", input);
	for (const glyph of glyphs) call("set_add", kept, glyph);
	const subset = call("subset_or_fail", face, input);
	if (!subset) throw new Error(`The font ${name} could not be cut.`);
	const blob = call("face_reference_blob", subset);
	const start = call("blob_get_data", blob, 0);
	return Buffer.from(new Uint8Array(memory(), start, call("blob_get_length", blob)));
}

/** Adds a font with the glyphs that the document uses; the number of its object. */
export function embed(file: PdfFile, { face, name, codes }: FontUse): number {
	const bytes = cut(face, new Set(codes.map(({ glyph }) => glyph)));
	const tag = `TWL${name}`.padEnd(6, "A").replace(/\d/g, (digit) => "ABCDEFGHIJ"[Number(digit)] ?? "");
	const base = `/${tag}+${face.name.replace(/\W/g, "-")}`;
	const stream = file.add(`/Length1 ${bytes.length}`, bytes);
	const descriptor = file.add(
		`/Type/FontDescriptor/FontName${base}/Flags 4` +
			`/FontBBox[-1000 ${pdfNumber(face.descent)} 2000 ${pdfNumber(face.ascent)}]` +
			`/ItalicAngle 0/Ascent ${pdfNumber(face.ascent)}/Descent ${pdfNumber(face.descent)}` +
			`/CapHeight 700/StemV 80/FontFile2 ${stream} 0 R`,
	);
	const glyphs = Buffer.alloc(codes.length * 2);
	for (const [code, { glyph }] of codes.entries()) glyphs.writeUInt16BE(glyph, code * 2);
	const cid = file.add(
		`/Type/Font/Subtype/CIDFontType2/BaseFont${base}` +
			"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>" +
			`/FontDescriptor ${descriptor} 0 R/DW 0/W[0[${codes.map(({ width }) => width).join(" ")}]]` +
			`/CIDToGIDMap ${file.add("", glyphs)} 0 R`,
	);
	const unicode = file.add("", Buffer.from(unicodeMap(codes.map(({ sign }) => sign))));
	return file.add(
		`/Type/Font/Subtype/Type0/BaseFont${base}/Encoding/Identity-H/DescendantFonts[${cid} 0 R]/ToUnicode ${unicode} 0 R`,
	);
}

/** Adds the glyphs of a font that are drawn as shapes: the names and numbers of their objects. */
export function embedShapes(file: PdfFile, { face, name, shapes }: FontUse): string[] {
	return [...shapes].map((glyph) => {
		const outline = pathOf(face, glyph);
		const id = file.add("/Type/XObject/Subtype/Form/BBox[-2 -2 3 3]", Buffer.from(`${outline} f`));
		return `/${name}G${glyph} ${id} 0 R`;
	});
}

/** The outline of a glyph in parts of the letters' size. A curve of a font has one control point, a PDF's has two. */
function pathOf({ font, perMille }: Face, glyph: number): string {
	const at = (value: number) => value / perMille / 1000;
	const put = (...values: number[]) => values.map((value) => String(Number(value.toFixed(4)))).join(" ");
	let x = 0;
	let y = 0;
	const parts = font.glyphToJson(glyph).map(({ type, values }) => {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(at);
		const [fromX, fromY] = [x, y];
		if (type === "Z") return "h";
		if (type === "M" || type === "L") {
			[x, y] = [a, b];
			return `${put(a, b)} ${type.toLowerCase()}`;
		}
		[x, y] = type === "Q" ? [c, d] : [e, f];
		if (type !== "Q") return `${put(a, b, c, d, e, f)} c`;
		const near = (from: number, control: number) => from + ((control - from) * 2) / 3;
		return `${put(near(fromX, a), near(fromY, b), near(c, a), near(d, b), c, d)} c`;
	});
	return parts.join(" ");
}

const MOST_IN_BLOCK = 100;

/** The text of each code. */
function unicodeMap(signs: readonly string[]): string {
	const rows = [...signs.entries()]
		.filter(([, sign]) => sign !== "")
		.map(([code, sign]) => `<${code.toString(16).padStart(4, "0")}><${hexOf(sign)}>`);
	const blocks: string[] = [];
	for (let at = 0; at < rows.length; at += MOST_IN_BLOCK) {
		const block = rows.slice(at, at + MOST_IN_BLOCK);
		blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
	}
	return [
		"/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap",
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def",
		"/CMapName/Adobe-Identity-UCS def",
		"/CMapType 2 def",
		"1 begincodespacerange\n<0000><ffff>\nendcodespacerange",
		...blocks,
		"endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend",
	].join("\n");
}
