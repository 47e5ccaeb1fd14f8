import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { captainOf, tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Actor } from "../../../access/actor.ts";
import { asSide } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { openedFirst } from "../../ties/tie/shown-tie.server.ts";
import { saveLineUp } from "../line-ups/line-up.server.ts";
import { openSheet } from "../line-ups/open-line-ups.server.ts";
import { sayDay } from "../reports/say-day.server.ts";
import { shownForm } from "../reports/shown-form.server.ts";
import { reportSheet } from "../saving/report-sheet.server.ts";
import { emptySheet } from "../sheet.ts";

const now = new Date();
const today = riyadhDay(now);

onOneEngine((engine) => {
	freshProduct(engine);

	/** A tie without an agreed day, for which the away side has handed in its line-up. */
	async function undated(columns = "date_known = false") {
		const { tie, clubs, players, home, away } = await tieOfCaptains("games");
		await runSql(`update matches set ${columns} where id = $1`, [tie]);
		const of = (side: Side) => ({ matchId: tie, side });
		const { lineUps } = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) lineUps.home.positions[place] = players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries()) lineUps.away.positions[place] = players.away[nth] ?? 0;
		const handIn = (actor: Actor, side: Side) =>
			saveLineUp(actor, of(side), { lineUp: lineUps[side], version: 0, handIn: true }, now);
		expect(await handIn(away, "away")).toEqual({ ok: true });
		return { tie, clubs, home, away, of, handIn };
	}
	const refused = { ok: false, refused: "lineUpFirst" };
	const again = async () => {
		await runSql("delete from captains");
		await runSql("delete from accounts");
	};

	test("a side that alone says a tie was played opens no line-up of the other, by page, command or SQL", async () => {
		for (const columns of ["date_known = false", "phase = 'postponed', match_date = current_date + 7"]) {
			const { tie, home, of, handIn } = await undated(columns);
			expect(await sayDay(home, of("home"), today, now)).toEqual({ ok: true });
			const seen = () =>
				asSide(home, () => db().selectFrom("lineups").select("side").where("match_id", "=", tie).execute());
			const sent = { sheet: emptySheet(5), number: 0, reason: null, accepted: [] };
			expect(await openSheet(home, of("home"), now)).toEqual(refused);
			expect(await reportSheet(home, of("home"), sent, now)).toEqual(refused);
			const byFunction = () => sql`select open_lineups_to_report(${tie}::integer)`.execute(db());
			await expect(asSide(home, byFunction)).rejects.toThrow("This side alone says");
			expect(await asSide(home, () => shownForm(tie, "home", now))).toMatchObject({ kind: "lineUpFirst" });
			expect(await seen()).toEqual([]);
			expect(await handIn(home, "home")).toEqual({ ok: true });
			expect(await seen()).toHaveLength(2);
			expect(await openSheet(home, of("home"), now)).toEqual({ ok: true });
			expect(await asSide(home, () => shownForm(tie, "home", now))).toMatchObject({ kind: "sheet" });
			await again();
		}
	});

	test("the side that handed in opens both though the other said the day; so does a captain of both", async () => {
		const { home, away, clubs, of } = await undated();
		await sayDay(home, of("home"), today, now);
		await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
			home.id,
			clubs.away,
		]);
		expect(await openSheet(home, of("home"), now)).toEqual(refused);
		expect(await openSheet(home, of("away"), now)).toEqual({ ok: true });
		expect(await openSheet(away, of("away"), now)).toEqual({ ok: true });
	});

	test("a side that opens the other's line-up before handing in is named with the time; another is not", async () => {
		const start = "match_date = current_date - 1, date_known = true";
		const first = async (tie: number) => (await openedFirst(tie)).map(({ side }) => side);
		const { tie, home, away, of } = await undated(start);
		expect(await first(tie)).toEqual([]);
		expect(await openSheet(home, of("home"), now)).toEqual({ ok: true });
		expect(await openSheet(away, of("away"), now)).toEqual({ ok: true });
		expect(await first(tie)).toEqual(["home"]);
		const [{ at } = {}] = await openedFirst(tie);
		expect(Math.abs((at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
		// With other squads the line-ups are no longer theirs.
		await runSql("update matches set home_team_id = away_team_id, away_team_id = home_team_id where id = $1", [tie]);
		expect(await first(tie)).toEqual([]);
		await again();
		const handed = await undated(start);
		expect(await openSheet(handed.away, handed.of("away"), now)).toEqual({ ok: true });
		expect(await first(handed.tie), "who handed in saw nothing early").toEqual([]);
		await again();
		const none = await undated(start);
		await runAsOperator("update lineups set sealed_at = null");
		await runAsOperator("delete from lineup_places");
		expect(await openSheet(none.home, none.of("home"), now)).toEqual({ ok: true });
		expect(await first(none.tie), "there was nothing to see").toEqual([]);
		await again();
		const direct = await undated(start);
		const sent = { sheet: emptySheet(5), number: 0, reason: null, accepted: [] };
		expect(await reportSheet(direct.home, direct.of("home"), sent, now), "without the page before").toMatchObject({
			ok: false,
		});
		expect(await first(direct.tie)).toEqual(["home"]);
	});

	test("who acts for another tie is not told by the database whether a line-up is in", async () => {
		const { tie, home, of } = await undated();
		await sayDay(home, of("home"), today, now);
		const ask = () =>
			sql<{ is_kept: boolean }>`select keeps_lineup_closed(${tie}::integer, 'home') as is_kept`.execute(db());
		const stranger = await captainOf(0, "stranger");
		expect((await asSide(home, ask)).rows).toEqual([{ is_kept: true }]);
		expect((await asSide(stranger, ask)).rows).toEqual([{ is_kept: false }]);
	});
});
