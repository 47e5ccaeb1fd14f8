import { expect, test } from "vitest";
import { defineText, plural } from "./text.ts";

const player = {
	zero: "لا لاعبين",
	one: "لاعب واحد",
	two: "لاعبان",
	few: "# لاعبين",
	many: "# لاعبًا",
	other: "# لاعب",
};

test.each([
	[0, "لا لاعبين"],
	[1, "لاعب واحد"],
	[2, "لاعبان"],
	[3, "3 لاعبين"],
	[10, "10 لاعبين"],
	[11, "11 لاعبًا"],
	[99, "99 لاعبًا"],
	[100, "100 لاعب"],
	[103, "103 لاعبين"],
])("%i players in Arabic is %s", (count, text) => {
	expect(plural("ar", count, player)).toBe(text);
});

test.each([
	[-1, "\u2066−1\u2069 لاعب"],
	[-2, "\u2066−2\u2069 لاعب"],
	[-3, "\u2066−3\u2069 لاعبين"],
	[-0.5, "\u2066−0.5\u2069 لاعب"],
	[1.5, "1.5 لاعب"],
])("a number below zero, or with a half, is in digits: %s", (count, text) => {
	expect(plural("ar", count, player)).toBe(text);
	expect(plural("en", -1, { one: "# point", other: "# points" })).toBe("\u2066−1\u2069 point");
});

test("a key that is missing at run time reads as itself", () => {
	const text = defineText({
		title: { ar: "عنوان", en: "Title" },
	});
	expect((text("ar") as Record<string, string>).absent).toBe("absent");
	expect(text("en").title).toBe("Title");
});

test("none at all has its own form in either language, where one is written", () => {
	const forms = { zero: "less than an hour", one: "# hour", other: "# hours" };
	expect([plural("en", 0, forms), plural("ar", 0, forms)]).toEqual([forms.zero, forms.zero]);
	expect(plural("en", 0, { one: "# match", other: "# matches" })).toBe("0 matches");
});
