import { expect, test } from "vitest";
import { askedLocale } from "./asked-locale.ts";

test.each([
	[null, undefined],
	["*", undefined],
	["fr, de;q=0.5", undefined],
	["ar", "ar"],
	["ar-SA,ar;q=0.9,en;q=0.8", "ar"],
	["en-GB, ar;q=0.9", "en"],
	["en;q=0.5, ar;q=0.6", "ar"],
	["EN", "en"],
	["ar;q=0", undefined],
	["arabic, english", undefined],
	["en;q=x", undefined],
])("%s asks for %s", (header, locale) => {
	expect(askedLocale(header)).toBe(locale);
});
