import { plainText, safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { type Video, videoAt } from "./video.ts";

/** A piece of a body: safe HTML, or a film with the words that its link has. `at` is where it begins. */
export type BodyPart = { at: number } & ({ html: string } | { video: Video; title: string });

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
/** A link that is alone in its figure, or an address that is alone in its paragraph. */
const FIGURE = /<figure><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/figure>/y;
const PARAGRAPH = /<p[^>]*>(https?:[^<\s]+)<\/p>/y;
const empty = ["br", "hr", "img"];

/** A body as the public reads it. Links to films that are alone between its outermost blocks are parts of their own. */
export function bodyParts(body: string): BodyPart[] {
	const html = safeHtml(body);
	const parts: BodyPart[] = [];
	let depth = 0;
	let from = 0;
	for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TAG)) {
		const found = depth === 0 && !closing ? filmAt(html, index) : undefined;
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

/** Films in a body, in their order. */
export const videosIn = (body: string): Video[] =>
	/youtu|vimeo/i.test(body) ? bodyParts(body).flatMap((part) => ("video" in part ? [part.video] : [])) : [];
