import { expect, test } from "vitest";
import { isKnownCategory, titleCased } from "./article.ts";

test.each([
	["youth-camps", "Youth Camps"],
	["interviews", "Interviews"],
	["--a--b", "A B"],
	["", ""],
])("the category %j reads %j", (slug, label) => {
	expect(titleCased(slug)).toBe(label);
});

test("a category inherited from Object is not known", () => {
	expect(isKnownCategory("constructor")).toBe(false);
	expect(isKnownCategory("national-team")).toBe(true);
});
