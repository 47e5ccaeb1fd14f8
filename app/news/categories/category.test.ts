import { expect, test } from "vitest";
import { slugOf } from "../../base/locale/slug.ts";
import { nameIn } from "./category.ts";

test.each([
	["Youth Camps", "youth-camps"],
	["  Women's  Table-Tennis 2026! ", "women-s-table-tennis-2026"],
	["Écoles", "ecoles"],
	["معسكرات", ""],
	["--", ""],
	[`${"abcd ".repeat(11)}ﬃﬃ`, `${"abcd-".repeat(10)}abcd`],
	["ﬃ".repeat(30), "ffi".repeat(20)],
])("the slug of %j is %j", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

test("a category without an Arabic name has none in Arabic: the English one is no substitute", () => {
	expect([nameIn("ar", { name: "Camps", name_ar: null }), nameIn("en", { name: "Camps", name_ar: null })]).toEqual([
		undefined,
		"Camps",
	]);
});
