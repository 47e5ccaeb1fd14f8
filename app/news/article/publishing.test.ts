import { expect, test } from "vitest";
import { hasWords } from "./edit-form.ts";
import { deedOf, placesOf } from "./publishing.ts";

const now = new Date("2026-06-01T09:00:00Z"); // noon in Riyadh
const arabic = { title_ar: "عنوان", content_ar: "<p>نص</p>" };
const english = { title: "Title", content: "<p>Text</p>" };
const shown = { show_ar: "on", show_en: "on" };
const published = { published: "on" };
const states = (values: Record<string, string>) => {
	const { ar, en } = placesOf(values, now);
	return [ar.state, en.state];
};

test.each([
	["an article in both languages", { ...arabic, ...english, ...shown, ...published }, ["published", "published"]],
	["one without English text", { ...arabic, ...shown, ...published, content: "<p></p>" }, ["published", "empty"]],
	["one that is not published", { ...arabic, ...english, ...shown }, ["draft", "draft"]],
	["a language that is left out", { ...arabic, ...english, show_ar: "on", ...published }, ["published", "withheld"]],
	[
		"a date that is still to come, which Arabic shares unless it has its own",
		{ ...arabic, ...english, ...shown, ...published, publish_date: "2026-06-01T12:30" },
		["scheduled", "scheduled"],
	],
	[
		"a date of Arabic alone",
		{ ...arabic, ...english, ...shown, ...published, publish_date_ar: "2026-06-01T12:30" },
		["scheduled", "published"],
	],
])("the places of %s", (_, values, expected) => {
	expect(states(values)).toEqual(expected);
});

const both = { ...arabic, ...english, ...shown };
const later = { publish_date: "2099-01-01T10:00" };
test.each([
	["a new article", {}, { ...shown }, "saveDraft"],
	["a new article that will be published, before its first word", {}, { ...shown, ...published }, "publish"],
	["a draft", both, both, "saveDraft"],
	["a draft that is published", both, { ...both, ...published }, "publish"],
	["a draft with a date ahead", both, { ...both, ...published, ...later }, "schedule"],
	["a published article", { ...both, ...published }, { ...both, ...published, title: "New" }, "publishChanges"],
	["a published article that becomes a draft", { ...both, ...published }, both, "unpublish"],
	[
		"a published article that no language shows",
		{ ...both, ...published },
		{ ...arabic, ...english, ...published },
		"unpublish",
	],
	[
		"a scheduled article that appears at once",
		{ ...both, ...published, ...later },
		{ ...both, ...published },
		"publish",
	],
])("saving %s", (_, before, values, deed) => {
	expect(deedOf(placesOf(before, now), values, now)).toBe(deed);
});

test("a tag ends before the next one begins, so no sign is read twice", () => {
	expect(["<p></p>", "<p dir='rtl'>&nbsp;</p>", "<p>a</p>", "<".repeat(200_000), "<<<p>"].map(hasWords)).toEqual([
		false,
		false,
		true,
		true,
		true,
	]);
});
