import { expect, test } from "vitest";
import { phasesOf, stateOf, type TieState, tieStatuses } from "../../tie.ts";
import type { TiePhase, TieStatus } from "../tables.ts";
import { scoreNote, stateInWords } from "./outcome.ts";

const cases: [TieStatus, TiePhase | null, TieState, english: string, arabic: string, note: string | undefined][] = [
	["scheduled", null, "scheduled", "Scheduled", "مجدولة", undefined],
	["scheduled", "postponed", "postponed", "Postponed", "مؤجلة", undefined],
	["scheduled", "in_play", "now", "Now", "الآن", "Now"],
	["completed", null, "final", "Final", "النتيجة النهائية", undefined],
	["completed", "reported", "provisional", "Provisional", "نتيجة أولية", "Provisional"],
	["completed", "confirmed", "final", "Final", "النتيجة النهائية", undefined],
	["completed", "locked", "final", "Final", "النتيجة النهائية", undefined],
	["cancelled", null, "cancelled", "Cancelled", "ملغاة", undefined],
	["cancelled", "called_off", "cancelled", "Called off", "ملغاة", undefined],
	["cancelled", "annulled", "cancelled", "Annulled", "ألغيت نتيجتها", undefined],
];
const tie = {
	id: 1,
	season: "2025/2026",
	match_date: "2026-01-10",
	match_time: null,
	home_team_id: 1,
	away_team_id: 2,
	home_score: 3,
	away_score: 1,
	isUnplayed: false,
};

test.each(cases)("a tie that is %s and %s is %s, in each language's word", (status, phase, state, en, ar, note) => {
	const stated = { ...tie, status, phase };
	expect(stateOf(stated)).toBe(state);
	expect(stateInWords("en", stated)).toBe(en);
	expect(stateInWords("ar", stated)).toBe(ar);
	expect(scoreNote("en", stated)).toBe(note);
});

test("every status with each of its phases has a row", () => {
	const pairs = tieStatuses.flatMap((status) => [null, ...phasesOf[status]].map((phase) => [status, phase]));
	expect(cases.map(([status, phase]) => [status, phase])).toEqual(pairs);
});

test("final is said of a score alone, and nothing of a tie that stays without a result", () => {
	const without = { ...tie, home_score: null, away_score: null, status: "completed", phase: "confirmed" } as const;
	expect(stateInWords("en", without)).toBe("Completed");
	expect(stateInWords("en", { ...tie, status: "scheduled", phase: null, isUnplayed: true })).toBe("No result");
});
