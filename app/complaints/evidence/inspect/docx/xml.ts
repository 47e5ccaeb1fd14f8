import { SaxesParser, type SaxesTagNS } from "saxes";
import { Refused } from "../../rules/refused.ts";

const MAX_DEPTH = 256;
const CHUNK = 64 * 1024;

/** An element with the names that count: without prefixes, attributes by their local names. */
export type Tag = { local: string; uri: string; attributes: Map<string, string> };
export type XmlHandlers = {
	open?: (tag: Tag) => void;
	close?: (local: string) => void;
	text?: (text: string) => void;
};

/** UTF-8 or UTF-16, the two that an Office document may use (ECMA-376-2, 6.2.5), told apart by their first bytes. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
	if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
	return "utf-8";
}

/**
 * Reads a part of a document as strict XML 1.0 with namespaces: entities are resolved, prefixes and quotes do not
 * matter. What is not well-formed is `evidenceDamaged`; a document type that may declare entities is
 * `evidenceActive`. Drawings name one that declares none.
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers) {
	const encoding = encodingOf(bytes);
	const parser = new SaxesParser({ xmlns: true });
	let depth = 0;
	parser.on("error", () => {
		throw new Refused("evidenceDamaged");
	});
	parser.on("doctype", (declared) => {
		if (declared.includes("[")) throw new Refused("evidenceActive");
	});
	parser.on("xmldecl", ({ encoding: declared = encoding }) => {
		if (declared.toLowerCase().slice(0, 6) !== encoding.slice(0, 6)) throw new Refused("evidenceDamaged");
	});
	parser.on("opentag", (tag) => {
		if (++depth > MAX_DEPTH) throw new Refused("evidenceBomb");
		handlers.open?.(withoutPrefixes(tag));
	});
	parser.on("closetag", (tag) => {
		depth -= 1;
		handlers.close?.(tag.local);
	});
	if (handlers.text) {
		parser.on("text", handlers.text);
		parser.on("cdata", handlers.text);
	}
	const decoder = new TextDecoder(encoding, { fatal: true });
	try {
		for (let at = 0; at < bytes.length; at += CHUNK)
			parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
		parser.write(decoder.decode()).close();
	} catch (error) {
		if (error instanceof Refused) throw error;
		throw new Refused("evidenceDamaged");
	}
}

function withoutPrefixes({ local, uri, attributes }: SaxesTagNS): Tag {
	return { local, uri, attributes: new Map(Object.values(attributes).map((each) => [each.local, each.value])) };
}
