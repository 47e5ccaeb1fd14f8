import sanitize from "sanitize-html";
import { pictureBase } from "../config.server.ts";
import { sourcesOf } from "../files/pictures/picture-url.ts";

const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "figcaption"];
const options: sanitize.IOptions = {
	allowedTags: [...blocks, "a", "strong", "em", "br", "hr", "figure", "img"],
	allowedAttributes: {
		...Object.fromEntries(blocks.map((name) => [name, [{ name: "dir", values: ["ltr", "rtl"] }]])),
		a: ["href", "rel"],
		img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
	},
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	transformTags: {
		h1: "h2",
		b: "strong",
		i: "em",
		a: (tagName, { href }) => ({ tagName, attribs: { href: href ?? "", rel: "noopener nofollow" } }),
		img: (tagName, { src, alt }) => ({ tagName, attribs: pictureAttributes(src ?? "", alt ?? "") }),
	},
	// Only pictures of our own: a page must not call third parties.
	exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

function pictureAttributes(src: string, alt: string): Record<string, string> {
	const picture = sourcesOf(src, pictureBase());
	if (!picture) return {};
	return {
		src: picture.src,
		srcset: picture.srcset,
		sizes: "(min-width: 48rem) 44rem, 100vw",
		alt,
		width: String(picture.width),
		height: String(picture.height),
		loading: "lazy",
		decoding: "async",
	};
}

/**
 * HTML that is safe to show, from untrusted rows of the database: tags and attributes on the list above stay, all
 * others are removed. Plain text becomes paragraphs at its empty lines.
 */
export function safeHtml(body: string): string {
	const isHtml = /<(p|h[1-4]|ul|ol|blockquote|figure|img)\b/i.test(body);
	const html = isHtml
		? body
		: body
				.split(/\n\s*\n/)
				.map((text) => `<p>${text.replaceAll("\n", "<br>")}</p>`)
				.join("");
	return withDirections(sanitize(html, options));
}

const blockTag = new RegExp(`<(/?)(${blocks.join("|")})(?: dir="(ltr|rtl)?")?>`, "g");

/**
 * Every outermost block has the direction its writer gave it, or finds its own: an Arabic article may quote an English
 * paragraph. Blocks inside it have none unless they were given one: `dir="auto"` of a list would not look at items that
 * have one. Takes well-formed HTML.
 */
function withDirections(html: string): string {
	let depth = 0;
	return html.replace(blockTag, (_, closing: string, name: string, given?: string) => {
		if (closing) {
			depth -= 1;
			return `</${name}>`;
		}
		depth += 1;
		const dir = given ?? (depth === 1 ? "auto" : undefined);
		return dir ? `<${name} dir="${dir}">` : `<${name}>`;
	});
}

/**
 * The words of a body without its tags and figures, cut at a word near `length` characters: for descriptions and feeds.
 */
export function plainText(body: string, length = Number.POSITIVE_INFINITY): string {
	const spaced = body.replace(/<(?=[a-z/])/gi, " <");
	const text = decode(sanitize(spaced, wordsAlone)).replace(/\s+/g, " ").trim();
	if (text.length <= length) return text;
	return `${text.slice(0, text.lastIndexOf(" ", length)).replace(/[،,.؛;:\s]+$/, "")}…`;
}

/** Captions and links to films are no part of the text around them. */
const wordsAlone: sanitize.IOptions = {
	allowedTags: ["figure"],
	allowedAttributes: {},
	exclusiveFilter: ({ tag }) => tag === "figure",
};

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
