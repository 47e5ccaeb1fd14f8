import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { passFor, tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Actor } from "../../../access/actor.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { askForDates } from "../../dates/ask-for-dates.server.ts";
import { datesOfTie } from "../../dates/club-requests.server.ts";
import { requestsOfTie } from "../../dates/request/date-requests.server.ts";
import { saveLineUp } from "../../sheets/line-ups/line-up.server.ts";
import { reportScore } from "../../sheets/reports/report-score.server.ts";
import { sidesOf } from "./sides.server.ts";

const now = new Date();
const all = async (text: string, values: unknown[]) => (await runAsOperator(text, values)).rows;
const turn = (tie: number) =>
	runSql("update matches set home_team_id = away_team_id, away_team_id = home_team_id where id = $1", [tie]);

onOneEngine((engine) => {
	freshProduct(engine);

	test("a tie that is turned round leaves no pass, sealed line-up or request to the other squad", async () => {
		const { tie, home, away, players } = await tieOfCaptains("games");
		const ahead = riyadhDay(new Date(now.getTime() + 20 * 86_400_000));
		await runSql("update matches set match_date = $1 where id = $2", [ahead, tie]);
		const [A = 0, B = 0, C = 0] = players.home;
		const lineUp = { positions: { A, B, C }, pairs: {} };
		const sent = { lineUp, version: 0, handIn: true };
		expect(await saveLineUp(home, { matchId: tie, side: "home" }, sent, now)).toEqual({ ok: true });
		const proposals = [
			{ nth: 1, match_date: riyadhDay(new Date(now.getTime() + 30 * 86_400_000)), match_time: null, venue_id: null },
		];
		const asked = await askForDates(home, tie, "home", { proposals, note: null }, [], now);
		expect(asked).toEqual({ ok: true });
		const pass = await passFor(tie, "home");
		await turn(tie);
		expect(await sidesOf(pass, tie)).toEqual([]);
		expect([await sidesOf(home, tie), await sidesOf(away, tie)]).toEqual([["away"], ["home"]]);
		expect(await all("select side from lineups where match_id = $1", [tie])).toEqual([]);
		expect(await all("select state from date_requests where match_id = $1", [tie])).toEqual([{ state: "expired" }]);
		const seenBy = async (actor: Actor) => (await datesOfTie(actor, tie, now)).over.length;
		expect([await seenBy(home), await seenBy(away)], "they say home and away the other way round").toEqual([0, 0]);
		expect(await asLeagueStaff(() => requestsOfTie(tie))).toHaveLength(1);
		await turn(tie);
		expect([await seenBy(home), await seenBy(away)], "as it was").toEqual([1, 1]);
	});

	test("what a squad reported is not asked of another that takes its side", async () => {
		const { tie, home } = await tieOfCaptains("score", null);
		const score = { home_score: 3, away_score: 1, outcome: "played" as const, absent: null };
		await reportScore(home, { matchId: tie, side: "home" }, { ...score, number: 0, accepted: [] }, now);
		await turn(tie);
		expect(await all("select phase from matches where id = $1", [tie])).toEqual([{ phase: "confirmed" }]);
		expect(await all("select settled from reports where match_id = $1", [tie])).toEqual([{ settled: "replaced" }]);
	});
});
