import { Fragment, isValidElement, type ReactNode } from "react";

/** A document as plain data: elements of the PDF's engine by name, and texts. It can be handed to another process. */
export type DocumentTree =
	| string
	| DocumentTree[]
	| { type: string; props: Record<string, unknown>; children: DocumentTree };

/**
 * Calls every component of a document, so that only the engine's own elements are left. These components have no state.
 */
export function documentTree(node: ReactNode): DocumentTree {
	if (node === null || node === undefined || typeof node === "boolean") return [];
	if (typeof node === "string" || typeof node === "number" || typeof node === "bigint") return String(node);
	if (Symbol.iterator in node) return [...node].map(documentTree);
	if (!isValidElement<{ children?: ReactNode }>(node)) throw new TypeError("A document is made of elements and texts.");
	const { type, props } = node;
	if (typeof type === "function") return documentTree((type as (given: object) => ReactNode)(props));
	const { children, ...own } = props;
	return (type as unknown) === Fragment
		? documentTree(children)
		: { type: String(type), props: own, children: documentTree(children) };
}

/** The words of a document without its form, a line for each text. */
export function plainTextOf(tree: DocumentTree): string {
	if (typeof tree === "string") return tree;
	if (Array.isArray(tree)) return tree.map(plainTextOf).join("");
	return tree.type === "text" ? `${plainTextOf(tree.children)}\n` : plainTextOf(tree.children);
}
