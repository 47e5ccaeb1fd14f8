import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../../test/engines.ts";
import { type Person, tieOfCaptains } from "../../../../../test/make-captains.ts";
import { asLeagueStaff } from "../../../../access/league-scope.server.ts";
import { db, runAsOperator, runSql } from "../../../../base/db/client.server.ts";
import { groupChoices } from "../../../competitions/groups/group-choices.server.ts";
import { editedTie, saveTie } from "../../../ties/editing/edit-ties.server.ts";
import { tieForm } from "../../../ties/editing/tie-form.ts";
import { enterResult } from "../../../ties/result/enter-result.server.ts";
import { enterRound } from "../../../ties/round-results/round.server.ts";
import { saveSheet } from "../../saving/save-sheet.server.ts";
import { emptySheet } from "../../sheet.ts";
import { disputeReport } from "../answer-report.server.ts";
import { reportScore } from "../report-score.server.ts";
import { confirmReport, correctResult } from "./decide-report.server.ts";
import { tieReports } from "./tie-reports.server.ts";

const now = new Date();
const version = async (id: number) =>
	(await runAsOperator("select version from matches where id = $1", [id])).rows[0].version;

/** Each way in which staff decide about the result of a tie. */
const doors: Record<string, (actor: Person, tie: number) => Promise<object>> = {
	"confirming its report": (actor, matchId) =>
		confirmReport(actor, { matchId, report: 1, decision: null, accepted: ["disputedReport"] }, now),
	"correcting it": async (actor, matchId) =>
		correctResult(
			actor,
			{ matchId, version: await version(matchId), home_score: 0, away_score: 3, reason: "So decided" },
			now,
		),
	"its result page": async (actor, tie) =>
		enterResult(actor, tie, await version(tie), { home_score: 0, away_score: 3 }, [], now),
	"its round": async (actor, tie) => {
		const [group] = await groupChoices();
		const line = { id: tie, version: await version(tie), home_score: 0, away_score: 3, missed: null, untouched: false };
		const label = { label: "Round", label_ar: "جولة" };
		return enterRound(actor, { groupId: group?.id ?? 0, label }, [line], [], now);
	},
	"its form": async (actor, tie) => {
		const typed = { ...tieForm.parse({ ...(await editedTie(tie)), date_known: true }), home_score: 0, away_score: 3 };
		return saveTie(actor, tie, await version(tie), { ...typed, phase: "confirmed" }, []);
	},
};

