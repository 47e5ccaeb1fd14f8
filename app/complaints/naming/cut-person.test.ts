import { expect, test } from "vitest";
import { cutPerson } from "./cut-person.ts";
import { isSameWord } from "./same-word.ts";

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
	["Khalid Saad (050 123 4567), (+966) 50 123 4567", "[the complainant] ([the complainant]), [the complainant]"],
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

const ziyad = { names: ["Ziyad Ali Mansour", "زياد منصور"], contacts: ["+966 55 765 4321", "z@example.org"] };
const party = (...names: string[]) => [{ names, contacts: ["0557654321"], isParty: true }];
test.each([
	["Ziyad Mansour is suspended.", party("Ziyad Mansour"), "Ziyad Mansour is suspended."],
	["يوقف المدرب زياد منصور سنة.", party("Ziyad Mansour"), "يوقف المدرب زياد منصور سنة."],
	["Ziyad Mansour is suspended.", party("المدرب زياد منصور"), "Ziyad Mansour is suspended."],
	["Ziyad Ali Mansour is suspended.", party("Coach Ziyad Mansour"), "Ziyad Ali Mansour is suspended."],
	["Mansour, Ziyad: present", party("Zeyad Mansoor", "Ziyad Mansour"), "Mansour, Ziyad: present"],
	["call 055 765 4321", party("Ziyad Mansour"), "call 055 765 4321"],
	["write to z@example.org", party("Ziyad Mansour"), "write to [the complainant]"],
	[
		"Ziyad Ali Mansour against Omar Ali Mansour",
		party("Omar Ali Mansour"),
		"[the complainant] against Omar Ali Mansour",
	],
	["زياد منصور وعمر منصور", party("Omar Ali Mansour"), "[المشتكي] وعمر منصور"],
	["Ziyad Ali Mansour", party("Khalid Ziyad Mansour"), "[the complainant]"],
	["Ziyad Mansour", party("Nadi Al-Nasr"), "[the complainant]"],
])("%s, where a party is %j", (text, others, expected) => {
	expect(cutPerson(text, ziyad, others)).toBe(expected);
});

test("a name in another script is known by its sounds", () => {
	for (const [arabic, latin] of [
		["زياد", "zeyad"],
		["منصور", "mansoor"],
		["محمد", "mohammed"],
		["عثمان", "osman"],
		["عبدالله", "abdullah"],
		["حربي", "alharbi"],
		["شريف", "shareef"],
		["قاسم", "gassim"],
		["خديجه", "khadija"],
		["ذياب", "thiab"],
		["جمال", "gamal"],
	] as const)
		expect([arabic, latin, isSameWord(arabic, latin)]).toEqual([arabic, latin, true]);
	for (const [arabic, latin] of [
		["سالم", "salim ali"],
		["خالد", "omar"],
		["سعد", "said salem"],
		["ايه", "aya"],
		["نصر", "nasser ali"],
		["فهد", "fahad"],
	] as const)
		expect([arabic, latin, isSameWord(arabic, latin)]).toEqual([arabic, latin, latin === "fahad"]);
});
