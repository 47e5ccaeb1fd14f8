import { deflateSync } from "node:zlib";
import { inheritedStyle, insetOf } from "../style.ts";
import { boxOf, piecesOf } from "./boxes.server.ts";
import { Canvas, type Used } from "./canvas.server.ts";
import { type Node, type Piece, partsOf } from "./piece.ts";

/** A4 in points. */
export const PAPER = { width: 595.28, height: 841.89 };

/**
 * Parts what a page element holds into as many pages as it needs: the drawing of each, deflated when the page is full.
 */
export function pagesOf(node: Node, used: Used): Buffer[] {
	const style = node.props.style ?? {};
	const own = inheritedStyle({}, style);
	const top = insetOf(style, "top");
	const room = PAPER.height - top - insetOf(style, "bottom");
	const x = insetOf(style, "left");
	const width = PAPER.width - x - insetOf(style, "right");
	const isFixed = (part: Node) => part.props.fixed === true;
	const fixed = partsOf(node).filter(isFixed);
	const pages: Buffer[] = [];
	let page = new Canvas(PAPER.height, used);
	let filled = 0;
	let drawn = 0;
	const finish = () => {
		for (const part of fixed) drawFixed(part, page, own);
		pages.push(deflateSync(page.content));
	};
	const turn = () => {
		if (drawn === 0) return;
		finish();
		page = new Canvas(PAPER.height, used);
		filled = 0;
		drawn = 0;
	};
	const place = (piece: Piece, next: Piece | undefined) => {
		if (piece.begins) return turn();
		if (piece.isRoom && filled === 0) return;
		if (piece.height > room && piece.split) {
			const parts = piece.split();
			for (const [i, part] of parts.entries()) place(part, parts[i + 1]);
			return;
		}
		const ahead = piece.ahead ? Math.max(piece.ahead, next?.height ?? 0) : 0;
		if (filled + piece.height + ahead > room + 1e-6 && !piece.isRoom) turn();
		piece.draw?.(page, x, top + filled, piece.height);
		if (piece.draw) drawn += 1;
		filled += piece.height;
	};
	// One part after the other: the letters of a long document are not held all at once.
	let waiting: Piece | undefined;
	for (const part of partsOf(node).filter((part) => !isFixed(part)))
		for (const piece of piecesOf(part, width, own)) {
			if (waiting) place(waiting, piece);
			waiting = piece;
		}
	if (waiting) place(waiting, undefined);
	if (drawn > 0 || pages.length === 0) finish();
	return pages;
}

function drawFixed(part: Node, page: Canvas, own: Parameters<typeof boxOf>[2]) {
	const { left = 0, right = 0, bottom = 0 } = part.props.style ?? {};
	const width = PAPER.width - left - right;
	const box = boxOf(part, width, inheritedStyle(own, part.props.style ?? {}));
	box.draw(page, left, PAPER.height - bottom - box.height, box.height);
}