onOneEngine((engine) => {
	freshProduct(engine);
	// Versions keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));

	/** A tie whose report is disputed, and a league manager who is captain of its away side as well. */
	async function disputedTie() {
		const scene = await tieOfCaptains("outcome", null);
		const { tie, home, away, manager } = scene;
		await reportScore(home, { matchId: tie, side: "home" }, { ...score, number: 0, accepted: [] }, now);
		await disputeReport(away, { matchId: tie, side: "away", report: 1, body: "No" }, now);
		await runSql("insert into captains (account_id, squad_id) select $1, away_squad_id from matches where id = $2", [
			manager.id,
			tie,
		]);
		const neutral: Person = { ...manager, id: home.id, roles: ["editor"] };
		await runSql("delete from captains where account_id = $1", [home.id]);
		return { ...scene, own: manager, neutral };
	}
	const score = { home_score: 3, away_score: 1, outcome: "played" as const, absent: null };
	const result = async (tie: number) =>
		(await runAsOperator("select phase, home_score, away_score from matches where id = $1", [tie])).rows[0];

	test.each(Object.entries(doors))(
		"who is captain of a side does not decide the result of the tie by %s; another person of the staff does",
		async (_, decide) => {
			const { tie, own, neutral } = await disputedTie();
			expect(JSON.stringify(await decide(own, tie))).toMatch(/ownTie|own":\[/);
			expect(await result(tie)).toEqual({ phase: "reported", home_score: 3, away_score: 1 });
			expect(await decide(neutral, tie)).toMatchObject({ ok: true });
			expect(await result(tie)).toMatchObject({ phase: "confirmed" });
		},
	);

	test("nor do they save its sheet as staff", async () => {
		const { tie, clubs, manager } = await tieOfCaptains("games");
		const save = () => saveSheet(manager, tie, { sheet: emptySheet(5), number: 0, reason: null, accepted: [] }, now);
		await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
			manager.id,
			clubs.home,
		]);
		expect(await save()).toEqual({ ok: false, problems: { reason: "ownTie" } });
		await runSql("delete from captains where account_id = $1", [manager.id]);
		expect(await save()).toMatchObject({ ok: true });
	});

	test("a result does not become another's by moving the tie to other teams and back", async () => {
		const { tie, own, neutral } = await disputedTie();
		const typed = { ...tieForm.parse({ ...(await editedTie(tie)), date_known: true }), home_squad: "B" };
		const move = async (actor: Person) => saveTie(actor, tie, await version(tie), typed, []);
		expect(await move(own)).toEqual({ ok: false, problems: { match_date: "ownTie" } });
		expect(await result(tie)).toMatchObject({ phase: "reported" });
		expect(await move(neutral)).toMatchObject({ ok: true });
	});

	test("nor do they enter a tie of theirs that was played, or give a result to their squad", async () => {
		const { tie, own, neutral, clubs } = await disputedTie();
		const present = tieForm.parse({ ...(await editedTie(tie)), date_known: true });
		const played = { ...present, match_date: "2026-01-04", phase: null };
		const enter = (actor: Person, given: typeof played) =>
			saveTie(actor, undefined, 0, given, ["sameDay", "sameTeams"]);
		expect(await enter(own, played)).toEqual({ ok: false, problems: { home_score: "ownTie" } });
		expect(clubs.home).not.toBe(clubs.away);
		const others = { ...played, away_squad: "B", home_squad: "B" };
		expect(await enter(own, others), "of another squad of the club").toEqual({
			ok: false,
			problems: { home_score: "ownTie" },
		});
		expect(await enter(neutral, { ...played, match_date: "2026-01-06" })).not.toHaveProperty("problems.home_score");
	});

	test("nor the day of their tie: a captain asks the other side for another", async () => {
		const { tie, own, neutral } = await disputedTie();
		const moved = { ...tieForm.parse({ ...(await editedTie(tie)), date_known: true }), match_date: "2026-01-05" };
		const move = async (actor: Person) => saveTie(actor, tie, await version(tie), moved, []);
		expect(await move(own)).toEqual({ ok: false, problems: { match_date: "ownTie" } });
		expect(await move(neutral)).toMatchObject({ ok: true });
	});

	test("the page of its reports knows whose tie it is", async () => {
		const { tie, own, neutral } = await disputedTie();
		const isOwn = async (actor: Person) => (await tieReports(actor, tie, now))?.isOwn;
		expect([await isOwn(own), await isOwn(neutral)]).toEqual([true, false]);
	});

	test.each([
		["a side", ""],
		["another squad of its club", "update captains set squad_id = $2 where account_id = $1"],
	])("the database settles no report for a person of the staff who is captain of %s", async (_, moves) => {
		const { tie, own, neutral } = await disputedTie();
		const { rows } = await runSql(
			`insert into squads (club_id, season, class, letter)
				select club_id, season, class, 'Z' from squads
				where id = (select away_squad_id from matches where id = $1) returning id`,
			[tie],
		);
		if (moves) await runSql(moves, [own.id, rows[0].id]);
		const settle = (actor: Person) =>
			asLeagueStaff(
				() =>
					db()
						.updateTable("reports")
						.set({ settled: "decided", settled_at: sql`now()` })
						.where("match_id", "=", tie)
						.executeTakeFirst(),
				actor,
			);
		expect(Number((await settle(own)).numUpdatedRows)).toBe(0);
		expect(Number((await settle(neutral)).numUpdatedRows)).toBe(1);
	});
});
