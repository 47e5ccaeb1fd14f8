import type { SceneName } from "./drawings/news-picture.ts";

/**
 * One article of the demo federation, in one or both languages. Lines: `## ` heading, `- ` list, `> ` quote, else a
 * paragraph.
 */
type DemoWords = { title: string; excerpt: string; body: string };
export type DemoArticle = {
	category: string;
	scene: SceneName;
	/** Days before the demo is loaded. */
	daysAgo: number;
	draft?: boolean;
	ar?: DemoWords;
	en?: DemoWords;
};

const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const link = (html: string) => html.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** The lines of a demo article as the HTML that the product stores. */
export function toHtml(body: string): string {
	const html = body
		.trim()
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean)
		.map((line) => {
			const text = link(escapeMarkup(line.replace(/^(## |- |> )/, "")));
			if (line.startsWith("## ")) return `<h2>${text}</h2>`;
			if (line.startsWith("- ")) return `<li>${text}</li>`;
			if (line.startsWith("> ")) return `<blockquote>${text}</blockquote>`;
			return `<p>${text}</p>`;
		})
		.join("");
	return html
		.replace(/(<li>.*?<\/li>)(?!<li>)/g, "$1</ul>")
		.replace(/(^|<\/(?:p|h2|blockquote|ul)>)(?=<li>)/g, "$1<ul>");
}
