import { expect, test } from "vitest";
import { zoneAt, zonesOf } from "./zones.ts";

test("zones are read in the order of their places", () => {
	expect(zonesOf(" 11-12:relegated  1-1:promoted 2-3:play_off ")).toEqual([
		{ from: 1, to: 1, kind: "promoted" },
		{ from: 2, to: 3, kind: "play_off" },
		{ from: 11, to: 12, kind: "relegated" },
	]);
	expect(zonesOf("")).toEqual([]);
});

test.each([
	"1-1",
	"0-1:promoted",
	"3-2:promoted",
	"1-2:champions",
	"1-2:promoted 2-3:play_off",
	"1:promoted",
	"1-100:promoted",
])("%s is refused", (text) => expect(zonesOf(text)).toBeUndefined());

test("a place is in one zone at most, and an expunged squad in none", () => {
	const zones = zonesOf("1-1:promoted 2-3:play_off") ?? [];
	expect([1, 2, 3, 4, null].map((place) => zoneAt(zones, place))).toEqual([
		"promoted",
		"play_off",
		"play_off",
		undefined,
		undefined,
	]);
	expect([1, 2, 3].map((place) => zoneAt(zonesOf("2-2:play_off") ?? [], place))).toEqual([
		undefined,
		"play_off",
		undefined,
	]);
});
