/**
 * Cuts the fallback fonts of documents out of Noto (SIL Open Font License), and the names of emoji out of the Unicode
 * CLDR. The results are committed. Run it manually in the root of the project; the sources weigh 200 MB, so they are no
 * dependency:
 *
 *     npm install --no-save @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-arabic@5.3.0 \
 *       @fontsource/noto-sans-hebrew@5.3.0 \
 *       @fontsource/noto-sans-devanagari@5.3.0 @fontsource/noto-sans-sc@5.3.0 @fontsource/noto-sans-kr@5.3.0 \
 *       @fontsource/noto-sans-symbols-2@5.3.0 @fontsource/noto-sans-math@5.3.0 cldr-annotations-full@48.2.0
 *     node scripts/document-fonts.ts
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const from = process.env.FONT_PACKAGES ?? "node_modules";
const into = "app/fonts/noto";

const range = (first: number, last: number, keep = /./u) =>
	Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
		.filter((sign) => keep.test(sign))
		.join("");

/** The 2,350 syllables of KS X 1001, which cover Korean names. */
const hangul = () => {
	const decoder = new TextDecoder("euc-kr");
	const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, i) => 0xb0 + i);
	const cells = Array.from({ length: 94 }, (_, i) => 0xa1 + i);
	return rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell])))).join("");
};
const noEmoji = /\P{Emoji}/u;
const symbols = range(0x2190, 0x21ff, noEmoji) + range(0x2460, 0x24ff, noEmoji) + range(0x25a0, 0x27bf, noEmoji);

/** File of a package, and the letters that are kept: all of them where none are named. A blank is in each file. */
const sources: Record<string, [source: string, letters?: string]> = {
	latin: ["noto-sans/files/noto-sans-latin"],
	"latin-ext": ["noto-sans/files/noto-sans-latin-ext"],
	vietnamese: ["noto-sans/files/noto-sans-vietnamese"],
	cyrillic: ["noto-sans/files/noto-sans-cyrillic"],
	"cyrillic-ext": ["noto-sans/files/noto-sans-cyrillic-ext"],
	greek: ["noto-sans/files/noto-sans-greek"],
	"greek-ext": ["noto-sans/files/noto-sans-greek-ext"],
	arabic: ["noto-sans-arabic/files/noto-sans-arabic-arabic"],
	hebrew: ["noto-sans-hebrew/files/noto-sans-hebrew-hebrew"],
	devanagari: ["noto-sans-devanagari/files/noto-sans-devanagari-devanagari"],
	symbols: ["noto-sans-symbols-2/files/noto-sans-symbols-2-symbols", symbols],
	math: ["noto-sans-math/files/noto-sans-math-latin", range(0x2190, 0x22ff)],
	han: ["noto-sans-sc/files/noto-sans-sc-chinese-simplified"],
	hangul: ["noto-sans-kr/files/noto-sans-kr-korean", hangul()],
};

await mkdir(into, { recursive: true });
for (const [name, [source, letters]] of Object.entries(sources)) {
	const font = await readFile(`${from}/@fontsource/${source}-400-normal.woff2`);
	const all = { noHinting: true, ...(letters === undefined ? { keepAllGlyphs: true } : {}) };
	const cut = await subset(font, letters === undefined ? "" : ` ${letters}`, { ...all, targetFormat: "truetype" });
	await writeFile(`${into}/${name}.ttf`, cut);
	console.log(name, cut.length);
}

/** The short name of each emoji that is one code point, in both languages. */
const names: Record<string, Record<string, string>> = {};
for (const locale of ["ar", "en"]) {
	const { annotations } = JSON.parse(
		await readFile(`${from}/cldr-annotations-full/annotations/${locale}/annotations.json`, "utf8"),
	).annotations;
	const short = Object.entries<{ tts?: string[] }>(annotations)
		.filter(([sign]) => [...sign].length === 1 && /\p{Extended_Pictographic}|\p{Emoji_Component}/u.test(sign))
		.flatMap(([sign, { tts }]) => (tts?.[0] ? [[sign.codePointAt(0)?.toString(16) ?? "", tts[0]] as const] : []));
	names[locale] = Object.fromEntries(short);
}
await writeFile(`${into}/emoji-names.json`, `${JSON.stringify(names, undefined, "\t")}\n`);
