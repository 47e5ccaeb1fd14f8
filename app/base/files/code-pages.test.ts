import { decode, encode } from "iconv-lite";
import { expect, test } from "vitest";
import { commonText } from "../ui/text.ts";
import { type CodePage, codePages, ForeignWords, pageOf } from "./code-pages.ts";

/** Words of the pages' own texts, and names. */
const words = [
	...new Set(
		`${Object.values(commonText("ar")).join(" ")} الأهلي الهلال النصر الاتحاد الوحدة سلمان عبدالله محمد أحمد خالد لؤي
			مهند ضياء رائد هيثم مؤيد عائشة هدى منى ليلى وئام الغصن القحطاني العتيبي الشهري الحربي`.match(/[ء-غف-ي]{2,}/g),
	),
];
const found = (text: string, page: CodePage) => {
	const foreign = new ForeignWords();
	foreign.add(encode(text, page));
	foreign.end();
	return pageOf(foreign);
};

/** The same numbers in every run. */
function* numbers(seed: number) {
	for (let at = seed; ; ) {
		at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
		yield at / 2_147_483_648;
	}
}

test.each(["windows-1256", "cp720"] as const)(
	"words in %s are read in it, or asked about: never in another",
	(page) => {
		const chance = numbers(7);
		const next = () => words[Math.floor((chance.next().value ?? 0) * words.length)] ?? "";
		const asked = { of: 0 };
		for (let i = 0; i < 2000; i += 1) {
			const text = Array.from({ length: 1 + (i % 6) }, next).join(" ");
			const { page: read, others } = found(text, page);
			if (others.length > 0) asked.of += 1;
			else expect([text, decode(encode(text, page), read)]).toEqual([text, text]);
		}
		expect(asked.of).toBeLessThan(60);
		expect(words.length).toBeGreaterThan(150);
	},
);

test("a text of ten words of a rare page is read in it", () => {
	expect(found(words.slice(20, 40).join(" "), "iso-8859-6")).toEqual({ page: "iso-8859-6", others: [] });
});

test.each([
	["names with accents", "José Núñez, Björn Åkesson, Müller", "windows-1252"],
	["quotation marks and dashes", "The club’s “best” – 2025 … €5", "windows-1252"],
	["a name that 1256 has as well", "François Zoë", "windows-1252"],
] as const)("%s are no doubt", (_, text, page) => {
	const { page: read, others } = found(text, page);
	expect([decode(encode(text, page), read), others]).toEqual([text, []]);
});

test("bytes that are words in no page leave all of them in doubt", () => {
	const foreign = new ForeignWords();
	foreign.add(Uint8Array.from([0xb0, 0xb1, 0xb2, 0xc9, 0xbb]));
	foreign.end();
	expect(pageOf(foreign).others).toHaveLength(codePages.length - 1);
});
