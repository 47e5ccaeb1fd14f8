import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * A limit as it is written: its name, in which `*` is a part that differs, its uses or free tries, and its seconds; or
 * taken over from another one.
 */
const literal =
	/\{\s*(?:\.\.\.(\w+),\s*)?(?:what: ["`]([\w${}-]+)["`],\s*)?(?:times|free): ([\d_]+),?\s*(?:delays(?:: \[[^\]]*\])?,\s*)?(?:seconds: ([\w* ]+),?\s*)?(?:stores: true,?\s*)?\}/g;
const units: Record<string, number> = { HOUR: 3600, DAY: 86_400 };
const product = (text: string) =>
	text.split("*").reduce((all, factor) => all * (units[factor.trim()] ?? Number(factor.replaceAll("_", ""))), 1);

type Found = { name: string; times: number; seconds: number };
function limitsIn(source: string): Found[] {
	const named = new Map<string, Found>();
	return [...source.matchAll(literal)].map((match) => {
		const [, from = "", what, times = "", seconds] = match;
		const base = named.get(from);
		const found = {
			name: what?.replace(/\$\{\w+\}/, "*") ?? base?.name ?? "?",
			times: Number(times.replace("_", "")),
			seconds: seconds === undefined ? (base?.seconds ?? Number.NaN) : product(seconds),
		};
		const variable = /const (\w+): (?:Limit|Backoff) = $/.exec(source.slice(0, match.index))?.[1];
		if (variable) named.set(variable, found);
		return found;
	});
}

const sources = globSync("app/**/*.{ts,tsx}")
	.filter((file) => !file.includes(".test."))
	.map((file) => readFileSync(file, "utf8"));
const inCode = sources.flatMap(limitsIn);
const written = ({ name, times, seconds }: Found) => `${name} ${times}/${seconds}`;

const rows = readFileSync("docs/rules/limits.md", "utf8")
	.split("\n")
	.flatMap((line) => {
		const [, , limit, codes] = line.split(" | ").length === 3 ? ["", ...line.split(" | ")] : [];
		return limit && codes ? [{ limit, codes: [...codes.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code) }] : [];
	});

test("each limit of the code has its entry in the table of limits, and each entry its limit", () => {
	expect(inCode.length).toBeGreaterThan(50);
	expect(rows.flatMap(({ codes }) => codes).sort()).toEqual(inCode.map(written).sort());
});

test("no limit is written in a way that the table is not compared with", () => {
	const numbers = sources.flatMap((source) => source.match(/\b(?:times|free): \d[\d_]*/g) ?? []);
	const constants = sources.flatMap((source) => source.match(/: (?:Limit|Backoff) = (?!\{)/g) ?? []);
	expect([numbers.length, constants]).toEqual([inCode.length, []]);
});

test("the words of a row have the numbers of its limits", () => {
	const missing = rows.flatMap(({ limit, codes }) =>
		codes.filter((code) => {
			const times = Number(/ (\d+)\//.exec(code)?.[1]).toLocaleString("en");
			return !new RegExp(`(?<![\\d,])${times}(?![\\d,])`).test(limit);
		}),
	);
	expect(missing).toEqual([]);
});
