import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../../test/engines.ts";
import { tieOfCaptains } from "../../../../../test/make-captains.ts";
import { caseIn, complainant, person } from "../../../../../test/make-case.ts";
import { runAsOperator, runSql } from "../../../../base/db/client.server.ts";
import { publishDecision } from "../../../../complaints/handling/commands/publish-decision.server.ts";
import { leagueTable } from "../../../season-table/league.server.ts";
import { editedTie, saveTie } from "../../../ties/editing/edit-ties.server.ts";
import { tieForm } from "../../../ties/editing/tie-form.ts";
import { followedBy } from "../../../ties/followed.server.ts";
import { shownTie } from "../../../ties/tie/shown-tie.server.ts";
import { readSheet } from "../../read-sheet.server.ts";
import { saveSheet } from "../../saving/save-sheet.server.ts";
import { emptySheet } from "../../sheet.ts";
import { sheetTie } from "../../sheet-tie.server.ts";
import { correctResult } from "./decide-report.server.ts";
import { correctionsOf } from "./tie-reports.server.ts";

const now = new Date();
const row = async (id: number) =>
	(
		await runAsOperator(
			`select version, phase, home_score, away_score, outcome, absent, reason, reason_ar, case_reference,
				score_source, home_games
			from matches where id = $1`,
			[id],
		)
	).rows[0];

onOneEngine((engine) => {
	freshProduct(engine);
	// They keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));

	async function decision(): Promise<string> {
		const people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
		const { id, reference } = await caseIn("resolved", people);
		const words = { title: "An award", title_ar: "قرار", body: "It is awarded.", body_ar: "تُحتسب المباراة." };
		expect(await publishDecision(people.head, id, words)).toEqual({ ok: true });
		return reference;
	}
	const locked = (id: number, more = "outcome = 'played'") =>
		runSql(
			`update matches set status = 'completed', home_score = 3, away_score = 1, phase = 'locked', ${more}
				where id = $1`,
			[id],
		);

	test("a locked result given other teams or competition wants a public reason, as when reopened", async () => {
		const { tie, clubs, manager } = await tieOfCaptains("score", null);
		await locked(tie);
		const corrected = async () =>
			(await runAsOperator("select corrected_on, phase, home_team_id, version from matches where id = $1", [tie]))
				.rows[0];
		const { version } = await row(tie);
		const { home_team_id, away_team_id, ...same } = tieForm.parse({ ...(await editedTie(tie)), date_known: true });
		const turned = { ...same, home_team_id: away_team_id, away_team_id: home_team_id };
		const save = (reason: string | null) => saveTie(manager, tie, version, { ...turned, reason }, []);
		expect(await save(null)).toEqual({ ok: false, problems: { reason_ar: "lockedTeams" } });
		expect(await corrected()).toMatchObject({ corrected_on: null, home_team_id: clubs.home });
		expect(await save("The hosts were entered as guests")).toMatchObject({ ok: true });
		expect(await corrected()).toMatchObject({ corrected_on: expect.any(String), home_team_id: clubs.away });
		await runAsOperator("update matches set corrected_on = null where id = $1", [tie]);
		await runSql("update matches set phase = 'confirmed' where id = $1", [tie]);
		expect(await corrected()).toMatchObject({ corrected_on: expect.any(String), phase: "confirmed" });
	});

	test("a published decision awards a locked result; table, match and decision follow, staff read both", async () => {
		const { tie, clubs, manager } = await tieOfCaptains("score", null);
		await locked(tie);
		const reference = await decision();
		const { version } = await row(tie);
		const award = {
			matchId: tie,
			version,
			reason: "Protest upheld",
			outcome: "awarded" as const,
			absent: "home" as const,
			home_score: null,
			away_score: null,
			public_reason: "An ineligible player",
			case_reference: reference,
			accepted: ["foreignDecision"],
		};
		expect(await correctResult(manager, { ...award, case_reference: "2026-999999" }, now)).toEqual({
			ok: false,
			problems: { case_reference: "unknownDecision" },
		});
		expect(await correctResult(manager, { ...award, absent: null }, now)).toMatchObject({
			problems: { absent: "whoLost" },
		});
		expect(await correctResult(manager, { ...award, version: version + 1 }, now)).toMatchObject({
			current: { version },
		});
		expect(await correctResult(manager, award, now)).toEqual({ ok: true });
		expect(await row(tie)).toMatchObject({
			phase: "locked",
			home_score: 0,
			away_score: 3,
			outcome: "awarded",
			absent: "home",
			reason: "An ineligible player",
			case_reference: reference,
		});
		expect(await shownTie(tie)).toMatchObject({ decision: reference, home_score: 0, corrected_on: expect.any(String) });
		expect((await followedBy(reference)).ties).toMatchObject([{ id: tie, away_score: 3 }]);
		expect((await leagueTable("2025/2026"))?.rows[0]).toMatchObject({ team_id: clubs.away, won: 1 });
		expect(await correctionsOf(tie)).toMatchObject([
			{
				reason: "Protest upheld",
				actor: expect.stringContaining("manager"),
				from: { home_score: 3, away_score: 1, outcome: "played", absent: null },
				to: { home_score: 0, away_score: 3, outcome: "awarded", absent: "home" },
			},
		]);
	});

	test("a correction of the score leaves the award, its words and its decision as they were", async () => {
		const { tie, manager } = await tieOfCaptains("score", null);
		const reference = await decision();
		await locked(
			tie,
			`outcome = 'awarded', absent = 'away', reason = 'A rule', reason_ar = 'لائحة', case_reference = '${reference}'`,
		);
		const { version, ...before } = await row(tie);
		const scores = { matchId: tie, version, home_score: 3, away_score: 0 };
		expect(await correctResult(manager, { ...scores, reason: "The most of the rules" }, now)).toEqual({ ok: true });
		expect(await row(tie)).toEqual({ ...before, version: version + 1, away_score: 0 });
		await runAsOperator("delete from published_decisions");
		const again = { ...scores, version: version + 1, reason: "Again", case_reference: reference };
		expect(await correctResult(manager, again, now), "withdrawn since").toEqual({ ok: true });
	});

	test("an award over a sheet counts as typed, and the sheet can be read as it was", async () => {
		const { tie, players, manager } = await tieOfCaptains("games");
		const sheet = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries()) sheet.lineUps.away.positions[place] = players.away[nth] ?? 0;
		const games = [
			[11, 5],
			[11, 6],
			[11, 7],
		] as const;
		for (const nth of [0, 1, 2]) sheet.rubbers[nth] = { outcome: "played", games };
		await saveSheet(manager, tie, { sheet, number: 0, reason: null, accepted: [] }, now);
		const of = await sheetTie(tie);
		if (!of) throw new Error("no sheet");
		const before = await readSheet(of);
		const { version } = await row(tie);
		const award = { outcome: "awarded" as const, absent: "home" as const, home_score: null, away_score: null };
		expect(await correctResult(manager, { matchId: tie, version, reason: "A protest", ...award }, now)).toEqual({
			ok: true,
		});
		expect(await row(tie)).toMatchObject({
			phase: "confirmed",
			home_score: 0,
			away_score: 3,
			outcome: "awarded",
			score_source: "typed",
			home_games: null,
		});
		expect(await readSheet(of)).toEqual(before);
	});
});
