import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { expect, test } from "vitest";

// How this house writes. Each failure names the file and the words.
const root = resolve(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
	cwd: root,
	encoding: "utf8",
})
	.split("\n")
	.filter((path) => path !== "test/house-words.test.ts");
const read = (ending: RegExp) =>
	tracked
		.filter((path) => ending.test(path))
		.map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));
const files = read(/\.(tsx?|mjs|css|md)$/);

const anchorOf = (title: string) =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replaceAll(" ", "-");
const headings = (document: string) =>
	[...readFileSync(resolve(root, document), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title ?? ""));

test("a rule is cited by its page and anchor in docs/rules, never by a section of another document", () => {
	const numbered = /\b(?:product rules|specification)\b[^.\n]{0,30}\bsections?\b/i;
	expect(files.filter(({ text }) => numbered.test(text)).map(({ path }) => path)).toEqual([]);
});

test("every cited anchor of docs/rules exists, once on its page", () => {
	const pages = new Map(
		files.filter(({ path }) => path.startsWith("docs/rules/")).map(({ path }) => [path, headings(path)]),
	);
	const twice = [...pages].filter(([, known]) => new Set(known).size < known.length);
	expect(twice).toEqual([]);
	const cited = files.flatMap(({ path, text }) =>
		[...text.matchAll(/(?:\]\(([\w./-]*)|\b(docs\/rules\/[\w-]+\.md))#([\w-]+)/g)].map(
			([, link, page, anchor = ""]) => {
				const own = link ? relative(root, resolve(root, dirname(path), link)) : path;
				return { path, page: page ?? own, anchor };
			},
		),
	);
	const ofRules = cited.filter(({ page }) => page.startsWith("docs/rules/"));
	expect(ofRules.length).toBeGreaterThan(190);
	expect(ofRules.filter(({ page, anchor }) => !pages.get(page)?.includes(anchor))).toEqual([]);
});

test("every link in a document leads to a file that exists", () => {
	const links = files
		.filter(({ path }) => path.endsWith(".md"))
		.flatMap(({ path, text }) =>
			[...text.matchAll(/\]\(([^)#:]+)(?:#[\w-]+)?\)/g)].map(([, target]) => ({ path, target: target ?? "" })),
		);
	expect(links.length).toBeGreaterThan(50);
	expect(links.filter(({ path, target }) => !existsSync(resolve(root, dirname(path), target)))).toEqual([]);
});

test("a decision record is one choice on one page, with the four headings, and is listed in the index", () => {
	const index = readFileSync(resolve(root, "docs/decisions/README.md"), "utf8");
	const records = files.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));
	expect(records.length).toBeGreaterThan(60);
	const found = records.flatMap(({ path, text }) => {
		const name = path.slice("docs/decisions/".length);
		const title = text.split("\n")[0]?.slice(2) ?? "";
		return [
			!title.startsWith(`${Number(name.slice(0, 4))}. `) && "another number in its title",
			[...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join() !==
				"Context,Decision,Consequences,Revisit when" && "other headings",
			text.split("\n").length > 60 && "more than a page",
			!index.includes(`[${title}](${name})`) && "not in the index",
		]
			.filter(Boolean)
			.map((problem) => `${name}: ${problem}`);
	});
	expect(found).toEqual([]);
	const numbers = records.map(({ path }) => path.slice("docs/decisions/".length, "docs/decisions/0000".length));
	expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test("every decision record is cited where it is carried out, as `decision 95`, and every cited one exists", () => {
	const records = files.flatMap(({ path }) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number);
	const cited = [...files, ...read(/\.(sql|js|ya?ml|conf|cfg|sh|service|example)$|file$/)].flatMap(({ path, text }) =>
		[...text.matchAll(/\bdecision (\d+)\b/gi)].map(([, number]) => ({ path, number: Number(number) })),
	);
	expect(cited.filter(({ number }) => !records.includes(number))).toEqual([]);
	const inCode = cited.filter(({ path }) => !/\.md$|\.test\.tsx?$/.test(path)).map(({ number }) => number);
	expect(records.filter((number) => !inCode.includes(number))).toEqual([]);
});

const banned = [
	/\b(?:some|no|every|any)body\b/i,
	/\bwho(?:so|m)?ever\b|\bwhom\b|\bwherever\b/i,
	/\banew\b|\bbegun\b|\bnought\b|\ball the same\b/i,
	/\b(?:stands?|stood)\b/i,
	/\b(?:lies?|lay) (?:in|on|at|beside|behind|under)\b/i,
	/\bin force\b|\bbecomes? of\b|\bbecame of\b/i,
	/\bwhose hand\b|\bat hand\b|\bby hand\b/i,
	/\bh[eo]ld(?:s|ing)? back\b|\bthr(?:ow|own|ows|ew) away\b/i,
	/^[*\s]+What\b/,
	/\bwhatever\b|\bmeanwhile\b|\bone's\b|\bpower\b/i,
];

/** Lines of documents, of comments, and titles of tests; quoted code is left out. */
function prose(path: string, text: string): string[] {
	if (path.endsWith(".md")) return text.split("\n").map(unquoted);
	return text.split("\n").flatMap((line) => {
		const comment = /^\s*(?:\/\/|\*|\/\*|\{\/\*)(.*)$/.exec(line) ?? /\s\/\/ (.*)$/.exec(line);
		const title = /^\s*(?:test|it|describe)[\w.]*\(\s*(["'`].*)$/.exec(line) ?? /^\s*\]\)\((["'`].*)$/.exec(line);
		const found = comment?.[1] ?? title?.[1];
		return found === undefined ? [] : [comment ? unquoted(found) : found];
	});
}

const unquoted = (line: string) => line.replace(/`[^`]*`/g, "");

test("documents, comments and test titles are plain engineering English: name the mechanism, subject first", () => {
	const found = files.flatMap(({ path, text }) =>
		prose(path, text).flatMap((line) =>
			banned.flatMap((word) => word.exec(line)?.map((hit) => `${path}: ${hit}`) ?? []),
		),
	);
	expect(found).toEqual([]);
});

/**
 * Names that docs/glossary.md replaced, by the word to use. `but` are names in which the old word means something else.
 */
const formerWords: { former: RegExp; say: string; but?: string[] }[] = [
	{
		former: /^match(?:es)?(?=[A-Z_])|Match(?:es)?(?![a-z])|MATCH/,
		say: "tie",
		but: ["matchType", "MatchDay", "MatchesTable"],
	},
	{
		former: /^(?:create|update|save|delete|edit|manage|blank)?[Tt]eams?(?=[A-Z])|TEAM/,
		say: "club",
		but: ["TeamsTable", "teamOf"],
	},
	{ former: /^[Mm]ove[sd]?(?:Case|Own|By|Form)?$/, say: "status change, transition", but: ["move", "moved"] },
	{ former: /Clock|^clock(?=[A-Z])/, say: "deadline", but: ["clockAt", "wallClock"] },
	{ former: /[Pp]ower/, say: "scope" },
	{
		former: /^(?:keep|kept|Kept)(?=[A-Z])|Kept$/,
		say: "stash, store",
		but: ["keepDeadlines", "keepDeadlinesAt", "keepIn", "keepPage", "keepPrivate", "keepTidy"],
	},
	{ former: /carryOut|^Handled$/, say: "apply, run" },
	{ former: /[Ss]weep|[Tt]rap(?![a-z])|[Hh]urry|[Pp]aper/, say: "purge, honeypot, StartOptions, document" },
];

test("names in code use the words of docs/glossary.md", () => {
	const found = files
		.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
		.flatMap(({ path, text }) =>
			[...text.matchAll(/\b(?:const|let|function|type|interface|class) +(\w+)/g)].flatMap(([, name = ""]) =>
				formerWords
					.filter(({ former, but }) => former.test(name) && !but?.includes(name))
					.map(({ say }) => `${path}: ${name}, say ${say}`),
			),
		);
	expect(found).toEqual([]);
});
