import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

// A result that is remembered is made again when a table changes that its reading noted. The code that reads tables in
// SQL text calls `noteRead`.
const root = resolve(import.meta.dirname, "..");
const code = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
	.map((file) => ({ path: join("app", file), text: readFileSync(join(root, "app", file), "utf8") }));

/** The texts of `sql` templates, those inside others included; `…` is in place of a value. */
function statementsIn(source: string): string[] {
	const found: string[] = [];
	/** Reads a template from behind its first backtick to behind its last; returns where that is. */
	const template = (from: number, isSql: boolean): number => {
		let text = "";
		let at = from;
		while (at < source.length && source[at] !== "`")
			if (source[at] === "\\") at += 2;
			else if (source.startsWith("${", at)) {
				at = expression(at + 2);
				text += "…";
			} else text += source[at++];
		if (isSql) found.push(text);
		return at + 1;
	};
	/** Reads code up to the brace that ends it, or to the end. */
	const expression = (from: number): number => {
		let depth = 0;
		let at = from;
		for (; at < source.length; at++) {
			if (source[at] === "{") depth++;
			else if (source[at] === "}" && depth-- === 0) return at + 1;
			else if (source[at] === "`") at = template(at + 1, /\bsql(?:<[^`]*>)?$/.test(source.slice(from, at))) - 1;
		}
		return at;
	};
	expression(0);
	return found;
}

/** Names of tables behind `from` and `join`: not `is distinct from x`, `extract(year from x)`, nor a function. */
const tablesNamed = (statement: string) =>
	[
		...statement.matchAll(
			/(\bdistinct\s+|\(\s*\w+\s+)?\b(?:from|join)\s+(?:lateral\s+|only\s+)?([a-z_]\w*)\b(?!\s*\()/gi,
		),
	]
		.filter(([, before]) => before === undefined || /select/i.test(before))
		.map(([, , name]) => name);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<=\s)\/\/.*/g, "");
/** The tables that a file names in SQL text although it remembers results and notes none of its reads. */
function notNoted(source: string) {
	const text = withoutComments(source);
	if (!/\bremember(?:ForPages)?\(/.test(text) || /\bnoteRead\(/.test(text)) return [];
	return statementsIn(text).flatMap(tablesNamed);
}

test("tables in SQL text are found inside other templates, and functions are none", () => {
	const source = [
		"const keep = () => remember('raw', read);",
		"const read = () => select([sql`(select count(*) from players p where p.a is distinct from p.b)`.as('n'),",
		"	sql`select «sql`extract(year from born)`» from «sql`(select 1 from clubs) c`» left join seasons s`,",
		"	sql`select 1 from generate_series(1, 2)`, `a letter from somewhere`]);",
	]
		.join("\n")
		.replaceAll("«", "$".concat("{"))
		.replaceAll("»", "}");
	expect(notNoted(source)).toEqual(["players", "clubs", "seasons"]);
	expect(notNoted(source.replace("read);", "() => { noteRead('players'); return read(); });"))).toEqual([]);
	expect(notNoted(source.replace("remember(", "remembered("))).toEqual([]);
});

test("a file that remembers results and names tables in SQL text calls noteRead", () => {
	const remembering = code.filter(({ text }) => /\bremember(?:ForPages)?\(/.test(text));
	expect(remembering.length).toBeGreaterThan(20);
	const named = remembering.filter(({ text }) => statementsIn(withoutComments(text)).flatMap(tablesNamed).length > 0);
	expect(named.map(({ path }) => path)).toContain("app/news/newsletter/newsletter-stats.server.ts");
	expect(code.flatMap(({ path, text }) => notNoted(text).map((table) => `${path}: ${table}`))).toEqual([]);
});
