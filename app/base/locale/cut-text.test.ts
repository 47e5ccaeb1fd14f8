import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each([
	["a short text as it is", "one two", 9, "one two"],
	["behind a word", "one two three", 9, "one two…"],
	["without the comma in front", "one two, three", 10, "one two…"],
	["without the Arabic comma in front", "النادي، والاتحاد العام", 9, "النادي…"],
	["at a blank that parts no lines", "one\u00a0two\u00a0three", 9, "one\u00a0two…"],
	["a word that is too long, between letters", "a".repeat(300), 10, `${"a".repeat(9)}…`],
	["a first word that is too long behind a short one", `a ${"b".repeat(50)}`, 12, `a ${"b".repeat(9)}…`],
	["before an emoji of several", "12345678👨‍👩‍👧 more", 11, "12345678…"],
	["before a flag", "1234567🇸🇦🇸🇦", 10, "1234567…"],
	["before a letter with marks", `1234567e\u0301\u0323x more`, 9, "1234567…"],
	["with one ellipsis", "one two … three", 11, "one two…"],
])("a text is cut %s", (_, text, most, cut) => {
	expect(cutText(text, most)).toBe(cut);
	expect(cut.length).toBeLessThanOrEqual(most);
});

test("no text is cut inside of a letter, at any length", () => {
	const text = "مُحَمَّد🏴󠁧󠁢󠁥󠁮󠁧󠁿👨‍👩‍👧é🇸🇦x\u0301\u0323 ".repeat(4).trim();
	const whole = Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), (each) => each.segment);
	for (let most = 2; most < text.length; most++) {
		const cut = cutText(text, most).replace(/…$/, "");
		const parts = Array.from(
			new Intl.Segmenter("en", { granularity: "grapheme" }).segment(cut),
			(each) => each.segment,
		);
		if (most > 30) expect(parts).toEqual(whole.slice(0, parts.length));
		expect(cut.length).toBeLessThan(most);
	}
});
