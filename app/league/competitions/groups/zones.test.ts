import { expect, test } from "vitest";
import { groupForm } from "./group-form.ts";
import { fieldsOfZones, problemsOfZones, zonesOfFields } from "./zone-fields.ts";
import { writeZones, zoneAt, zonesOf } from "./zones.ts";

test("zones are read in the order of their places", () => {
	expect(zonesOf(" 11-12:relegated  1-1:promoted 2-3:play_off ")).toEqual([
		{ from: 1, to: 1, kind: "promoted" },
		{ from: 2, to: 3, kind: "play_off" },
		{ from: 11, to: 12, kind: "relegated" },
	]);
	expect(zonesOf("")).toEqual([]);
});

test("a zone may have words of its own in both languages, which a file holds too", () => {
	const text = "1-1:promoted(To the Arab championship|إلى البطولة العربية) 2-3:play_off";
	const zones = zonesOf(text);
	expect(zones?.[0]).toMatchObject({ label: "To the Arab championship", label_ar: "إلى البطولة العربية" });
	expect(writeZones(zones ?? [])).toBe(text);
	const fields = fieldsOfZones(text);
	expect(fields).toMatchObject({
		zone_1_kind: "promoted",
		zone_1_to: 1,
		zone_2_from: 2,
		zone_2_to: 3,
		zone_3_kind: null,
	});
	expect(problemsOfZones(fields)).toEqual([]);
	expect(zonesOfFields(fields)).toBe(text);
});

test("a form keeps as many zones as a file may have, and a file with more is refused", () => {
	const text = (most: number) => Array.from({ length: most }, (_, nth) => `${nth + 1}-${nth + 1}:promoted`).join(" ");
	expect(zonesOfFields(fieldsOfZones(text(15)))).toBe(text(15));
	const read = (most: number) => groupForm.shape.zones.safeParse(text(most)).success;
	expect([15, 16].map(read)).toEqual([true, false]);
});

test.each([
	[{ zone_1_kind: null }, [["zone_1_kind", "required"]]],
	[{ zone_2_from: null }, [["zone_2_from", "required"]]],
	[{ zone_2_to: 1 }, [["zone_2_to", "zoneEndsFirst"]]],
	[{ zone_2_from: 1 }, [["zone_2_from", "zonesMeet"]]],
	[{ zone_2_label: "Final" }, [["zone_2_label_ar", "required"]]],
])("fields of zones with %j are refused", (wrong, problems) => {
	expect(problemsOfZones({ ...fieldsOfZones("1-1:promoted 2-3:play_off"), ...wrong })).toEqual(problems);
});

test.each([
	"1-1:promoted(Champion)",
	"1-1:promoted(Champion|)",
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
