import fc from "fast-check";
import { expect, test } from "vitest";
import { finds, misses } from "./fold.pairs.ts";
import { fold, nameKey } from "./fold.ts";

test.each(finds)("%s finds %s (%s)", (query, text) => {
	expect(fold(text)).toContain(fold(query));
});

test.each(misses)("%s does not find %s", (query, text) => {
	expect(fold(text)).not.toContain(fold(query));
});

/** All letters of Unicode, but for modifiers and the hamza alone, which are signs of the letters beside them. */
const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
	.filter((code) => code < 0xd800 || code > 0xdfff)
	.map((code) => String.fromCodePoint(code))
	.filter((sign) => /(?![\p{Lm}\u0621\u0674\uFE80])\p{L}/u.test(sign))
	.filter((letter) => /^(?!\p{Lm})\p{L}[\p{L}\p{M}]*$/u.test(letter.normalize("NFKD")));

test("no letter of any script folds to nothing, or is parted from its neighbour", () => {
	expect(letters.length).toBeGreaterThan(100_000);
	const lost = letters.filter((letter) => !/^\S+$/.test(fold(letter)) || fold(`a${letter}a`).includes(" "));
	expect(lost).toEqual([]);
});

test("no sign between words is a letter", () => {
	const signs = '!"#$%&()*+,-./:;<=>?@[]^_{|}~،؛؟٪٫٬۔–—…«»‹›“”・。、׃։·¿¡§©®°±×÷€№→★👍';
	expect([...signs].filter((sign) => fold(sign).trim() !== "" && !/\p{L}/u.test(sign.normalize("NFKD")))).toEqual([]);
});

test.each([
	["عمر بٹ", "عمر بڈ"],
	["عمر بت", "عمر بٹ"],
	["ڤيصل", "فيصل"],
	["گل", "كل"],
	["Юлия", "Юлиа"],
])("%s and %s are two names", (one, other) => {
	expect(nameKey(one)).not.toBe(nameKey(other));
});

test.each([
	["الحربي", "الحربى"],
	["علی", "علي"],
	["فاطمة", "فاطمه"],
	["Müller", "MULLER"],
	["Łukasz", "Lukasz"],
	["Al-Nasr", "al nasr"],
	["خالد ٢", "خالد 2"],
])("%s and %s are one name", (one, other) => {
	expect(nameKey(one)).toBe(nameKey(other));
});

test("names with one key are one to a search too", () => {
	const text = fc.string({ unit: fc.constantFrom(...letters.slice(0, 3000), " ", "-"), maxLength: 12 });
	fc.assert(
		fc.property(text, text, (a, b) => nameKey(a) !== nameKey(b) || fold(a) === fold(b)),
		{ numRuns: 2000, seed: 20_261_128 },
	);
});
