/** Blocks that may hold others, and those that hold text alone. */
const HOLDERS = ["ul", "ol", "li", "blockquote", "figure", "table", "thead", "tbody", "tfoot", "tr", "th", "td"];
const LEAVES = ["p", "h2", "h3", "h4", "figcaption", "caption"];
export const blocks = [...HOLDERS, ...LEAVES];
/** Elements between blocks that are no text. */
const ALONE = ["hr", "img"];
/** Boxes of other pages: they end a line, and mean nothing else. */
export const boxes = [
	"div",
	"section",
	"article",
	"header",
	"footer",
	"main",
	"aside",
	"dl",
	"dt",
	"dd",
	"center",
	"pre",
];

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

const EMPTY = ["br", "hr", "img"];
const BREAK = "<br />";
const hasWords = (text: string) => /[^\s\u00a0]/.test(text.replaceAll("&nbsp;", ""));

/** More characters than a body of honest words becomes: marks around many blocks are written in each of them. */
const MOST_HTML = 1_000_000;
/** A body whose marks and blocks would make a page without end. */
export class Tangled extends Error {}

function withoutBreaks(line: string): string {
	let end = line.length;
	while (line.endsWith(BREAK, end)) end -= BREAK.length;
	return line.slice(0, end);
}

/** Without marks of no words. */
function withoutEmpty(line: string): string {
	const less = line.replace(/<([a-z]+)[^>]*><\/\1>/g, "");
	return less === line ? line : withoutEmpty(less);
}

/**
 * The same HTML, with every text in a block: text beside blocks becomes paragraphs, a box of another page ends the
 * paragraph before it and within, words around blocks are marked in each of them, and a table can be wider than its
 * page. Takes well-formed HTML of the names above, whose elements are not deep in each other.
 */
export function inBlocks(html: string): string {
	const made: string[] = [];
	/** Blocks and marks of words that are open, the innermost last. */
	const open: string[] = [];
	const marks: { name: string; tag: string }[] = [];
	let line = "";
	/** Whether the line has words or a picture, and whether its end is a break: it is long, and asked for both often. */
	let isShown = false;
	let isBroken = false;
	let length = 0;
	const make = (html: string) => {
		length += html.length;
		if (length > MOST_HTML) throw new Tangled();
		made.push(html);
	};
	const add = (html: string) => {
		if (html) isBroken = html === BREAK;
		line += html;
	};
	const begin = () => {
		line = marks.map(({ tag }) => tag).join("");
		isShown = false;
		isBroken = false;
	};
	const flush = () => {
		const ends = marks.map(({ name }) => `</${name}>`).reverse();
		if (isShown) {
			const whole = withoutEmpty(withoutBreaks(line) + ends.join(""));
			make(open.length > 0 ? whole : `<p>${whole.trim()}</p>`);
		}
		begin();
	};
	const endLine = () => {
		if (open.length === 0) flush();
		else if (isShown && !isBroken) add(BREAK);
	};
	const say = (text: string) => {
		isShown ||= hasWords(text);
		add(text);
	};
	let at = 0;
	for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TOKEN)) {
		say(html.slice(at, index));
		at = index + tag.length;
		if (boxes.includes(name)) endLine();
		else if (blocks.includes(name)) {
			flush();
			if (closing) open.pop();
			const isWide = name === "table" && open.length === 0;
			// A table that is wider than its page is scrolled, with keys as well.
			make((isWide && !closing ? '<div tabindex="0">' : "") + tag + (isWide && closing ? "</div>" : ""));
			if (!closing) open.push(name);
		} else if (ALONE.includes(name) && open.length === 0) {
			flush();
			make(tag);
		} else {
			isShown ||= name === "img";
			add(tag);
			if (closing) marks.pop();
			else if (!EMPTY.includes(name)) marks.push({ name, tag });
		}
	}
	say(html.slice(at));
	flush();
	return made.join("");
}
