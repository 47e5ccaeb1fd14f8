/**
 * Cuts the two web fonts and the fonts for pictures and documents out of the published family (Readex Pro, SIL Open
 * Font License). Run it manually when the family is upgraded: `node scripts/fonts.ts`. The results are committed; the
 * fallbacks of documents are made by `document-fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const source = (script: string) =>
	readFile(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`);
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

// Arabic letters, marks and digits in use; Latin with the punctuation both languages share.
const letters = {
	arabic: `${range(0x0600, 0x065f)}${range(0x0660, 0x0670)}ٱپچڤگکی`,
	latin: `${range(0x20, 0x7e)}\u00a0«»©·×éüöäñ–—‘’“”•…‹›←→−`,
};

for (const script of ["arabic", "latin"] as const) {
	const font = await source(script);
	const web = await subset(font, letters[script], {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 400, max: 700 } },
	});
	await writeFile(`app/fonts/readex-pro-${script}.woff2`, web);
	// Pictures and documents are drawn from fixed weights: their libraries do not vary fonts.
	for (const wght of [400, 600]) {
		const drawing = await subset(font, letters[script], { targetFormat: "truetype", variationAxes: { wght } });
		await writeFile(`app/fonts/readex-pro-${script}-${wght}.ttf`, drawing);
	}
	console.log(script, web.length);
}
