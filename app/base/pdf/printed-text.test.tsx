import { Document as Opened } from "mupdf";
import { expect, test, vi } from "vitest";
import { box, opensFolder, patient, popplerText, printed, textOf, withoutBlanks } from "../../../test/print.tsx";
import { directionsOf } from "./process/directions.ts";

opensFolder();
vi.setConfig({ testTimeout: 600_000 }); // on a busy machine a document takes its time

test("letters that no font has are boxes with their numbers, and never other words", async () => {
	const text = textOf(await printed(["The player 噉 噗噉噔噈噄噒噅噗 said"]));
	expect(text).not.toMatch(/I\s*WITHDREW/);
	const expected = [..."噉 噗噉噔噈噄噒噅噗"].map((sign) => (text.includes(sign) ? sign : box(sign))).join("");
	expect(withoutBlanks(text)).toBe(withoutBlanks(`The player ${expected} said`));
});

const scripts: Record<string, [from: number, to: number][]> = {
	latin: [
		[0x21, 0x7e],
		[0xa1, 0x24f],
		[0x1e00, 0x1eff],
	],
	greek: [
		[0x370, 0x3ff],
		[0x1f00, 0x1ffe],
	],
	cyrillic: [[0x400, 0x52f]],
	armenian: [[0x531, 0x58f]],
	hebrew: [[0x5d0, 0x5f4]],
	arabic: [
		[0x600, 0x605],
		[0x608, 0x60f],
		[0x61b, 0x61b],
		[0x61d, 0x64a],
		[0x660, 0x66f],
		[0x671, 0x6d5],
		[0x6ee, 0x77f],
		[0xfdf0, 0xfdff],
	],
	devanagari: [
		[0x904, 0x939],
		[0x958, 0x961],
		[0x964, 0x97f],
	],
	thai: [
		[0xe01, 0xe30],
		[0xe40, 0xe46],
	],
	georgian: [[0x10a0, 0x10ff]],
	kana: [
		[0x3041, 0x3096],
		[0x30a1, 0x30ff],
	],
	hangul: [[0xac00, 0xadff]],
	han: [[0x4e00, 0x50ff]],
	symbols: [
		[0x2190, 0x22ff],
		[0x25a0, 0x27bf],
		[0x1f300, 0x1f64f],
	],
};

const signsOf = (script: string) =>
	(scripts[script] ?? []).flatMap(([from, to]) =>
		Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).filter((sign) =>
			/\P{Cn}/u.test(sign),
		),
	);

test("three thousand letters of thirteen scripts are read out of a document as written, or as numbers", async () => {
	const signs = Object.keys(scripts).flatMap(signsOf);
	expect(signs.length).toBeGreaterThan(3000);
	// One letter a line, each with its place: a letter that is left out or another is named by the place.
	const lines = signs.map((sign, i) => `n${i}: ${sign} end`);
	// Readers of PDFs misplace blanks beside a lone letter that runs from the right.
	const pdf = await printed([lines.join("\n")]);
	for (const read of [textOf(pdf), popplerText(pdf)].map(withoutBlanks)) {
		const wrong = signs.filter((sign, i) => {
			const found = (read.split(`n${i}:`)[1] ?? "").split("end")[0] ?? "";
			return found !== sign && !found.startsWith(box(sign));
		});
		expect(wrong.map((sign) => `${box(sign)} ${sign}`)).toEqual([]);
	}
	const read = withoutBlanks(textOf(pdf));
	for (const script of ["latin", "cyrillic", "hebrew", "devanagari", "kana"])
		for (const sign of signsOf(script)) expect(read).not.toContain(box(sign));
});

