import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import type { PersonKey } from "../../../../test/make-captains.ts";
import { type Command, idIn, type Scene, tryAsEveryone, versionIn } from "../../../../test/try-as-everyone.ts";
import type { Side } from "../../../access/side.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { answerDates, decideDates, withdrawDates } from "../../dates/answer-dates.server.ts";
import { askForDates } from "../../dates/ask-for-dates.server.ts";
import { saveLineUp, takeLineUpBack } from "../../sheets/line-ups/line-up.server.ts";
import { openSheet } from "../../sheets/line-ups/open-line-ups.server.ts";
import { acceptReport, disputeReport } from "../../sheets/reports/answer-report.server.ts";
import { reportScore } from "../../sheets/reports/report-score.server.ts";
import { correctDay, sayDay } from "../../sheets/reports/say-day.server.ts";
import { confirmReport, correctResult } from "../../sheets/reports/staff/decide-report.server.ts";
import { reportSheet } from "../../sheets/saving/report-sheet.server.ts";
import { saveSheet } from "../../sheets/saving/save-sheet.server.ts";
import { emptySheet } from "../../sheets/sheet.ts";
import { enterResult } from "../../ties/result/enter-result.server.ts";
import { issuePass, revokePass } from "../passes/issue-pass.server.ts";

const now = new Date();
const day = (days: number) => riyadhDay(new Date(now.getTime() + days * 86_400_000));
const win = [
	[11, 5],
	[11, 6],
	[11, 7],
] as const;

function sheetOf({ players }: Scene) {
	const sheet = emptySheet(5);
	for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
	for (const [nth, place] of ["X", "Y", "Z"].entries()) sheet.lineUps.away.positions[place] = players.away[nth] ?? 0;
	for (const nth of [0, 1, 2]) sheet.rubbers[nth] = { outcome: "played", games: win };
	return { sheet, number: 0, reason: null, accepted: [] };
}
const of = ({ tie }: Scene, side: Side = "home") => ({ matchId: tie, side });
const score = { home_score: 3, away_score: 1, outcome: "played" as const, absent: null };
const lineUp = (scene: Scene) => ({ lineUp: sheetOf(scene).sheet.lineUps.home, version: 0, handIn: true });
const asked = {
	proposals: [{ nth: 1, match_date: day(30), match_time: null, venue_id: null }],
	note: null,
};
const ahead = ({ tie }: Scene) => runSql("update matches set match_date = $1 where id = $2", [day(20), tie]);
const undated = ({ tie }: Scene) => runSql("update matches set date_known = false where id = $1", [tie]);
const withScores = (scene: Scene) =>
	runSql("update groups set format = null")
		.then(() => runSql("update editions set depth = 'score'"))
		.then(() => scene);
const reportOf = async (scene: Scene, by: Side) => {
	await withScores(scene);
	const actor = by === "home" ? scene.home : scene.away;
	expect(await reportScore(actor, of(scene, by), { ...score, number: 0, accepted: [] }, now)).toEqual({ ok: true });
};
const requestOf = async (scene: Scene, by: Side) => {
	await ahead(scene);
	const actor = by === "home" ? scene.home : scene.away;
	expect(await askForDates(actor, scene.tie, by, asked, [], now)).toEqual({ ok: true });
};
const side: PersonKey[] = ["own", "pass"];
const staff: PersonKey[] = ["manager"];

