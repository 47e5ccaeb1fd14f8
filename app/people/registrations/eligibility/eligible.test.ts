import { expect, test } from "vitest";
import { type Checks, checksOfFields, fieldsOfChecks, readChecks } from "./checks.ts";
import { ageIn, eligibilityProblems, type PlayerFacts, type TieFacts } from "./eligible.ts";

const tie: TieFacts = {
	day: "2025-11-08",
	season: "2025/2026",
	class: { sex: "men", admits_women: false, age_from: null, age_under: null },
};
const always = [{ from_on: null, until_on: null }];
const player: PlayerFacts = {
	id: 7,
	sex: "male",
	birth_date: "2000-05-05",
	licences: [{ category: "senior", valid_from: null, valid_until: null }],
	stints: always,
	roster: always.map((days) => ({ rank: 1, ...days })),
	higher: 0,
};
const all: Checks = { licence: true, roster: true, stint: true, higher: 2, class: true };
const until = (day: string) => [{ from_on: null, until_on: day }];
const from = (day: string) => [{ from_on: day, until_on: null }];
const under15: TieFacts = { ...tie, class: { ...tie.class, sex: "open", age_from: null, age_under: 15 } };
const from40: TieFacts = { ...tie, class: { ...tie.class, sex: "open", age_from: 40, age_under: null } };
const admitting: TieFacts = { ...tie, class: { ...tie.class, admits_women: true } };
const women: TieFacts = { ...tie, class: { ...tie.class, sex: "women" } };

const cases: [string, Checks, TieFacts, Partial<PlayerFacts>, string[]][] = [
	["with everything in order nothing is wrong", all, tie, {}, []],
	["with nothing switched on nothing is asked", {}, tie, { licences: [], stints: [], roster: [], higher: 9 }, []],
	["a man does not play for women, also with nothing switched on", {}, women, {}, ["wrongSex"]],
	["a woman plays for men where the class admits her", {}, admitting, { sex: "female" }, []],
	["too old, also with nothing switched on", {}, under15, {}, ["tooOld"]],
	[
		"with nothing switched on unknown facts are no hindrance",
		{},
		{ ...under15, class: { ...under15.class, sex: "women" } },
		{ sex: null, birth_date: null },
		[],
	],
	["no date of birth where the age does not count", all, tie, { birth_date: null }, []],
	["no approved licence", all, tie, { licences: [] }, ["noLicence"]],
	[
		"a licence from the day after",
		all,
		tie,
		{ licences: [{ category: "senior", valid_from: "2025-11-09", valid_until: null }] },
		["noLicence"],
	],
	[
		"a licence from that day",
		all,
		tie,
		{ licences: [{ category: "senior", valid_from: "2025-11-08", valid_until: "2025-11-08" }] },
		[],
	],
	["not on the roster", all, tie, { roster: [] }, ["notOnRoster"]],
	[
		"on the roster until the day before",
		all,
		tie,
		{ roster: until("2025-11-07").map((days) => ({ rank: 1, ...days })) },
		["notOnRoster"],
	],
	["on the roster until that day", all, tie, { roster: until("2025-11-08").map((days) => ({ rank: 1, ...days })) }, []],
	["left the club before", all, tie, { stints: until("2025-11-07") }, ["notOfClub"]],
	["a loan from that day", all, tie, { stints: from("2025-11-08") }, []],
	["as often in a higher squad as is allowed", all, tie, { higher: 2 }, []],
	["once more than that", all, tie, { higher: 3 }, ["playedHigher"]],
	["a woman in a competition of men", all, tie, { sex: "female" }, ["wrongSex"]],
	["a man in one of women", all, women, {}, ["wrongSex"]],
	["no recorded sex where it counts", all, women, { sex: null }, ["unknownSex"]],
	["no recorded sex where it does not", all, under15, { sex: null, birth_date: "2012-01-01" }, []],
	["the youngest day of those who are too old", all, under15, { birth_date: "2010-12-31" }, ["tooOld"]],
	["the oldest day of those who are not", all, under15, { birth_date: "2011-01-01" }, []],
	["the youngest day of a veteran", all, from40, { birth_date: "1985-12-31" }, []],
	["a day later", all, from40, { birth_date: "1986-01-01" }, ["tooYoung"]],
	["no date of birth where the age counts", all, under15, { birth_date: null }, ["unknownAge"]],
	[
		"several rules at once",
		all,
		tie,
		{ licences: [], roster: [], stints: [] },
		["noLicence", "notOnRoster", "notOfClub"],
	],
];
test.each(cases)("%s", (_, checks, of, facts, rules) => {
	const found = eligibilityProblems(checks, of, [{ ...player, ...facts }]);
	expect(found).toEqual(rules.map((rule) => ({ player: 7, rule })));
});

test("the age of a season is the one reached by the end of its first year", () => {
	expect([ageIn("2025/2026", "2011-01-01"), ageIn("2025/2026", "2010-12-31")]).toEqual([14, 15]);
});

test.each([
	"",
	"licence",
	"licence roster stint higher:3 class",
	"higher:0",
	"roster order line-up:resident:1 squad:resident:2 line-up:professional:0",
])("checks are read and written: “%s”", (text) => {
	expect(checksOfFields(fieldsOfChecks(text))).toBe(text);
});
test.each([
	"licences",
	"higher",
	"higher:x",
	"higher:100",
	"licence:2",
	"higher:1:2",
	"line-up:1",
	"line-up:resident:100",
	"line-up:a:1 line-up:a:2",
])("“%s” is no text of checks", (text) => {
	expect(readChecks(text)).toBeUndefined();
});
