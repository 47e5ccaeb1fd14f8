import { ColorSpace, Matrix, Document as Opened } from "mupdf";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { opensFolder, patient, popplerText, printed, textOf, withoutBlanks } from "../../../test/print.tsx";

opensFolder();
vi.setConfig({ testTimeout: 600_000 }); // on a busy machine a document takes its time

test.each([
	["names of Europe", "Łukasz Gőbl, Şahin-Yıldız, İstanbul, Đorđe, Ærø, Þór, Nguyễn Văn Tèo, Юлия Ёлкина, Ελένη"],
	["names of Asia", "گلریز پناهی چاپک، عمر بٹ، عمر بڈ، څښتن، ډېر، ڕۆژ، پێشەنگ، ٹیبل ٹینس میں"],
	["sums", "½ of 1 200 €, ⅓, ¾, 5 ‰, 2,5 % of £ 30, ¥ 40, ₽ 50, ₹ 60"],
	["comparisons", "≥ 3, ≤ 4, ≠ 5, ≈ 6, 7 ± 1, 2 × 3, √2, −1"],
	["powers and indices", "x² + y³, 10⁻⁶, 2¹⁰, H₂O, CO₂"],
	["hyphens and dashes", "5‑2, 5–2, 5—2, Al‑Ghusn"],
	["marks that join no letter of their own", "x̌ q̃ m̌ č́ ạ̈ e\u0301 а́ и̇"],
	["ligatures of other files", "ﬁnal, ﬂag, oﬀer, oﬃcial"],
	["boxes and signs of forms", "☐ open, ☑ done, ☒ not, ✓ yes, ✗ no, ☎ 112, ♠ ♥, № 7, § 12, † ‡ ¶"],
	["lengthened words", "سلـــام ـــ مــبــروك"],
])("%s are printed as they were written, without a box", async (_, text) => {
	const pdf = await printed([text]);
	expect(textOf(pdf)).not.toContain("▯");
	expect(withoutBlanks(textOf(pdf))).toBe(withoutBlanks(text));
	expect([...withoutBlanks(popplerText(pdf))].sort()).toEqual([...withoutBlanks(text)].sort());
});

test.each([
	["a bank account", "SA0380000000608010167519".repeat(6)],
	["an address of the web", `https://example.org/${"a".repeat(140)}`],
	["a word with hyphens", "A-B-".repeat(60).slice(0, -1)],
	["words with hyphens", "TTF-2026-000123-AB ".repeat(30).trim()],
	["words with places to part them", "soft\u00adhyphen\u00adated ".repeat(40).trim()],
	["an Arabic word", "مستشفى".repeat(40)],
])("%s, too long for a line: no sign is gained or lost where it is parted", async (_, text) => {
	const pdf = await printed([text, "The end."]);
	const whole = withoutBlanks(`${text} The end.`);
	expect(withoutBlanks(textOf(pdf))).toBe(whole);
	expect(withoutBlanks(popplerText(pdf))).toBe(whole);
});

test("an Arabic number of two hundred digits has all of them", async () => {
	const number = "٠١٢٣٤٥٦٧٨٩".repeat(20);
	expect(withoutBlanks(popplerText(await printed([number])))).toBe(number);
});

/** Letters of one direction, as words are made of them. */
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const left = [
	[...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0xc0, 0x24f)],
	range(0x400, 0x45f),
	[..."0123456789"],
	[..."ABCSA0123456789/._-"],
	[..."½⅓¼¾²³¹⁴⁻₂€£¥≥≤±×÷−–‑…«»“”‘’ªº°µ№™"],
];
const right = [
	[..."ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة"],
	[..."پچژگکیےںٹڈڑہھۀۂۃڤڕۆێڵەټځڅډړږښڼېۍ"],
	[..."بتسلمنهكفبَبُبِبّبْبًبٌبٍ"],
	[..."بتسلمنهكفعغصضـــ"],
	[..."٠١٢٣٤٥٦٧٨٩"],
];

test("a thousand lines of words are read out of a document as they were written", async () => {
	let seed = 11;
	const chance = (most: number) => {
		seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
		return (seed >>> 8) % most;
	};
	const word = (letters: readonly string[]) => {
		const length = Math.min(letters.length * 4, 1 + chance(chance(12) === 0 ? 120 : 9));
		const signs = Array.from({ length }, () => letters[chance(letters.length)]).join("");
		return signs.replace(/^[\p{M}-]+|-+$/gu, "");
	};
	const line = (pools: readonly string[][]) =>
		Array.from({ length: 1 + chance(8) }, () => word(pools[chance(pools.length)] ?? [])).join(" ");
	const lines = Array.from({ length: 1000 }, (_, i) => line(i % 2 ? right : left));
	const read = withoutBlanks(textOf(await printed([lines.join("\n")])));
	let at = 0;
	for (const written of lines.map(withoutBlanks)) {
		expect(read.slice(at, at + written.length)).toBe(written);
		at += written.length;
	}
});

const SAMPLE = [..."ŁŐőŞşıİĐđØøÞþżčёЮюЯяЛДФЖщПЧ€₽≥½¾⅓²⁴₂‰№گپچژٹڈڑںہۆڤښ"];
const SIDE = 32;
/** The height of a line of letters of 60 points with its margin. */
const ROW = 100;

test("each letter of a sample looks like itself, as another program draws it", async () => {
	const pdf = await printed(SAMPLE, "en", patient, 60);
	const own = await pictures(pdf);
	expect(own).toHaveLength(SAMPLE.length);
	const others = await Promise.all(SAMPLE.map(drawnByPango));
	const nearest = own.map((picture) => {
		const distances = others.map((other) => distance(picture, other));
		return SAMPLE[distances.indexOf(Math.min(...distances))];
	});
	expect(nearest).toEqual(SAMPLE);
});

/** The letter of each line of a document, cut out and brought to one size. */
async function pictures(pdf: Buffer): Promise<Buffer[]> {
	const document = Opened.openDocument(pdf, "application/pdf");
	const found: Buffer[] = [];
	for (let n = 0; n < document.countPages(); n++) {
		const page = document.loadPage(n);
		const whole = sharp(page.toPixmap(Matrix.identity, ColorSpace.DeviceGray, false).asPNG());
		for (const { lines } of JSON.parse(page.toStructuredText("").asJSON()).blocks)
			for (const { bbox } of lines) {
				const row = Math.floor((bbox.y + bbox.h / 2 - 40) / ROW);
				found.push(await trimmed(whole.clone().extract({ left: 0, width: 595, top: 40 + row * ROW, height: ROW })));
			}
	}
	return found;
}

async function drawnByPango(sign: string): Promise<Buffer> {
	const script = /\p{Script=Arabic}/u.test(sign) ? "arabic" : "sans";
	const font = script === "arabic" ? "Noto Sans Arabic 60" : "Noto Sans 60";
	const text = { text: sign, font, fontfile: `app/fonts/noto/${script}.ttf`, dpi: 72 };
	return trimmed(sharp(await sharp({ text }).negate({ alpha: false }).flatten({ background }).png().toBuffer()));
}

const background = "#ffffff";
const trimmed = async (picture: Sharp) =>
	sharp(
		await sharp(await picture.png().toBuffer())
			.trim({ background, threshold: 40 })
			.png()
			.toBuffer(),
	)
		.resize(SIDE, SIDE, { fit: "contain", background })
		.grayscale()
		.raw()
		.toBuffer();

const distance = (one: Buffer, other: Buffer) => one.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0);
