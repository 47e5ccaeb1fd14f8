import { expect, test } from "vitest";
import { tellsPerson } from "./people-in-text.ts";

const person = {
	names: ["Khalid bin Saad Al-Harbi", "خالد بن سعد الحربي", null],
	contacts: ["khalid@example.org", "+966 50 123 4567", "1098765432"],
};

test.each([
	["Khalid Al Harbi was present.", true],
	["the appeal of KHALID SAAD", true],
	["Al-Harbi, Khalid", true],
	["قررت اللجنة لخالد الحربيّ", true],
	["وخالد بن سعد", true],
	["Write to Khalid@Example.org", true],
	["call 050-123 4567", true],
	["رقم ١٠٩٨٧٦٥٤٣٢", true],
	["Khalid opened the hall; much later, and in another town, Saad closed it.", false],
	["The match of 2026/10/12 is awarded 3-0.", false],
	["تُحتسب المباراة لنادي الحربي", false],
	["Khalid Khalid", false],
])("%s: %s", (text, tells) => {
	expect(tellsPerson(text, [person])).toBe(tells);
});

test("a name of one word is any word, and no one is told by an empty name", () => {
	expect(tellsPerson("The player Omar", [{ names: ["Omar", "", null] }])).toBe(false);
	expect(tellsPerson("", [person])).toBe(false);
});

test.each([
	["Ziyad Mansour is suspended.", "زياد منصور", true],
	["the coach Zeyad bin Ali Mansoor", "زياد منصور", true],
	["Mansour, Ziyad", "زياد منصور", true],
	["يوقف المدرب زياد منصور سنة.", "Ziyad Mansour", true],
	["وحضر لخالد بن سعد الحربي", "Khaled Al-Harbi", true],
	["Ali Hasan was heard.", "علي حسن", true],
	["Ziyad left; in the third game the umpire Mansour came.", "زياد منصور", false],
	["Mansour was heard before Omar and Ziyad.", "زياد منصور", false],
	["The match will soon be played.", "علي حسن", false],
	["أُحيل القرار إلى السيد رئيس اللجنة.", "Ali Sayed", false],
	["يجب على السادة الحضور.", "Ali Saad", false],
	["All that was said by all sides is in the record.", "علي سعيد", false],
	["Ali Saeed is suspended.", "علي سعيد", true],
	["تُعاد المباراة في أقرب موعد.", "Ali Hasan", false],
])("in the other script: %s, %s: %s", (text, name, tells) => {
	expect(tellsPerson(text, [{ names: [name] }])).toBe(tells);
});
