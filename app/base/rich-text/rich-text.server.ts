import sanitize from "sanitize-html";
import { pictureBase } from "../config.server.ts";
import { sourcesOf } from "../files/pictures/picture-url.ts";
import { cutText } from "../locale/cut-text.ts";
import { blocks, boxes, inBlocks, Tangled } from "./in-blocks.ts";

const direction = { name: "dir", values: ["ltr", "rtl"] };
const cell = [direction, "colspan", "rowspan"];
/** Blocks that find their direction: not the parts of a table, whose columns run as those of the table. */
const directed = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "figcaption", "table"];
const options: sanitize.IOptions = {
	allowedTags: [...blocks, ...boxes, "a", "strong", "em", "s", "sup", "sub", "br", "hr", "img"],
	allowedAttributes: {
		...Object.fromEntries(directed.map((name) => [name, [direction]])),
		td: cell,
		th: [...cell, { name: "scope", values: ["col", "row"] }],
		a: ["href", "rel"],
		img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
	},
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	transformTags: {
		h1: "h2",
		b: "strong",
		i: "em",
		del: "s",
		strike: "s",
		td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
		th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
		a: (tagName, { href }) => ({ tagName, attribs: { href: href ?? "", rel: "noopener nofollow" } }),
		img: (tagName, { src, alt }) => ({ tagName, attribs: pictureAttributes(src ?? "", alt ?? "") }),
	},
	// Only pictures of our own: a page must not call third parties.
	exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** A cell of more columns or rows than a table of ours has is one. */
function cellAttributes({ colspan, rowspan, ...others }: Record<string, string>): Record<string, string> {
	const spans = Object.entries({ colspan, rowspan }).filter(([, span = ""]) => /^([2-9]|[1-4]\d)$/.test(span));
	return { ...others, ...Object.fromEntries(spans.map(([name, span = ""]) => [name, span])) };
}

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

/** Deeper than any writer sets elements in each other: what is done for each of those around would never end. */
const MOST_DEPTH = 100;

/** The library's work, which ends at a body that is too deep. */
function sanitized(html: string, how: sanitize.IOptions): string {
	let depth = 0;
	const onOpenTag = () => {
		depth += 1;
		if (depth > MOST_DEPTH) throw new Tangled();
	};
	const onCloseTag = () => {
		depth -= 1;
	};
	return sanitize(html, { ...how, onOpenTag, onCloseTag });
}

/** The result of `make`; undefined for a body that is tangled. */
function unlessTangled<Made>(make: () => Made): Made | undefined {
	try {
		return make();
	} catch (error) {
		if (error instanceof Tangled) return undefined;
		throw error;
	}
}

/** Whether a body can only be shown without its marks. */
export const isTangled = (body: string) => unlessTangled(() => marked(body)) === undefined;

/** A body without its tags, in lines. */
const unmarked = (body: string) =>
	body
		.replace(BETWEEN_LINES, "\n<")
		.replace(/<[^<>]*>/g, "")
		.replaceAll("&nbsp;", " ");

/**
 * HTML that is safe to show, from untrusted rows of the database: tags and attributes on the list above stay, all
 * others are removed. Plain text becomes paragraphs at its empty lines. Of a tangled body the words are shown.
 */
export const safeHtml = (body: string): string =>
	unlessTangled(() => marked(body)) ??
	unmarked(body)
		.split("\n")
		.filter((line) => line.trim())
		.map((line) => `<p dir="auto">${line.replace(/[<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
		.join("");

function marked(body: string): string {
	const isHtml = /<(p|h[1-4]|ul|ol|blockquote|figure|img|table|div)\b/i.test(body);
	const html = isHtml
		? body
		: body
				.split(/\n\s*\n/)
				.map((text) => `<p>${text.replaceAll("\n", "<br>")}</p>`)
				.join("");
	return withDirections(inBlocks(sanitized(html, options)));
}

const blockTag = new RegExp(`<(/?)(${directed.join("|")})(?: dir="(ltr|rtl)?")?>`, "g");

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
 * The words of a body without its tags and figures, cut near `length` characters: for descriptions and feeds. Words
 * that are struck out are none of it, and raised digits stay raised.
 */
export function plainText(body: string, length = Number.POSITIVE_INFINITY): string {
	const whole = body.replace(/<[^<>]*(?=…$)|&#?\w*(?=…$)/, "");
	const raised = whole.replace(/<(sup|sub)>([-+\d]{1,9})<\/\1>/gi, (_, tag, digits) => shifted(tag, digits));
	const spaced = raised.replace(BETWEEN_LINES, " <");
	const words = unlessTangled(() => sanitized(spaced, wordsAlone)) ?? unmarked(body);
	return cutText(decode(words).replace(/\s+/g, " ").trim(), length);
}

/** Tags at which a line or a cell ends. */
const BETWEEN_LINES = new RegExp(
	`<(?=/?(?:${[...blocks, ...boxes, "h1", "h5", "h6", "br", "hr", "img"].join("|")})\\b)`,
	"gi",
);

const RAISED: Record<string, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", sub: "₀₁₂₃₄₅₆₇₈₉₊₋" };
const shifted = (tag: string, digits: string) =>
	digits.replace(/./g, (sign) => RAISED[tag.toLowerCase()]?.["0123456789+-".indexOf(sign)] ?? sign);

/** Captions and links to films are no part of the text around them, words that are struck out are no part of it. */
const wordsAlone: sanitize.IOptions = {
	allowedTags: ["figure", "s", "del", "strike"],
	allowedAttributes: {},
	exclusiveFilter: ({ tag }) => ["figure", "s", "del", "strike"].includes(tag),
};

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
