import { wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { themeCss, themeOf } from "./theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const grounds = [
	["#faf8f3", "#ffffff", "#f1eee6"],
	["#0c1411", "#131e19", "#18251f"],
] as const;

test("text keeps its contrast in both themes, of any two colours (WCAG 2.2, 1.4.3)", () => {
	fc.assert(
		fc.property(hex, hex, (colour, accent) => {
			const theme = themeOf({ colour, accent });
			for (const at of [0, 1] as const) {
				const of = (name: string) => theme[name]?.[at] ?? "";
				const pairs = [
					...grounds[at].map((ground) => [of("brand"), ground]),
					[of("on-brand"), of("brand")],
					["#f4faf6", of("table")],
					["#f4faf6", of("table-deep")],
					[of("on-table-soft"), of("table")],
					[of("on-table-soft"), of("table-deep")],
					[of("ball"), of("table")],
					[of("on-ball"), of("ball")],
				];
				for (const [text = "", ground = ""] of pairs)
					expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
				for (const ground of grounds[at]) expect(wcagContrast(of("ring"), ground)).toBeGreaterThanOrEqual(3);
			}
		}),
		{ numRuns: 300 },
	);
});

test("a colour that is dark enough stays what it was", () => {
	expect(themeOf({ colour: "#0e5a45", accent: "#ff8a3d" }).brand?.[0]).toBe("#0e5a45");
	expect(themeOf({ colour: "#0b4636", accent: "#ff8a3d" }).ball?.[0]).toBe("#ff8a3d");
	expect(themeCss({ colour: "#123a7a", accent: "#123a7a" }, ".club-7")).toMatch(
		/^\.club-7\{--color-brand:#123a7a;.*@media\(prefers-color-scheme:dark\)\{\.club-7\{--color-brand:#/,
	);
	expect(themeCss({ colour: "#123a7a", accent: "#ffc400" })).toMatch(
		/^:root\{--color-brand:#123a7a;.*@media\(prefers-color-scheme:dark\)\{:root\{--color-brand:#/,
	);
});
