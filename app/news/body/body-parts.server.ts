import { plainText, safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { type BodyPicture, picturesAt } from "./picture-blocks.server.ts";
import { type Video, videoAt } from "./video.ts";

/**
 * A piece of a body: safe HTML, a film with the words that its link has, a picture, or several that are a gallery. `at`
 * is where it begins.
 */
export type BodyPart = { at: number } & (
	| { html: string }
	| { video: Video; title: string }
	| { pictures: BodyPicture[] }
);

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
/** A link that is alone in its figure, or an address that is alone in its paragraph. */
const FIGURE = /<figure><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/figure>/y;
const PARAGRAPH = /<p[^>]*>(https?:[^<\s]+)<\/p>/y;
const empty = ["br", "hr", "img"];

/** A body as the public reads it. Films and pictures between its outermost blocks are parts of their own. */
export function bodyParts(body: string): BodyPart[] {
	const html = safeHtml(body);
	const parts: BodyPart[] = [];
	let depth = 0;
	let from = 0;
	for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TAG)) {
		const found = depth === 0 && !closing && index >= from ? blockAt(html, index) : undefined;
		if (found) {
			if (index > from) parts.push({ at: from, html: html.slice(from, index) });
			parts.push({ at: index, ...found.part });
			from = index + found.length;
		}
		if (!empty.includes(name) && !tag.endsWith("/>")) depth += closing ? -1 : 1;
	}
	if (from < html.length || parts.length === 0) parts.push({ at: from, html: html.slice(from) });
	return parts;
}

const blockAt = (html: string, index: number) => filmAt(html, index) ?? picturesAt(html, index);

function filmAt(html: string, index: number) {
	for (const pattern of [FIGURE, PARAGRAPH]) {
		pattern.lastIndex = index;
		const match = pattern.exec(html);
		const address = match?.[1] ?? "";
		const video = match && videoAt(plainText(address));
		if (!video) continue;
		const title = plainText(match[2] ?? "");
		return { part: { video, title: title === plainText(address) ? "" : title }, length: match[0].length };
	}
	return undefined;
}
