import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = readFileSync("app/styles.css", "utf8");

/** A colour of the theme in the light and in the dark. */
function colours(name: string): [light: string, dark: string] {
	const [, value = ""] = new RegExp(`--color-${name}: ([^;]+);`).exec(styles) ?? [];
	const [light = "", dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
	return [light, dark];
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (high + 0.05) / (low + 0.05);
}

test.each([
	["ring", ["paper", "surface", "sunken", "win-tint", "loss-tint", "draw-tint"]],
	["ball", ["table", "table-deep"]],
])("the focus ring in the colour `%s` is seen on its grounds, 3:1 at least (WCAG 2.4.13)", (name, grounds) => {
	expect(styles).toContain(`--focus: var(--color-${name})`);
	for (const ground of grounds)
		for (const shade of [0, 1] as const) {
			const found = contrast(colours(name)[shade], colours(ground)[shade]);
			expect([ground, shade, found >= 3]).toEqual([ground, shade, true]);
		}
});
