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

/**
 * A unit as letters, in the order of the text, and as shapes without a text. Programs that read a PDF sort what they
 * find by its places, and disagree about a glyph of several characters and about marks above letters. So the widest
 * glyph says the first character; the others are said by glyphs that draw nothing, at the end of the unit, and marks
 * are drawn as shapes.
 */
export function slotsOf({ text, glyphs, width, level }: Unit): Slots {
	// Readers take Arabic digits for letters that run from the right: a number is one, from its left edge.
	const isNumber = NUMBER.test(text);
	const main = glyphs.reduce((widest, glyph) => (!isNumber && glyph.width > widest.width ? glyph : widest));
	const shapes = glyphs.filter((glyph) => glyph !== main);
	const draw = { glyph: main.id, x: main.x, y: main.y };
	if (isNumber) return { letters: [{ sign: text, ...draw, width: width - main.x }], shapes };
	const [first = "", ...rest] = text === "\t" ? " " : text;
	const beside = (i: number) => (level % 2 ? -NARROW * (i + 1) : width - NARROW * (rest.length - i));
	const others = rest.map((sign, i) => ({ sign, glyph: NOTHING, x: beside(i), y: 0, width: NARROW }));
	return { letters: [{ sign: first, ...draw, width: width - main.x }, ...others], shapes };
}

/**
 * The part of a unit in an Arabic number: a digit, a blank between digits, what else numbers of phones and days have,
 * or none.
 */
function partIn({ text, level }: Unit): string {
	if (level % 2) return "x";
	if (DIGITS.test(text)) return "d";
	return text === " " || text === "\u00a0" ? "s" : /^[-+()]$/.test(text) ? "p" : "x";
}

type PlacedUnit = { unit: Unit; x: number };

/** Puts the signs of each Arabic number together. */
export function withNumbers(units: readonly PlacedUnit[]): PlacedUnit[] {
	const parts = units.map(({ unit }) => partIn(unit)).join("");
	const joined: PlacedUnit[] = [];
	let at = 0;
	for (const { 0: found, index } of parts.matchAll(/p*d(?:[dsp]*d)?/g)) {
		joined.push(...units.slice(at, index));
		at = index + found.length;
		joined.push(...numbersOf(units.slice(index, at)));
	}
	return [...joined, ...units.slice(at)];
}

/** One unit for those that have a font and a level in common. */
function numbersOf(units: readonly PlacedUnit[]): PlacedUnit[] {
	const joined: PlacedUnit[] = [];
	for (const { unit, x } of units) {
		const last = joined.at(-1);
		if (last?.unit.face === unit.face && last.unit.level === unit.level) {
			const { text, width, glyphs } = last.unit;
			const moved = unit.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + width }));
			last.unit = { ...unit, text: text + unit.text, width: width + unit.width, glyphs: [...glyphs, ...moved] };
		} else joined.push({ unit, x });
	}
	return joined;
}
