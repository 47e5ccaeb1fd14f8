import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { linkLabels, type PeopleOfCase, phoneForms, searchedLabels, searchLabels } from "./labels.ts";
import { tokenOf } from "./token.server.ts";

const without: PeopleOfCase = { names: [], emails: [], phones: [], clubs: [] };
const faisal: PeopleOfCase = {
	account: "a",
	tie: 7,
	names: ["Faisal Al-Anazi", "فيصل العنزيّ"],
	emails: ["F.Anazi@Example.org"],
	phones: ["+966 50 123 4567"],
	clubs: ["Al-Nasr", "النصر", "B"],
};

const finds = (typed: string, people: PeopleOfCase) => {
	const had: string[] = searchedLabels(people);
	const { all, or } = searchLabels(typed) ?? { all: [] };
	return all.every((label) => had.includes(label)) || (or !== undefined && had.includes(or));
};

describe("a search", () => {
	test.each([
		["a word of a name", "faisal"],
		["its beginning", "Fai"],
		["without the article that is written together with it", "anazi"],
		["several, in any order", "anazi faisal"],
		["in Arabic, however it is spelled", "فَيصل عنزى"],
		["a club of the tie, and its squad", "النصر b"],
		["the address, in capitals", "F.ANAZI@example.org"],
		["its first part", "f.anazi@"],
		["its first part with an unfinished rest", "f.anazi@exam"],
		["the first part alone", "f.anazi"],
		["the phone number as a national one", "0501234567"],
		["grouped, with Arabic digits", "٠٥٠ ١٢٣-٤٥٦٧"],
		["international", "00966501234567"],
		["a name with a number", "faisal +966 (50) 1234567"],
	])("finds by %s", (_, typed) => expect(finds(typed, faisal)).toBe(true));

	test.each([
		["another name beside the right one", "faisal omar"],
		["letters from the middle of a name", "isal"],
		["another number", "0501234568"],
		["a part of a number", "1234567"],
		["another address", "f.anazi@example.com"],
	])("does not find by %s", (_, typed) => expect(finds(typed, faisal)).toBe(false));

	test("with signs alone looks for nothing", () => expect(searchLabels("% _")).toBeUndefined());
	test("looks for ten words at most", () =>
		expect(searchLabels("abc abd abe abf abg abh abi abj abk abl abm")?.all).toHaveLength(10));
});

test.each([
	["+965 2212 3456", "22123456"],
	["00966 50 123 4567", "0501234567"],
	["٠٥٠١٢٣٤٥٦٧", "+966 50 123 4567"],
	["471 2345", "471-2345"],
])("the number %s meets %s", (one, other) => expect(phoneForms(one).at(-1)).toBe(phoneForms(other).at(-1)));
test("a text with few digits is no number", () => expect(phoneForms("ext. 1234")).toEqual([]));

test("whole names, numbers, addresses, accounts and ties link cases; one word and a club do not", () => {
	expect(linkLabels(faisal)).toEqual({
		name: ["n1:faisal alanazi", "n1:فيصل عنزي"],
		phone: ["t1:501234567"],
		email: ["e1:f.anazi@example.org"],
		account: ["a1:a"],
		tie: ["m1:7"],
	});
	expect(linkLabels({ ...without, names: ["Faisal"], clubs: ["Al-Nasr Club"] })).toEqual({
		name: [],
		phone: [],
		email: [],
		account: [],
		tie: [],
	});
});

test("a token is the first 64 bits of a keyed hash", () => {
	const key = Buffer.alloc(32, 7);
	expect(["محمد", "club", "2026-000123"].map((word) => tokenOf(`w1:${word}`, key))).toEqual([
		"-7361393681760047614",
		"6181387067540212791",
		"7761067493505239118",
	]);
});

test("labels are those of form 2: a change raises FORM in token.server.ts, and every case gets new tokens", () => {
	const labels = [searchedLabels(faisal), linkLabels(faisal)];
	expect(createHash("sha256").update(JSON.stringify(labels)).digest("hex").slice(0, 16)).toBe("632671b01a2d676e");
});
