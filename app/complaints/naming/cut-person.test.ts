import { expect, test } from "vitest";
import { cutPerson } from "./cut-person.ts";

const khalid = {
	names: ["Khalid bin Saad Al-Harbi", "خالد بن سعد الحربي"],
	contacts: ["khalid@example.org", "+966 50 123 4567", "1098765432", "CNRY7312"],
};
const others = [{ names: ["Khalid Saad Al-Mutairi", "خالد سعد المطيري"] }, { names: ["Saad Al-Harbi"] }];

test.each([
	["The committee heard Khalid Al Harbi today.", "The committee heard [the complainant] today."],
	["the appeal of KHALID SAAD is", "the appeal of [the complainant] is"],
	["Khalid bin Saad bin Omar Al-Harbi, and", "[the complainant], and"],
	["Al-Harbi, Khalid: present", "[the complainant]: present"],
	["قررت اللجنة لخالد الحربيّ أن", "قررت اللجنة ل[المشتكي] أن"],
	["ولخالد سعد، وللحربي خالد", "ول[المشتكي]، و[المشتكي]"],
	["خالد بن فهد العتيبي", "خالد بن فهد العتيبي"],
	["وخالد بن سعد حضر", "و[المشتكي] حضر"],
	["خالد بن سعد بن عمر الحربي", "[المشتكي]"],
	["المدرب خالد سعد المطيري، وخالد الحربي.", "المدرب خالد سعد المطيري، و[المشتكي]."],
	["Khalid Saad Al-Mutairi hit Khalid Al-Harbi.", "Khalid Saad Al-Mutairi hit [the complainant]."],
	["his brother Omar Al-Harbi, Khalid Al-Harbi", "his brother Omar Al-Harbi, [the complainant]"],
	["فهد الحربي وخالد الحربي", "فهد الحربي و[المشتكي]"],
	["Khalid opened the hall; much later Saad closed it.", "Khalid opened the hall; much later Saad closed it."],
	["تُحتسب المباراة لنادي الحربي", "تُحتسب المباراة لنادي الحربي"],
	["Write to Khalid@Example.org.", "Write to [the complainant]."],
	["call 3-0 050-123 4567, or", "call 3-0 [the complainant], or"],
	["call +966 50 123 4567 or 00966501234567", "call [the complainant] or [the complainant]"],
	["الجوال ٠٥٠١٢٣٤٥٦٧ ورقم ١٠٩٨٧٦٥٤٣٢", "الجوال [المشتكي] ورقم [المشتكي]"],
	["passport cnry7312", "passport [the complainant]"],
	["The match of 2026/10/12 is awarded 3-0.", "The match of 2026/10/12 is awarded 3-0."],
	["", ""],
])("%s", (text, expected) => {
	expect(cutPerson(text, khalid, others)).toBe(expected);
});

test("what was cut is not cut again, and short names are known as a whole", () => {
	const once = cutPerson("Khalid Al-Harbi said", khalid, []);
	expect(cutPerson(once, khalid, [])).toBe(once);
	expect(cutPerson("the player Li Na won", { names: ["Li Na"] }, [])).toBe("the player [the complainant] won");
	expect(cutPerson("Omar won", { names: ["Omar", "", null] }, [])).toBe("Omar won");
	expect(cutPerson("عبد الرحمن الزهراني", { names: ["عبدالرحمن الزهراني"] }, [])).toBe("[المشتكي]");
});
