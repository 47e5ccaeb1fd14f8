/**
 * Cuts the fallback fonts of documents out of Noto (SIL Open Font License), and the names of emoji out of the Unicode
 * CLDR. The results are committed. Run it manually in the root of the project; the sources weigh 200 MB, so they are no
 * dependency:
 *
 *     npm install --no-save @expo-google-fonts/noto-sans@0.4.2 @fontsource/noto-sans-arabic@5.3.0 \
 *       @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-sans-sc@5.3.0 @fontsource/noto-sans-kr@5.3.0 \
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
/** Signs that are text unless a picture is asked for, such as a ticked box: the others are emoji. */
const asText = /\P{Emoji_Presentation}/u;
const symbols = range(0x2190, 0x21ff, asText) + range(0x2460, 0x24ff, asText) + range(0x25a0, 0x27bf, asText);

const ofWeb = (name: string, script: string) => `@fontsource/${name}/files/${name}-${script}-400-normal.woff2`;

/** File of a package, and the letters that are kept: all of them where none are named. A blank is in each file. */
const sources: Record<string, [source: string, letters?: string]> = {
	// The whole font, not its parts for the web, which have no fractions, indices and marks of Latin.
	sans: ["@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"],
	arabic: [ofWeb("noto-sans-arabic", "arabic")],
	hebrew: [ofWeb("noto-sans-hebrew", "hebrew")],
	symbols: [ofWeb("noto-sans-symbols-2", "symbols"), symbols],
	math: [ofWeb("noto-sans-math", "latin"), range(0x2190, 0x22ff) + range(0x2600, 0x266f, asText)],
	han: [ofWeb("noto-sans-sc", "chinese-simplified")],
	hangul: [ofWeb("noto-sans-kr", "korean"), hangul()],
};

await mkdir(into, { recursive: true });
for (const [name, [source, letters]] of Object.entries(sources)) {
	const font = await readFile(`${from}/${source}`);
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
