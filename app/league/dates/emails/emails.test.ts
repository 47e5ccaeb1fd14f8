import { expect, test } from "vitest";
import type { DateRequest } from "../request/date-requests.server.ts";
import { dateEmail } from "./emails.ts";

const request: DateRequest = {
	id: 1,
	match_id: 1,
	side: "home",
	state: "withdrawn",
	note: null,
	asked_at: new Date(),
	proposals: [],
	from_date: "2026-03-05",
	from_time: null,
	answer_by: new Date(),
	answer_note: null,
	answered_at: null,
	decision_note: null,
	to_date: null,
	to_time: null,
	ended_at: new Date(),
};
const club = { name: "A", name_ar: "أ" };
const tie = { home_team: club, away_team: club, match_date: "2026-03-05", match_time: "19:00" };
const text = (facts: { date_known: boolean; phase: string | null }, kind: "kept" | "withdrawn") =>
	dateEmail("en", kind, { tie: { ...tie, ...facts }, request, url: "/" }).paragraphs.join(" ");

test.each(["kept", "withdrawn"] as const)(
	"a mail of a request that is %s names the date that stays, and none that is not agreed",
	(kind) => {
		expect(text({ date_known: true, phase: null }, kind)).toContain("March 5, 2026");
		for (const facts of [
			{ date_known: false, phase: null },
			{ date_known: true, phase: "postponed" },
		]) {
			expect(text(facts, kind)).toContain("no agreed date yet");
			expect(text(facts, kind)).not.toContain("2026");
		}
	},
);
