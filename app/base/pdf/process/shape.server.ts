import { Direction, Buffer as Letters, shape } from "harfbuzzjs";
import { type Face, faceFor } from "./faces.server.ts";

export type Glyph = { id: number; x: number; y: number; width: number };
/**
 * A unit that is never parted at the end of a line: a letter with its marks, or a ligature. Measures in parts of the
 * letters' size.
 */
export type Unit = {
	text: string;
	face: Face;
	level: number;
	width: number;
	/** From the left, placed from the left edge of the unit. */
	glyphs: Glyph[];
};

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORDS = /\p{Script=Arabic}(?:\p{Script=Arabic}|\p{M}|\p{Join_Control}|\u0640)*|[^\p{Script=Arabic}]+/gu;

/** The units of a paragraph in the order in which it is written; `levels` are its directions. */
export function shapeParagraph(text: string, levels: Uint8Array, weight: 400 | 600): Unit[] {
	const units: Unit[] = [];
	for (const run of runsOf(text, levels, weight)) units.push(...shapeRun(text, run));
	return units;
}

/** Words in which each letter is one sign: to part them is much faster. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;
const letters = (word: string) => Array.from(word, (segment, index) => ({ segment, index }));

const isOfOneLevel = (levels: Uint8Array, from: number, length: number) => {
	for (let at = from + 1; at < from + length; at++) if (levels[at] !== levels[from]) return false;
	return true;
};

type Run = { from: number; to: number; face: Face; level: number };

function runsOf(text: string, levels: Uint8Array, weight: 400 | 600): Run[] {
	const runs: Run[] = [];
	const add = (from: number, to: number, face: Face) => {
		const level = levels[from] ?? 0;
		const last = runs.at(-1);
		if (last && last.face === face && last.level === level) last.to = to;
		else runs.push({ from, to, face, level });
	};
	// A letter and a mark that no font has both of.
	const addParts = (start: number, segment: string) => {
		let from = start;
		for (const sign of segment) {
			const face = faceFor(sign, weight);
			if (face) add(from, from + sign.length, face);
			from += sign.length;
		}
	};
	for (const { 0: word, index } of text.matchAll(WORDS)) {
		// The letters of an Arabic word are joined: they have one font where one has them all.
		const whole = /^\p{Script=Arabic}/u.test(word) ? faceFor(word, weight) : undefined;
		if (whole && isOfOneLevel(levels, index, word.length)) {
			add(index, index + word.length, whole);
			continue;
		}
		for (const { segment, index: at } of PLAIN.test(word) ? letters(word) : graphemes.segment(word)) {
			const from = index + at;
			const face = whole ?? faceFor(segment, weight);
			if (face) add(from, from + segment.length, /^[ \t]$/.test(segment) ? (runs.at(-1)?.face ?? face) : face);
			else addParts(from, segment);
		}
	}
	return runs;
}

/** HarfBuzz looks at five signs around a run, to join its ends. The whole paragraph would be copied for every run. */
const CONTEXT = 10;
/** One buffer for all runs: those that wait for the garbage collector keep their memory. */
const run = new Letters();

function shapeRun(text: string, { from, to, face, level }: Run): Unit[] {
	const first = Math.max(0, from - CONTEXT);
	run.reset();
	run.addText(text.slice(first, to + CONTEXT), from - first, to - from);
	run.guessSegmentProperties();
	run.setDirection(level % 2 ? Direction.RTL : Direction.LTR);
	shape(face.font, run);
	const shaped = run.getGlyphInfosAndPositions();
	const units = new Map<number, Unit>();
	const size = face.perMille * 1000;
	for (const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
		const place = first + cluster;
		let unit = units.get(place);
		if (!unit) {
			unit = { text: "", face, level, width: 0, glyphs: [] };
			units.set(place, unit);
		}
		unit.glyphs.push({ id, x: unit.width + xOffset / size, y: yOffset / size, width: xAdvance / size });
		unit.width += xAdvance / size;
	}
	const places = [...units.keys()].sort((a, b) => a - b);
	return places.flatMap((place, i) => {
		const unit = units.get(place);
		if (!unit) return [];
		unit.text = text.slice(place, places[i + 1] ?? to);
		const blank = BLANKS[unit.text];
		if (blank) Object.assign(unit, { width: blank, glyphs: [{ id: 0, x: 0, y: 0, width: blank }] });
		return [unit];
	});
}

/** The widths of blanks in parts of the letters' size: those of the typeface of the house, in words of any font. */
const BLANKS: Record<string, number> = { " ": 0.28, "\u00a0": 0.28, "\t": 1.12 };
