/** A process of its own that lays out one document: its tree comes as standard input, the PDF goes to standard output. */
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import type { DocumentTree } from "./document-tree.ts";

const fontFile = (script: string, weight: number) =>
	join(process.cwd(), `app/fonts/readex-pro-${script}-${weight}.ttf`);
// Two families, one for each script: where one lacks a letter, the next one has it.
for (const script of ["latin", "arabic"])
	for (const weight of [400, 600])
		Font.register({ family: script, src: fontFile(script, weight), fontWeight: weight as 400 });
Font.registerHyphenationCallback((word) => (word.length > 60 ? (word.match(/.{1,32}/g) ?? [word]) : [word]));

const elementOf = (tree: DocumentTree): ReactNode => {
	if (typeof tree === "string") return tree;
	if (Array.isArray(tree)) return tree.map(elementOf);
	const { children } = tree;
	return createElement(tree.type, tree.props, ...(Array.isArray(children) ? children : [children]).map(elementOf));
};

const bytes = await renderToBuffer(elementOf(deserialize(readFileSync(0))) as Parameters<typeof renderToBuffer>[0]);
for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
