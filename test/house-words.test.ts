import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

// How this house writes. Each failure names the file and the words.
const root = resolve(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
	cwd: root,
	encoding: "utf8",
})
	.split("\n")
	.filter((path) => /\.(tsx?|mjs|css|md)$/.test(path) && path !== "test/house-words.test.ts");
const files = tracked.map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));

const anchorOf = (title: string) =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replaceAll(" ", "-");
const headings = (document: string) =>
	[...readFileSync(resolve(root, document), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title ?? ""));

test("a rule is cited by its anchor in docs/rules.md, never by a section of another document", () => {
	const numbered = /\b(?:product rules|specification)\b[^.\n]{0,30}\bsections?\b/i;
	expect(files.filter(({ text }) => numbered.test(text)).map(({ path }) => path)).toEqual([]);
});

test("every cited anchor of docs/rules.md exists, once", () => {
	const known = headings("docs/rules.md");
	expect(known.filter((anchor, i) => known.indexOf(anchor) !== i)).toEqual([]);
	const cited = files.flatMap(({ path, text }) => {
		const own = path === "docs/rules.md" ? /\]\(#([\w-]+)\)/g : /\brules\.md#([\w-]+)/g;
		return [...text.matchAll(own)].map(([, anchor]) => ({ path, anchor: anchor ?? "" }));
	});
	expect(cited.length).toBeGreaterThan(90);
	expect(cited.filter(({ anchor }) => !known.includes(anchor))).toEqual([]);
});
