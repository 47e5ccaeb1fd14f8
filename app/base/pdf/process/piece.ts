import type { DocumentTree } from "../document-tree.ts";
import type { PixelPicture } from "../elements.ts";
import type { Style } from "../style.ts";
import type { Canvas } from "./canvas.server.ts";

export type Node = {
	type: string;
	props: {
		style?: Style;
		wrap?: boolean;
		break?: boolean;
		fixed?: boolean;
		minPresenceAhead?: number;
		rows?: string[];
		picture?: PixelPicture;
	} & Record<string, unknown>;
	children: DocumentTree;
};

/** Content that is not parted by the end of a page. */
export type Piece = {
	height: number;
	draw?(canvas: Canvas, x: number, y: number, height: number): void;
	/** Room between others, which no page begins with. */
	isRoom?: boolean;
	/** Begins a page. */
	begins?: boolean;
	/** The room that must follow on its page. */
	ahead?: number;
	/** Its parts, for one that is taller than a page. */
	split?(): Piece[];
};

const isNode = (tree: DocumentTree): tree is Node & DocumentTree => typeof tree === "object" && !Array.isArray(tree);

/** The elements in an element. */
export const partsOf = ({ children }: { children: DocumentTree }): Node[] => [children].flat(8).filter(isNode);

/** The text of an element. */
export const textOf = ({ children }: { children: DocumentTree }): string =>
	[children]
		.flat(8)
		.filter((part) => typeof part === "string")
		.join("");
