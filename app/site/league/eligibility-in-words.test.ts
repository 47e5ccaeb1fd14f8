import { expect, test } from "vitest";
import { eligibilityInWords } from "./eligibility-in-words.ts";

test.each([
	[0, "No match of the season", "لا مباراة في الموسم"],
	[1, "At most 1 match of the season", "مباراة واحدة على الأكثر في الموسم"],
	[2, "At most 2 matches of the season", "مباراتان على الأكثر في الموسم"],
	[3, "At most 3 matches of the season", "3 مباريات على الأكثر في الموسم"],
	[12, "At most 12 matches of the season", "12 مباراة على الأكثر في الموسم"],
])("a limit of %i matches for a higher team is said in the plural of each language", (higher, english, arabic) => {
	const need = { checks: { higher }, quotas: [], positions: [] };
	expect(eligibilityInWords("en", need)).toEqual([`${english} for a higher team of the club`]);
	expect(eligibilityInWords("ar", need)).toEqual([`${arabic} مع فريق أعلى للنادي`]);
});

test.each([
	[0, "No player", "لا لاعب"],
	[1, "At most 1 player", "لاعب واحد على الأكثر"],
	[2, "At most 2 players", "لاعبان على الأكثر"],
	[3, "At most 3 players", "3 لاعبين على الأكثر"],
	[12, "At most 12 players", "12 لاعبًا على الأكثر"],
])("a quota of %i is said in the plural of each language", (most, english, arabic) => {
	const quota = { category: "resident", most, name: "Resident", name_ar: "مقيم" };
	const need = { checks: {}, quotas: [{ ...quota, per: "squad" as const }], positions: [] };
	expect(eligibilityInWords("en", need)).toEqual([`${english} of the licence category “Resident” in a team`]);
	expect(eligibilityInWords("ar", need)).toEqual([`${arabic} من فئة الرخص «مقيم» في الفريق`]);
});
