import { expect, test } from "vitest";
import { nationalitiesNamed, nationalityCode, nationalityName, nationalityOptions } from "./nationalities.ts";

test.each([
	["KSA", "السعودية", "Saudi Arabia"],
	["SAU", "السعودية", "Saudi Arabia"],
	["ksa", "السعودية", "Saudi Arabia"],
	["GER", "ألمانيا", "Germany"],
	["BRN", "البحرين", "Bahrain"],
	["ENG", "إنجلترا", "England"],
	["Al-Andalus", "Al-Andalus", "Al-Andalus"],
	["constructor", "constructor", "constructor"],
])("%s is %s in Arabic and %s in English", (given, ar, en) => {
	expect([nationalityName("ar", given), nationalityName("en", given)]).toEqual([ar, en]);
});

test.each([
	["السعوديه", "KSA"],
	["Saudi Arabia", "KSA"],
	["egypt", "EGY"],
	["deu", "GER"],
	["Atlantis", "Atlantis"],
])("a file that says %s means %s", (given, code) => {
	expect(nationalityCode(given)).toBe(code);
});

test("every code has a name in both languages, and every name is that of one code", () => {
	for (const locale of ["ar", "en"] as const) {
		const options = nationalityOptions(locale);
		expect(options.filter(({ value, label }) => value === label)).toEqual([]);
		expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
	}
	expect(nationalityOptions("ar").slice(0, 1)).toEqual([{ value: "KSA", label: "السعودية" }]);
	expect(nationalityOptions("en", "Old text")[0]).toEqual({ value: "Old text", label: "Old text" });
});

test("a search for a country finds its code, and words inside a name do not count", () => {
	expect(nationalitiesNamed("السعودية")).toEqual(["KSA"]);
	expect(nationalitiesNamed("oman")).toEqual(["OMA"]);
	expect(nationalitiesNamed("om")).toEqual([]);
});
