import { expect, test } from "vitest";
import { acceptedIn, askBack, askedWith } from "./questions.ts";

test("a command asks all its questions until each of them is accepted", () => {
	const questions = ["sameTie", { token: "hallBusy/2030-01-01" }];
	expect(askBack([], [])).toBeUndefined();
	expect(askBack(questions, ["sameTie"])).toEqual({ ok: false, questions });
	expect(askBack(questions, ["hallBusy/2030-01-01", "sameTie", "other"])).toBeUndefined();
});

test.each<[why: string, typed: Record<string, string>, about: Record<string, string[]>, accepted: string[]]>([
	["nothing changed", { score: "3", note: "a" }, {}, ["unlikely", "ahead"]],
	["a field changed, and a question is about all of them", { score: "3", note: "b" }, {}, []],
	["a field was emptied", { score: "3" }, {}, []],
	["another field changed", { score: "3", note: "b" }, { unlikely: ["score"] }, ["unlikely"]],
	["its field changed", { score: "4", note: "a" }, { unlikely: ["score"], ahead: ["note"] }, ["ahead"]],
	["its field came since", { score: "3", note: "a", day: "1" }, { unlikely: ["day"], ahead: ["note"] }, ["ahead"]],
])("a question is accepted while what it is about stays: %s", (_, typed, about, accepted) => {
	const asked = askedWith({ score: "3", note: "a", intent: "save", version: "1" });
	expect(acceptedIn({ ...typed, asked, accepted: "unlikely ahead", version: "2" }, about)).toEqual(accepted);
});

test("a form that carries nothing of what was typed accepts by tokens alone", () => {
	expect(acceptedIn({ note: "b", accepted: "hallBusy/2030-01-01 " })).toEqual(["hallBusy/2030-01-01"]);
	expect(acceptedIn({ note: "b" })).toEqual([]);
});
