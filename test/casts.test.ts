import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/**
 * A cast keeps the compiler from finding what is wrong, so there are no more than there were. Lower a number when one
 * goes.
 */
const budgets = [
	{ files: "the code", isTest: false, plain: 47, unknown: 3, never: 0 },
	{ files: "its tests", isTest: true, plain: 43, unknown: 0, never: 0 },
];
const casts = globSync("app/**/*.{ts,tsx}").flatMap((path) => castsOf(path).map((cast) => ({ path, ...cast })));

test.each(budgets)("casts in $files: at most $plain plain, $unknown by way of unknown, $never to never", (budget) => {
	const found = casts.filter(({ path }) => path.includes(".test.") === budget.isTest);
	for (const kind of ["plain", "unknown", "never"] as const) {
		const these = found.filter((cast) => cast.kind === kind).map(({ path, line }) => `${path}:${line}`);
		expect(these.length, `${kind}:\n${these.join("\n")}`).toBeLessThanOrEqual(budget[kind]);
	}
});

/** The casts of a file: `as const` is none, and `as unknown as` is one. */
function castsOf(path: string) {
	const text = readFileSync(path, "utf8");
	const found: { line: number; kind: "plain" | "unknown" | "never" }[] = [];
	new Visitor({
		TSAsExpression({ start, expression, typeAnnotation: to }) {
			if (to.type === "TSUnknownKeyword") return;
			if (to.type === "TSTypeReference" && to.typeName.type === "Identifier" && to.typeName.name === "const") return;
			const isDouble = expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword";
			const kind = to.type === "TSNeverKeyword" ? "never" : isDouble ? "unknown" : "plain";
			found.push({ line: text.slice(0, start).split("\n").length, kind });
		},
	}).visit(parseSync(path, text).program);
	return found;
}
