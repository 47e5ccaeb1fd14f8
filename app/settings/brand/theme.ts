import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/** The two colours of a federation, as `#rrggbb`: of its field and of its ball. */
export type Colours = { colour: string; accent: string };

/** A colour in light pages and in dark ones. */
type Pair = readonly [light: string, dark: string];

/** Grounds that text is read on (app/styles.css): paper, surface, sunken. */
const light = ["#faf8f3", "#ffffff", "#f1eee6"];
const dark = ["#0c1411", "#131e19", "#18251f"];
const ON_TABLE = "#f4faf6";

/** Contrasts of WCAG 2.2: text (1.4.3), with room above its 4.5; what is no text (1.4.11). */
const LEAST = 4.5;
const READ = 5.2;
const READ_WELL = 7;
const SEEN = 3;

const toOklch = converter("oklch");
const STEP = 0.01;

const hexOf = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"));
const leastContrast = (hex: string, grounds: readonly string[]) =>
	Math.min(...grounds.map((ground) => wcagContrast(hex, ground)));

/** The nearest lightness of a colour at which it reaches a contrast with each ground: hue and chroma stay. */
function reach(colour: Oklch, grounds: readonly string[], ratio: number, direction: 1 | -1): string {
	let l = colour.l;
	const isLeft = () => (direction < 0 ? l > 0 : l < 1);
	while (isLeft() && leastContrast(hexOf({ ...colour, l }), grounds) < ratio) l += direction * STEP;
	return hexOf({ ...colour, l: Math.min(1, Math.max(0, l)) });
}

const inOklch = (hex: string): Oklch => toOklch(hex) ?? { mode: "oklch", l: 0.4, c: 0, h: 0 };

/**
 * The colours of the pages, made from two: each name of app/styles.css in light and dark. Of any two, text keeps its
 * contrast.
 */
export function themeOf({ colour, accent }: Colours): Record<string, Pair> {
	const field = inOklch(colour);
	const ball = inOklch(accent);
	const soft: Oklch = { ...field, l: 0.85, c: Math.min(field.c, 0.04) };
	const tableLight = reach({ ...field, l: Math.min(field.l, 0.4) }, [ON_TABLE], READ_WELL + 2, -1);
	const tableDark = reach({ ...field, l: Math.min(field.l, 0.32) }, [ON_TABLE], READ_WELL + 4, -1);
	const deeper = (hex: string) => hexOf({ ...inOklch(hex), l: Math.max(0, inOklch(hex).l - 0.06) });
	const tables = [tableLight, tableDark, deeper(tableLight), deeper(tableDark)];
	const brandLight = reach(field, light, READ, -1);
	const brandDark = reach(field, dark, READ_WELL, 1);
	const ballShown = reach(ball, tables, LEAST, 1);
	const same = (hex: string): Pair => [hex, hex];
	return {
		brand: [brandLight, brandDark],
		"on-brand": ["#ffffff", reach({ ...field, l: 0.25 }, [brandDark], READ, -1)],
		table: [tableLight, tableDark],
		"table-deep": [deeper(tableLight), deeper(tableDark)],
		"on-table-soft": same(reach(soft, tables, READ, 1)),
		ball: same(ballShown),
		"on-ball": same(reach({ ...ball, l: 0.25 }, [ballShown], READ, -1)),
		ring: [reach(ball, light, SEEN + 1, -1), reach(ball, dark, READ, 1)],
	};
}

/** The style sheet that lays these colours over the product's: on the whole page, or on what `selector` matches. */
export function themeCss(colours: Colours, selector = ":root"): string {
	const theme = Object.entries(themeOf(colours));
	const rule = (at: 0 | 1) => `${selector}{${theme.map(([name, pair]) => `--color-${name}:${pair[at]}`).join(";")}}`;
	return `${rule(0)}@media(prefers-color-scheme:dark){${rule(1)}}`;
}
