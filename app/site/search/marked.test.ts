import { expect, test } from "vitest";
import { wordsOf } from "../../base/search/words.ts";
import { marked } from "./marked.ts";

test.each([
	["Turki Al-Ghamdi", "ghamdi", ["Ghamdi"]],
	["Al Nasr Club", "alnasr", ["Al Nasr"]],
	["نادي النصر", "نصر", ["النصر"]],
	["أبو بكر محمد", "ابوبكر", ["أبو بكر"]],
	["Jørgen Jørgensen", "jorgens", ["Jørgensen"]],
	["Ali Salem Hassan", "a sal", ["Ali", "Salem"]],
	["Ali", "omar", []],
	["", "omar", []],
])("in %j the query %j marks %j", (name, query, expected) => {
	const parts = marked(name, wordsOf(query));
	expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(expected);
	expect(parts.map(({ text }) => text).join("")).toBe(name);
});
