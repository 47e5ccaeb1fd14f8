import { orderFromLeft } from "./directions.ts";
import { isBlank } from "./printable.ts";
import type { Unit } from "./shape.server.ts";

/** A line: its units in the order of the text with their places from its left edge, in parts of the letters' size. */
export type Line = { width: number; units: { unit: Unit; x: number }[] };

/** Ideographs, kana and syllables of Hangul: a line may end between any two. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const CLOSING = /^[\p{Pe}\p{Pf}!?.,:;、。，．！？：；ー々]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** Signs behind which a line may end, but for a hyphen: there readers of PDFs take it out and join the lines. */
const PARTING = /[\u2013\u2014\u200b]$/;
const HYPHEN = /^[-\u00ad\u2010\u2011]/;

const breaksBetween = (before: string, after: string) => {
	if (isBlank(after)) return false;
	if (isBlank(before)) return before !== "\u00a0" && before !== "\u202f";
	if (PARTING.test(before)) return !/^\p{N}/u.test(after);
	return (UNSPACED.test(before) || UNSPACED.test(after)) && !CLOSING.test(after) && !OPENING.test(before);
};

/**
 * Parts a paragraph into lines of this width. A word that is wider than a line is parted between letters, without a
 * sign: no one can tell a hyphen of ours from the writer's.
 */
export function linesOf(units: readonly Unit[], width: number, level: number): Line[] {
	const lines: Line[] = [];
	let from = 0;
	while (from < units.length) {
		const to = endOfLine(units, from, width);
		lines.push(lineOf(units.slice(from, to), level));
		from = to;
	}
	return lines.length > 0 ? lines : [{ width: 0, units: [] }];
}

function endOfLine(units: readonly Unit[], from: number, width: number): number {
	let end = from;
	let used = 0;
	for (let at = from; at < units.length; at++) {
		const { text = "", width: own = 0 } = units[at] ?? {};
		if (at > from && breaksBetween(units[at - 1]?.text ?? "", text)) end = at;
		used += own;
		// Blanks at the end of a line need no room.
		if (used > width + 1e-6 && !isBlank(text)) return end > from ? end : endInWord(units, from, at);
	}
	return units.length;
}

/** The end of a line in a word: before the unit that has no room, or before hyphens in front of it. */
function endInWord(units: readonly Unit[], from: number, full: number): number {
	let end = full;
	while (end > from + 1 && HYPHEN.test(units[end - 1]?.text ?? "")) end--;
	return end > from + 1 ? end : Math.max(full, from + 1);
}

function lineOf(units: readonly Unit[], level: number): Line {
	let end = units.length;
	while (end > 0 && isBlank(units[end - 1]?.text ?? "")) end--;
	const shown = units.slice(0, end);
	const places: number[] = [];
	let x = 0;
	for (const i of orderFromLeft(shown.map((unit) => unit.level))) {
		places[i] = x;
		x += shown[i]?.width ?? 0;
	}
	const line = { width: x, units: shown.map((unit, i) => ({ unit, x: places[i] ?? 0 })) };
	// Blanks that end the line are at its far side, beyond what is aligned.
	let beyond = level % 2 ? 0 : x;
	for (const unit of units.slice(end)) {
		if (level % 2) beyond -= unit.width;
		line.units.push({ unit, x: beyond });
		if (level % 2 === 0) beyond += unit.width;
	}
	return line;
}

export const widthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.width, 0);
