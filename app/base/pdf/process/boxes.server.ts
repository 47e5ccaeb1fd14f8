import { borderOf, inheritedStyle, insetOf, marginOf, type Style, type TextStyle } from "../style.ts";
import type { Canvas } from "./canvas.server.ts";
import { type Node, type Piece, partsOf } from "./piece.ts";
import { naturalWidth, textPieces } from "./texts.server.ts";

/** Something that is drawn into a frame: a box with its borders, columns and rows. */
export type Box = { height: number; draw(canvas: Canvas, x: number, y: number, height: number): void };

/** Boxes that follow from above to below in a column of this width, each to be kept whole on a page. */
export function piecesOf(node: Node, width: number, outer: TextStyle): Piece[] {
	const style = node.props.style ?? {};
	const own = inheritedStyle(outer, style);
	const inside = insideOf(node, style, typeof style.width === "string" ? share(style.width, width) : width, own);
	const before = marginOf(style, "top");
	const after = marginOf(style, "bottom");
	if (node.props.break) inside.unshift({ height: 0, begins: true });
	if (before) inside.unshift({ height: before, isRoom: true });
	if (after) inside.push({ height: after, isRoom: true });
	return inside;
}

function insideOf(node: Node, style: Style, width: number, own: TextStyle): Piece[] {
	if (node.type === "text") return textPieces(node, width, own);
	if (node.type === "modules") return [modulesPiece(node, style)];
	if (node.type === "picture") return [picturePiece(node, style)];
	const flows = () => partsOf(node).flatMap((part) => piecesOf(part, width, own));
	const isPlain = !style.flexDirection && !style.minHeight && !style.backgroundColor && !style.alignItems;
	const hasEdge = (["top", "right", "bottom", "left"] as const).some((edge) => insetOf(style, edge) > 0);
	if (isPlain && !hasEdge && node.props.wrap !== false) return flows();
	const { height, draw } = boxOf(node, width, own);
	return [{ height, draw, split: flows }];
}

/** A view as one box of this width; `own` are its text styles. */
export function boxOf(node: Node, width: number, own: TextStyle): Box {
	const style = node.props.style ?? {};
	const [left, right] = [insetOf(style, "left"), insetOf(style, "right")];
	const [top, bottom] = [insetOf(style, "top"), insetOf(style, "bottom")];
	const room = width - left - right;
	const inside = style.flexDirection ? rowOf(node, style, room, own) : columnOf(node, style, room, own);
	const height = Math.max(style.minHeight ?? style.height ?? 0, inside.height + top + bottom);
	return {
		height,
		draw(canvas, x, y, tall) {
			if (style.backgroundColor) canvas.rectangle(x, y, width, tall, style.backgroundColor);
			drawBorders(canvas, style, { x, y, width, height: tall });
			inside.draw(canvas, x + left, y + top, tall - top - bottom);
		},
	};
}

function columnOf(node: Node, style: Style, width: number, own: TextStyle): Box {
	const gap = style.gap ?? 0;
	const groups = partsOf(node).map((part) => piecesOf(part, width, own));
	const pieces = groups.flatMap((group, i) => (i > 0 && gap > 0 ? [{ height: gap }, ...group] : group));
	const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
	return {
		height,
		draw(canvas, x, y, tall) {
			let at = style.justifyContent === "center" ? y + Math.max(0, (tall - height) / 2) : y;
			for (const piece of pieces) {
				piece.draw?.(canvas, x, at, piece.height);
				at += piece.height;
			}
		},
	};
}

function rowOf(node: Node, style: Style, width: number, own: TextStyle): Box {
	const gap = style.gap ?? 0;
	const parts = style.flexDirection === "row-reverse" ? partsOf(node).reverse() : partsOf(node);
	const widths = rowWidths(parts, width - gap * (parts.length - 1), own);
	const free = width - gap * (parts.length - 1) - widths.reduce((sum, each) => sum + each, 0);
	const between = style.justifyContent === "space-between" && parts.length > 1 ? free / (parts.length - 1) : 0;
	const boxes = parts.map((part, i) => cellOf(part, widths[i] ?? 0, own));
	return {
		height: Math.max(0, ...boxes.map((box) => box.height)),
		draw(canvas, x, y, tall) {
			let at = x;
			for (const [i, box] of boxes.entries()) {
				const own = style.alignItems ? box.height : tall;
				box.draw(canvas, at, style.alignItems === "center" ? y + (tall - own) / 2 : y, own);
				at += (widths[i] ?? 0) + gap + between;
			}
		},
	};
}

/** A part of a row: a view is a box of its own, so its borders reach the height of the row. */
function cellOf(part: Node, width: number, outer: TextStyle): Box {
	const style = part.props.style ?? {};
	if (part.type === "view") return boxOf(part, width, inheritedStyle(outer, style));
	const own = part.type === "modules" || part.type === "picture" ? style : { ...style, width: undefined };
	const alone = { ...part, props: { ...part.props, style: own } };
	return columnOf({ type: "view", props: {}, children: [alone] }, {}, width, outer);
}

const share = (width: string, room: number) => (Number.parseFloat(width) / 100) * room;

/** The widths of a row's parts: what they say, or what they need; the rest is shared by those with `flex`. */
function rowWidths(parts: readonly Node[], room: number, outer: TextStyle): number[] {
	const fixed = parts.map(({ props: { style = {} }, ...part }) => {
		if (typeof style.width === "number") return style.width;
		if (typeof style.width === "string") return share(style.width, room);
		return style.flex ? undefined : naturalWidth({ ...part, props: { style } }, outer);
	});
	const left = Math.max(0, room - fixed.reduce<number>((sum, each) => sum + (each ?? 0), 0));
	const flexes = parts.map(({ props }, i) => (fixed[i] === undefined ? (props.style?.flex ?? 0) : 0));
	const all = flexes.reduce((sum, each) => sum + each, 0) || 1;
	return fixed.map((each, i) => each ?? (left * (flexes[i] ?? 0)) / all);
}

type Frame = { x: number; y: number; width: number; height: number };

function drawBorders(canvas: Canvas, style: Style, { x, y, width, height }: Frame) {
	const [top, right, bottom, left] = (["top", "right", "bottom", "left"] as const).map((edge) => borderOf(style, edge));
	if (top) canvas.rectangle(x, y, width, top.width, top.color);
	if (bottom) canvas.rectangle(x, y + height - bottom.width, width, bottom.width, bottom.color);
	if (left) canvas.rectangle(x, y, left.width, height, left.color);
	if (right) canvas.rectangle(x + width - right.width, y, right.width, height, right.color);
}

/** A square code: each run of dark modules in a row is a rectangle. */
function modulesPiece(node: Node, style: Style): Piece {
	const rows = node.props.rows ?? [];
	const size = typeof style.width === "number" ? style.width : 110;
	const module = size / Math.max(1, rows.length);
	return {
		height: size,
		draw(canvas, x, y) {
			for (const [i, row] of rows.entries())
				for (const { 0: run, index } of row.matchAll(/1+/g))
					canvas.rectangle(x + index * module, y + i * module, run.length * module, module, "#000000");
		},
	};
}

function picturePiece({ props: { picture } }: Node, style: Style): Piece {
	if (!picture || typeof style.width !== "number") throw new TypeError("A picture has pixels and a width.");
	const width = style.width;
	const height = (width * picture.height) / picture.width;
	return { height, draw: (canvas, x, y) => canvas.picture(picture, { x, y, width, height }) };
}
