import type { Glyph, Unit } from "./shape.server.ts";

/** Meaning of a code of a font: a glyph, the characters it says, its width in parts of the letters' size. */
export type Slot = { sign: string; glyph: number; x: number; y: number; width: number };
export type Slots = { letters: Slot[]; shapes: Glyph[] };

/** The glyph that draws nothing: fonts are cut without the outline of the one for what they lack. */
const NOTHING = 0;
/**
 * The room of a character that is said without a glyph: one place for two characters is one character to some readers.
 */
const NARROW = 0.03;
const NUMBER = /^[-+()]*[\u0660-\u0669\u066b\u066c][-+()\u0660-\u0669\u066b\u066c \u00a0]*$/;
const DIGITS = /^[\u0660-\u0669\u066b\u066c]+$/;
/** The sign that lengthens Arabic words. Readers take two of it for one, so narrow it is: a run is one place. */
const TATWEEL = "\u0640";
/** More characters of one code are an error to poppler. */
const MOST_OF_CODE = 60;

/**
 * A unit as letters, in the order of the text, and as shapes without a text. Programs that read a PDF sort what they
 * find by its places, and disagree about a glyph of several characters and about marks above letters. So the widest
 * glyph says the first character; the others are said by glyphs that draw nothing, at the end of the unit, and marks
 * are drawn as shapes.
 */
export function slotsOf({ text, glyphs, width, level }: Unit): Slots {
	// Readers take Arabic digits for letters that run from the right: a number is one, from its left edge.
	const isWhole = NUMBER.test(text) || (text.length > 1 && text === TATWEEL.repeat(text.length));
	const main = glyphs.reduce((widest, glyph) => (!isWhole && glyph.width > widest.width ? glyph : widest));
	const shapes = glyphs.filter((glyph) => glyph !== main);
	const draw = { glyph: main.id, x: main.x, y: main.y };
	if (isWhole) return { letters: [{ sign: text, ...draw, width: width - main.x }], shapes };
	const [first = "", ...rest] = text === "\t" ? " " : text;
	const beside = (i: number) => (level % 2 ? -NARROW * (i + 1) : width - NARROW * (rest.length - i));
	const others = rest.map((sign, i) => ({ sign, glyph: NOTHING, x: beside(i), y: 0, width: NARROW }));
	return { letters: [{ sign: first, ...draw, width: width - main.x }, ...others], shapes };
}

/**
 * The part of a unit in what is one place: the sign that lengthens words; in an Arabic number a digit, a blank between
 * digits, what else numbers of phones and days have; or none.
 */
function partIn({ text, level }: Unit): string {
	if (text === TATWEEL) return "t";
	if (level % 2) return "x";
	if (DIGITS.test(text)) return "d";
	return text === " " || text === "\u00a0" ? "s" : /^[-+()]$/.test(text) ? "p" : "x";
}

type PlacedUnit = { unit: Unit; x: number };

/** Puts the signs of each Arabic number together, and those that lengthen a word. */
export function joinedUnits(units: readonly PlacedUnit[]): PlacedUnit[] {
	const parts = units.map(({ unit }) => partIn(unit)).join("");
	const joined: PlacedUnit[] = [];
	let at = 0;
	for (const { 0: found, index } of parts.matchAll(/p*d(?:[dsp]*d)?|t+/g)) {
		joined.push(...units.slice(at, index));
		at = index + found.length;
		joined.push(...join(units.slice(index, at)));
	}
	return [...joined, ...units.slice(at)];
}

/** One unit for neighbours that have a font and a level in common, from the left or from the right. */
function join(units: readonly PlacedUnit[]): PlacedUnit[] {
	const joined: PlacedUnit[] = [];
	for (const { unit, x } of units) {
		const last = joined.at(-1);
		const isOne = last?.unit.face === unit.face && last.unit.level === unit.level;
		if (last && isOne && last.unit.text.length < MOST_OF_CODE) {
			const left = Math.min(x, last.x);
			const moved = (from: PlacedUnit) => from.unit.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + from.x - left }));
			const glyphs = x < last.x ? [...moved({ unit, x }), ...moved(last)] : [...moved(last), ...moved({ unit, x })];
			last.unit = { ...unit, text: last.unit.text + unit.text, width: last.unit.width + unit.width, glyphs };
			last.x = left;
		} else joined.push({ unit, x });
	}
	return joined;
}
