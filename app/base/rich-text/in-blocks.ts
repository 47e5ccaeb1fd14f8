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
const isShown = (line: string) => /<img|[^\s\u00a0]/.test(line.replace(/<(?!img)[^>]*>|&nbsp;/g, ""));

/** Without marks of no words. */
function withoutEmpty(line: string): string {
	const less = line.replace(/<([a-z]+)[^>]*><\/\1>/g, "");
	return less === line ? line : withoutEmpty(less);
}

/**
 * The same HTML, with every text in a block: text beside blocks becomes paragraphs, a box of another page ends the
 * paragraph before it and within, words around blocks are marked in each of them, and a table can be wider than its
 * page. Takes well-formed HTML of the names above.
 */
export function inBlocks(html: string): string {
	const made: string[] = [];
	/** Blocks and marks of words that are open, the innermost last. */
	const open: string[] = [];
	const marks: { name: string; tag: string }[] = [];
	let line = "";
	const begin = () => {
		line = marks.map(({ tag }) => tag).join("");
	};
	const flush = () => {
		const ends = marks.map(({ name }) => `</${name}>`).reverse();
		const whole = withoutEmpty(line.replace(/(?:<br \/>)+$/, "") + ends.join(""));
		if (isShown(whole)) made.push(open.length > 0 ? whole : `<p>${whole.trim()}</p>`);
		begin();
	};
	const endLine = () => {
		if (open.length === 0) flush();
		else if (isShown(line) && !line.endsWith("<br />")) line += "<br />";
	};
	let at = 0;
	for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TOKEN)) {
		line += html.slice(at, index);
		at = index + tag.length;
		if (boxes.includes(name)) endLine();
		else if (blocks.includes(name)) {
			flush();
			if (closing) open.pop();
			const isWide = name === "table" && open.length === 0;
			// A table that is wider than its page is scrolled, with keys as well.
			made.push(isWide && !closing ? '<div tabindex="0">' : "", tag, isWide && closing ? "</div>" : "");
			if (!closing) open.push(name);
		} else if (ALONE.includes(name) && open.length === 0) {
			flush();
			made.push(tag);
		} else {
			line += tag;
			if (closing) marks.pop();
			else if (!EMPTY.includes(name)) marks.push({ name, tag });
		}
	}
	line += html.slice(at);
	flush();
	return made.join("");
}
