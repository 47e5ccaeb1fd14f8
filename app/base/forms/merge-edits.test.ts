import { expect, test } from "vitest";
import { mergeEdits } from "./merge-edits.ts";

const seen = { name: "A", coach: "B", region: "C" };
test.each([
	{
		why: "what only the other changed is taken over",
		current: { ...seen, coach: "theirs" },
		typed: { ...seen, name: "mine" },
		values: { name: "mine", coach: "theirs", region: "C" },
		theirs: [{ name: "coach", theirs: "theirs", mine: "theirs" }],
	},
	{
		why: "where both changed the same, mine stays and is listed",
		current: { ...seen, name: "theirs" },
		typed: { ...seen, name: "mine" },
		values: { ...seen, name: "mine" },
		theirs: [{ name: "name", theirs: "theirs", mine: "mine" }],
	},
	{
		why: "the same change by both is no clash",
		current: { ...seen, name: "same" },
		typed: { ...seen, name: "same" },
		values: { ...seen, name: "same" },
		theirs: [],
	},
	{
		why: "text of several lines, whose lines end with two signs in a sent form, is not mine when I left it as it was",
		current: { ...seen, coach: "three\nfour" },
		was: { ...seen, coach: "one\ntwo", region: "a\nb" },
		typed: { ...seen, name: "mine", coach: "one\r\ntwo", region: "a\r\nb" },
		values: { name: "mine", coach: "three\nfour", region: "C" },
		theirs: [
			{ name: "coach", theirs: "three\nfour", mine: "three\nfour" },
			{ name: "region", theirs: "C", mine: "C" },
		],
	},
	{
		why: "the same several lines by both are no clash",
		current: { ...seen, coach: "three\nfour" },
		typed: { ...seen, coach: "three\r\nfour" },
		values: { ...seen, coach: "three\r\nfour" },
		theirs: [],
	},
])("$why", ({ was = seen, current, typed, values, theirs }) => {
	expect(mergeEdits(["name", "coach", "region"], was, current, typed)).toEqual({ values, theirs });
});