const commands: Command[] = [
	{
		name: "names a line-up",
		by: side,
		run: async (scene) => (actor) => saveLineUp(actor, of(scene), lineUp(scene), now),
	},
	{
		name: "takes a line-up back",
		given: (scene) => saveLineUp(scene.home, of(scene), lineUp(scene), now),
		run: async (scene) => (actor) => takeLineUpBack(actor, of(scene), now),
		by: side,
	},
	{ name: "opens the sheet", by: side, run: async (scene) => (actor) => openSheet(actor, of(scene), now) },
	{
		name: "reports a sheet",
		by: side,
		run: async (scene) => (actor) => reportSheet(actor, of(scene), sheetOf(scene), now),
	},
	{
		name: "reports a score",
		given: withScores,
		run: async (scene) => (actor) => reportScore(actor, of(scene), { ...score, number: 0, accepted: [] }, now),
		by: side,
	},
	{
		name: "accepts a report",
		given: (scene) => reportOf(scene, "away"),
		run: async (scene) => (actor) => acceptReport(actor, { ...of(scene), report: 1 }, now),
		by: side,
	},
	{
		name: "disputes a report",
		given: (scene) => reportOf(scene, "away"),
		run: async (scene) => (actor) => disputeReport(actor, { ...of(scene), report: 1, body: "It was 2:3." }, now),
		by: side,
	},
	{
		name: "says the day",
		given: undated,
		run: async (scene) => (actor) => sayDay(actor, of(scene), day(-3), now),
		by: side,
	},
	{
		name: "corrects the day",
		given: async (scene) => [await undated(scene), await sayDay(scene.home, of(scene), day(-3), now)],
		run: async (scene) => (actor) => correctDay(actor, of(scene), day(-4), now),
		by: side,
	},
	{
		name: "asks for another date",
		given: ahead,
		run:
			async ({ tie }) =>
			(actor) =>
				askForDates(actor, tie, "home", asked, [], now),
		by: side,
	},
	{
		name: "accepts a date",
		given: (scene) => requestOf(scene, "away"),
		run: async () => {
			const [request, answer] = [await idIn("date_requests"), await idIn("date_proposals")];
			return (actor) => answerDates(actor, request, { answer, note: null }, [], now);
		},
		by: side,
		isHidden: true,
	},
	{
		name: "declines dates",
		given: (scene) => requestOf(scene, "away"),
		run: async () => {
			const request = await idIn("date_requests");
			return (actor) => answerDates(actor, request, { answer: "decline", note: "We play then." }, [], now);
		},
		by: side,
		isHidden: true,
	},
	{
		name: "withdraws a request",
		given: (scene) => requestOf(scene, "home"),
		run: async () => {
			const request = await idIn("date_requests");
			return (actor) => withdrawDates(actor, request, now);
		},
		by: side,
		isHidden: true,
	},
	{
		name: "decides a request",
		given: async (scene) => {
			await requestOf(scene, "away");
			const decline = { answer: "decline" as const, note: "We play then." };
			await answerDates(scene.home, await idIn("date_requests"), decline, [], now);
		},
		run: async () => {
			const request = await idIn("date_requests");
			const keep = { choice: "keep", date: null, time: null, venue: null, note: null } as const;
			return (actor) => decideDates(actor, request, keep, [], now);
		},
		by: staff,
	},
	{
		name: "confirms a report for both sides",
		given: (scene) => reportOf(scene, "away"),
		run:
			async ({ tie }) =>
			(actor) =>
				confirmReport(actor, { matchId: tie, report: 1, decision: null }, now),
		by: staff,
	},
	{
		name: "corrects a result",
		given: (scene) => reportOf(scene, "away"),
		run: async ({ tie }) => {
			const version = await versionIn("matches", tie);
			return (actor) =>
				correctResult(actor, { matchId: tie, version, reason: "Misread", ...score, away_score: 2 }, now);
		},
		by: staff,
	},
	{
		name: "enters a result",
		given: withScores,
		run: async ({ tie }) => {
			const version = await versionIn("matches", tie);
			return (actor) => enterResult(actor, tie, version, { home_score: 3, away_score: 1 }, [], now);
		},
		by: staff,
	},
	{
		name: "saves a sheet",
		by: staff,
		run: async (scene) => (actor) => saveSheet(actor, scene.tie, sheetOf(scene), now),
	},
	{
		name: "makes a link with a PIN",
		run:
			async ({ tie }) =>
			(actor) =>
				issuePass(actor, tie, { side: "home", until: day(3) }, "en", now),
		by: staff,
	},
	{
		name: "revokes a link",
		run: async ({ tie, everyone: { pass } }) => {
			if (pass.kind !== "pass") throw new Error("It is no pass.");
			return (actor) => revokePass(actor, tie, pass.id);
		},
		by: staff,
	},
];

onOneEngine((engine) => {
	freshProduct(engine);

	test.each(commands)("captain × squad × tie: who $name", tryAsEveryone);
});
