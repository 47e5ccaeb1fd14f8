import { expect, test } from "vitest";
import { inLocale, localeOf, pick } from "./locale.ts";

test.each([
	["/", "ar"],
	["/news/3", "ar"],
	["/en", "en"],
	["/en/news", "en"],
	["/england", "ar"],
	["/news/en", "ar"],
])("the language of %s is %s", (path, locale) => {
	expect(localeOf(path)).toBe(locale);
});

test.each([
	["/", "/", "/en"],
	["/en", "/", "/en"],
	["/news/3", "/news/3", "/en/news/3"],
	["/en/news/3", "/news/3", "/en/news/3"],
	["/england", "/england", "/en/england"],
])("%s is %s in Arabic and %s in English", (path, ar, en) => {
	expect(inLocale("ar", path)).toBe(ar);
	expect(inLocale("en", path)).toBe(en);
});

test("a missing translation is empty, never the other language", () => {
	expect(pick("ar", { title: "Only English", title_ar: null }, "title")).toBe("");
});
