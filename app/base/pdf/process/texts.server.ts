import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../locale/locale.ts";
import { inheritedStyle, insetOf, type TextStyle } from "../style.ts";
import { directionsOf } from "./directions.ts";
import { hasSign } from "./faces.server.ts";
import { linesOf, widthOf } from "./lines.ts";
import { type Node, type Piece, partsOf, textOf } from "./piece.ts";
import { printable } from "./printable.ts";
import { shapeParagraph, type Unit } from "./shape.server.ts";

const names = JSON.parse(readFileSync(join(process.cwd(), "app/fonts/noto/emoji-names.json"), "utf8"));

/** The language of the document: its names of emoji, and the direction of a paragraph without letters. */
const document: { locale: Locale } = { locale: "ar" };
export const writeIn = (locale: Locale) => {
	document.locale = locale;
};

/**
 * Where letters sit in a line, in parts of their size: the typeface of the house is 1.0 above the base and 0.25 below.
 */
const ABOVE = 1;
const BELOW = 0.25;

type Paragraph = { units: Unit[]; level: number };

function paragraphsOf(text: string, { direction = "auto", fontWeight = 400 }: TextStyle): Paragraph[] {
	return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => {
		const printed = printable(line, hasSign, names, document.locale);
		const { level, levels } = directionsOf(printed, direction, document.locale === "ar" ? "rtl" : "ltr");
		return { units: shapeParagraph(printed, levels, fontWeight), level };
	});
}

/** The lines of a text. */
export function textPieces(node: Node, width: number, style: TextStyle): Piece[] {
	const { fontSize: size = 11, lineHeight = 1.5, color = "#000000", textAlign } = style;
	const height = size * lineHeight;
	const base = (height - (ABOVE + BELOW) * size) / 2 + ABOVE * size;
	const pieces = paragraphsOf(textOf(node), style).flatMap(({ units, level }) => {
		const align = textAlign === "start" || !textAlign ? (level % 2 ? "right" : "left") : textAlign;
		return linesOf(units, width / size, level).map((line): Piece => {
			const free = width - line.width * size;
			const indent = align === "left" ? 0 : align === "right" ? free : free / 2;
			return { height, draw: (canvas, x, y) => canvas.line(line, { x: x + indent, y: y + base, size, color }) };
		});
	});
	const ahead = node.props.minPresenceAhead;
	const last = pieces.at(-1);
	if (ahead && last) last.ahead = ahead;
	return pieces;
}

/** The width of an element whose lines are not parted. */
export function naturalWidth(node: Node, outer: TextStyle): number {
	const style = node.props.style ?? {};
	if (typeof style.width === "number") return style.width;
	const own = inheritedStyle(outer, style);
	if (node.type === "text")
		return Math.max(...paragraphsOf(textOf(node), own).map(({ units }) => widthOf(units))) * (own.fontSize ?? 11);
	const widths = partsOf(node).map((part) => naturalWidth(part, own));
	const edges = insetOf(style, "left") + insetOf(style, "right");
	if (!style.flexDirection) return Math.max(0, ...widths) + edges;
	return widths.reduce((sum, each) => sum + each, edges) + (style.gap ?? 0) * Math.max(0, widths.length - 1);
}
