import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { asLeagueStaff, asLeagueSystem } from "../../access/league-scope.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { expireRequestsAt } from "../../league/dates/expire-requests.server.ts";
import { openRequests } from "../../league/dates/shown-requests.server.ts";
import { resultsToConfirm } from "../../league/sheets/reports/staff/to-confirm.server.ts";
import { allWaiting } from "../../league/sheets/reports/staff/waiting.server.ts";
import { tieAtWork } from "../../league/sheets/tie/tie-at-work.server.ts";
import { tiesPage } from "../../league/ties/editing/managed-ties.server.ts";
import { countToEnter, tieWork } from "../../league/ties/result/tie-work.server.ts";
import { nextTies } from "../../league/ties/ties.server.ts";
import { overview } from "../overview.server.ts";

const now = new Date("2025-12-01T09:00:00Z");

onOneEngine((engine) => {
	freshProduct(engine);

	const waits = async () => {
		const work = await tieWork(now);
		const { waiting } = await overview(operator, now);
		const listed = (status: "overdue" | "undated") => tiesPage({ status, sort: "match_date", page: 1 }, now);
		return {
			awaiting: work.awaiting.length,
			rounds: work.rounds.length,
			today: work.today.length,
			toEnter: await countToEnter(now),
			overdue: (await listed("overdue")).total,
			undated: (await listed("undated")).total,
			upcoming: (await nextTies("2025/2026", 10, now)).length,
			kinds: (await asLeagueStaff(() => allWaiting(now))).map(({ kind }) => kind),
			toConfirm: (await resultsToConfirm(operator, 3)).total,
			requests: (await openRequests(now)).length,
			figures: [waiting.overdue, waiting.dates, waiting.disputes],
		};
	};

	test("a finished edition waits for nothing: no list, no figure, no reminder and no step of a side", async () => {
		const [home, away] = [await make.club({ name: "Alpha" }), await make.club({ name: "Bravo" })];
		const tie = (match_date: string, more = {}) =>
			make.tie({ home_team_id: home, away_team_id: away, match_date, round: "1", ...more });
		const [late] = [await tie("2025-11-01"), await tie("2025-11-02"), await tie("2025-12-01")];
		const ahead = await tie("2025-12-20");
		await tie("2025-12-10", { date_known: "" });
		const reported = await tie("2025-11-03", { status: "completed", home_score: 3, away_score: 1 });
		const silent = await tie("2025-11-04", { status: "completed", home_score: 3, away_score: 1 });
		await runAsOperator("update groups set sheet_hours = 24");
		await runAsOperator("update matches set phase = 'reported' where id in ($1, $2)", [reported, silent]);
		await runAsOperator(
			`insert into reports (match_id, number, side, home_score, away_score) values ($1, 1, 'home', 3, 1),
				($2, 1, 'home', 3, 1)`,
			[reported, silent],
		);
		await runAsOperator(
			`insert into confirmations (match_id, report, side, verdict, body) values ($1, 1, 'away', 'dispute', 'No')`,
			[reported],
		);
		await runAsOperator(
			`insert into date_requests (match_id, side, state, from_date, answer_by)
				values ($1, 'home', 'declined', '2025-12-20', '2025-11-20')`,
			[ahead],
		);
		expect(await waits()).toEqual({
			awaiting: 2,
			rounds: 1,
			today: 1,
			toEnter: 3,
			overdue: 2,
			undated: 1,
			upcoming: 2,
			kinds: ["dispute", "result", "result", "answer"],
			toConfirm: 2,
			requests: 1,
			figures: [2, 1, 1],
		});
		expect((await asLeagueSystem(() => tieAtWork(late, now)))?.stage).toBe("started");
		await runAsOperator("update editions set state = 'finished'");
		// The figures are remembered until the change is announced.
		await expect.poll(waits).toEqual({
			awaiting: 0,
			rounds: 0,
			today: 0,
			toEnter: 0,
			overdue: 0,
			undated: 0,
			upcoming: 0,
			kinds: [],
			toConfirm: 0,
			requests: 0,
			figures: [0, 0, 0],
		});
		expect((await asLeagueSystem(() => tieAtWork(late, now)))?.stage).toBe("over");
		expect((await asLeagueSystem(() => tieAtWork(reported, now)))?.stage).toBe("confirmed");
		await expireRequestsAt(now);
		expect((await runAsOperator("select state from date_requests")).rows).toEqual([{ state: "expired" }]);
	});
});