test.each([
	["Arabic with marks and joined letters", "قالَ الكِتابُ: لا إله إلا الله، بَعْدَ ذلِك"],
	["Persian and Urdu", "گچپژکیےںٹڈڑ ہے یہ پنج ﷲ ﷺ"],
	["a phone number in Arabic words", "اتصل على +966 50 123 4567 اليوم، أو ٠٥٠ ١٢٣ ٤٥٦٧ مساءً"],
	[
		"a reference, a day and an address in Arabic words",
		"الشكوى 2026-000007 بتاريخ 2026-10-08 من user@example.org انتهت",
	],
	["a score in Arabic words", "فاز الفريق 3-2 بعد أن كان 9-11 في الساعة 10:30 مساءً"],
	["Latin letters with marks, some composed and some not", "Łódź Đorđe Nguyễn cafe\u0301 x\u0301 office"],
	["Han, kana and Hangul", "張繼科 马龙 伊藤美誠 신유빈"],
])("%s is read in the order in which it was written", async (_, text) => {
	const pdf = await printed([text], "ar");
	expect(textOf(pdf)).toBe(text);
	// Poppler puts a blank between words of two directions before the first of them.
	expect(withoutBlanks(popplerText(pdf))).toBe(withoutBlanks(text));
});

test.each(["+966 50 123 4567", "(011) 123-4567"])(
	"the phone number %s in Arabic words is drawn from left to right",
	async (phone) => expect(await drawnOf(`اتصل على ${phone} اليوم`, /[-+()\p{Nd}]/u)).toBe(phone.replaceAll(" ", "")),
);

test.each(["٠٥٠ ١٢٣ ٤٥٦٧", "+٩٦٦ ٥٠ ١٢٣"])(
	"the Arabic digits and blanks of the phone number %s run from left to right",
	(phone) => {
		const { levels } = directionsOf(`اتصل على ${phone} اليوم`, "auto", "rtl");
		const level = levels["اتصل على ".length] ?? 1;
		expect(level % 2).toBe(0);
		expect([...levels.slice(9, 9 + phone.length)]).toEqual(Array.from(phone, () => level));
		expect([levels[8], levels[9 + phone.length]]).toEqual([1, 1]);
	},
);

/** These signs of a line in the order in which they are drawn from the left. */
async function drawnOf(line: string, signs: RegExp): Promise<string> {
	const pdf = await printed([line], "ar");
	const places: { sign: string; x: number }[] = [];
	Opened.openDocument(pdf, "application/pdf")
		.loadPage(0)
		.toStructuredText("preserve-whitespace")
		.walk({ onChar: (sign, origin) => void places.push({ sign, x: origin[0] }) });
	return places
		.filter(({ sign }) => signs.test(sign))
		.sort((a, b) => a.x - b.x)
		.map(({ sign }) => sign)
		.join("");
}

test("an emoji is a box with its number and its name, in the language of the document", async () => {
	expect(textOf(await printed(["Well done 😀!"]))).toBe("Well done ▯U+1F600 (grinning face)!");
	expect(withoutBlanks(textOf(await printed(["أحسنت 😀!"], "ar")))).toContain(
		withoutBlanks("U+1F600 (وجه بابتسامة عريضة)!"),
	);
});

test("what would turn or hide other letters is a box", async () => {
	const text = textOf(await printed(["pay \u202e001\u202c SAR\u0007"]));
	expect(text).toContain("▯U+202E001");
	expect(text).toContain("SAR▯U+0007");
});

const LETTERS = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئى"];
const arabicWord = (nth: number) =>
	Array.from({ length: 2 + (nth % 7) }, (_, i) => LETTERS[(nth * 7 + i * (11 + (nth % 13))) % LETTERS.length]).join("");

test("sixty messages of 5,000 Arabic letters are a document, in 400 MB and 5 MB", async () => {
	const message = (nth: number) => {
		const words = Array.from({ length: 1500 }, (_, i) => arabicWord(i * 60 + nth)).join(" ");
		return words.slice(0, 5000).trim();
	};
	const messages = Array.from({ length: 60 }, (_, nth) => message(nth));
	const limits = { ...patient, output: 5 * 1024 * 1024 };
	const pdf = await printed(messages, "ar", limits);
	expect(textOf(pdf)).toBe(messages.join(" "));
	expect(pdf.equals(await printed(messages, "ar", limits))).toBe(true);
});

test("twenty messages of 5,000 Chinese letters are a document as well", async () => {
	const sign = (i: number) => String.fromCodePoint(0x4e00 + ((i * i) % 3001));
	const messages = Array.from({ length: 20 }, (_, nth) =>
		Array.from({ length: 5000 }, (_, i) => sign(i + nth)).join(""),
	);
	expect((await printed(messages, "ar")).length).toBeLessThan(5 * 1024 * 1024);
});
