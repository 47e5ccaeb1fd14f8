import { expect, test } from "vitest";
import { byDivision, filterClubs, regionsOf } from "./club-list.ts";

const noClasses: { code: string }[] = [];
const club = (name: string, name_ar: string, given: object = {}) => ({
	name,
	name_ar,
	region: "Riyadh",
	region_ar: "الرياض",
	newcomers: null,
	newcomers_ar: null,
	hall: null,
	hall_ar: null,
	address: null,
	address_ar: null,
	classes: noClasses,
	division: "Premier Division",
	division_ar: "الدوري الممتاز",
	...given,
});
const clubs = [
	club("Zulfi", "الزلفي", { division: "First Division", division_ar: "الدرجة الأولى" }),
	club("Al-Ahli", "الأهلي", { region: "Jeddah", region_ar: "جدة", classes: [{ code: "women" }, { code: "u15" }] }),
	club("Badr", "بدر", { newcomers_ar: "الثلاثاء", address_ar: "شارع العليا، الدرعية", classes: [{ code: "u15" }] }),
];
const none = { q: "", region: "", playing: "", newcomers: false };
const found = (query: Partial<typeof none>) => filterClubs(clubs, { ...none, ...query }).map(({ name }) => name);

test.each([
	[{}, ["Zulfi", "Al-Ahli", "Badr"], "all without a filter"],
	[{ q: "اهلى" }, ["Al-Ahli"], "the other spelling of a name"],
	[{ q: "ahli" }, ["Al-Ahli"], "the name in the other script"],
	[{ q: "جده" }, ["Al-Ahli"], "the region is a word too"],
	[{ q: "alahli" }, ["Al-Ahli"], "the article joined"],
	[{ q: "badr riyadh" }, ["Badr"], "every word counts"],
	[{ q: "!!" }, [], "signs alone find nothing"],
	[{ region: "Jeddah" }, ["Al-Ahli"], "one region"],
	[{ region: "Nowhere" }, [], "a region without a club"],
	[{ q: "الدرعيه" }, ["Badr"], "the town of its address"],
	[{ playing: "u15" }, ["Al-Ahli", "Badr"], "those with a team of the class"],
	[{ playing: "u15", region: "Jeddah" }, ["Al-Ahli"], "a class in a region"],
	[{ playing: "veterans" }, [], "a class that no club has"],
	[{ newcomers: true }, ["Badr"], "those with an opening in either language"],
])("%j finds %j: %s", (query, names, _why) => expect(found(query)).toEqual(names));

test("clubs are listed under their division, the Premier Division first, by name in the reader's language", () => {
	expect(byDivision(clubs, "ar").map(({ name, clubs: list }) => [name, list.map((c) => c.name_ar)])).toEqual([
		["الدوري الممتاز", ["الأهلي", "بدر"]],
		["الدرجة الأولى", ["الزلفي"]],
	]);
	expect(regionsOf(clubs, "ar")).toEqual([
		{ value: "Riyadh", label: "الرياض" },
		{ value: "Jeddah", label: "جدة" },
	]);
});
