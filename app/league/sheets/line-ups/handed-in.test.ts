import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Actor } from "../../../access/actor.ts";
import { asSide } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db, runAsOperator } from "../../../base/db/client.server.ts";
import { sideView } from "../reports/side/side-view.server.ts";
import { tieReports } from "../reports/staff/tie-reports.server.ts";
import { reportSheet } from "../saving/report-sheet.server.ts";
import { saveSheet } from "../saving/save-sheet.server.ts";
import { emptySheet, type Sheet } from "../sheet.ts";
import { saveLineUp, takeLineUpBack } from "./line-up.server.ts";
import { handedInThatDiffer } from "./verify-handed-in.server.ts";

const now = new Date();
const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];

onOneEngine((engine) => {
	freshProduct(engine);

	/** A tie for which home has handed in its first player alone, and away three. */
	async function bothIn() {
		const scene = await tieOfCaptains("games");
		const { tie, players, home, away } = scene;
		const sheet = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries()) sheet.lineUps.away.positions[place] = players.away[nth] ?? 0;
		const of = (side: Side) => ({ matchId: tie, side });
		const hand = (actor: Actor, side: Side, lineUp: Sheet["lineUps"]["home"], version = 0) =>
			saveLineUp(actor, of(side), { lineUp, version, handIn: true, accepted: ["missingPlayers:2"] }, now);
		const first = { positions: { A: players.home[0] ?? 0 }, pairs: {} };
		expect(await hand(home, "home", sheet.lineUps.home)).toEqual({ ok: true });
		expect(await takeLineUpBack(home, of("home"), now)).toEqual({ ok: true });
		expect((await handedIn(tie)).home).toBeUndefined();
		const { version } = await one("select version from lineups where side = 'home'");
		expect(await hand(home, "home", first, version)).toEqual({ ok: true });
		expect(await hand(away, "away", sheet.lineUps.away)).toEqual({ ok: true });
		const report = (actor: Actor, side: Side, number: number) =>
			reportSheet(actor, of(side), { sheet, number, reason: null, accepted: [] }, now);
		return { ...scene, sheet, of, report };
	}
	/** Who the sides handed in, by their places. */
	async function handedIn(tie: number): Promise<Partial<Record<Side, Record<string, unknown>>>> {
		const { rows } = await runAsOperator(
			`select side, (select jsonb_object_agg(key, value->'id') from jsonb_each(handed_in)) as ids from lineups
				where match_id = $1 and handed_in is not null`,
			[tie],
		);
		return Object.fromEntries(rows.map(({ side, ids }) => [side, ids]));
	}

	test("a report names each place that is not as its side handed it in, for both sides and staff", async () => {
		const { tie, players, home, away, manager, sheet, report } = await bothIn();
		const [h1, h2, h3] = players.home;
		const [a1, a2, a3, a4] = players.away;
		const given = { home: { A: h1 }, away: { X: a1, Y: a2, Z: a3 } };
		expect(await handedIn(tie)).toEqual(given);
		sheet.lineUps.away.positions.X = a4 ?? 0;
		for (const nth of [0, 1, 2]) sheet.rubbers[nth] = { outcome: "played", games: Array(3).fill([11, 5]) };
		expect(await report(home, "home", 0)).toEqual({ ok: true, isComplete: true });
		const remark = [
			{ side: "home", place: "B", handed_in: null, named: { id: h2 } },
			{ side: "home", place: "C", handed_in: null, named: { id: h3 } },
			{ side: "away", place: "X", handed_in: { id: a1 }, named: { id: a4, name: "away 4" } },
		];
		for (const [actor, side] of [
			[home, "home"],
			[away, "away"],
		] as const)
			expect((await sideView(actor, tie, [side], now))?.report?.changed).toMatchObject(remark);
		expect((await tieReports(manager, tie, now))?.reports[0]?.changed).toMatchObject(remark);
		expect(await handedIn(tie)).toEqual(given);
	});

	test("an incomplete sheet that names another player for the other side leaves a remark that stays", async () => {
		const { tie, players, home, away, manager, sheet, report } = await bothIn();
		const [a1, , , a4] = players.away;
		sheet.lineUps.away.positions.X = a4 ?? 0;
		expect(await report(home, "home", 0)).toEqual({ ok: true, isComplete: false });
		const named = { side: "away", place: "X", handed_in: { id: a1 }, named: { id: a4 } };
		const changed = async () =>
			(await one("select document from sheet_versions order by number desc")).document.changed;
		expect(await changed()).toContainEqual(expect.objectContaining({ side: "away", place: "X" }));
		for (const nth of [0, 1, 2]) sheet.rubbers[nth] = { outcome: "played", games: Array(3).fill([11, 5]) };
		expect(await report(away, "away", 1)).toEqual({ ok: true, isComplete: true });
		expect((await sideView(home, tie, ["home"], now))?.report?.changed[2]).toMatchObject(named);
		sheet.lineUps.away.positions.X = a1 ?? 0;
		await saveSheet(manager, tie, { sheet, number: 2, reason: "The umpire's sheet", accepted: [] }, now);
		expect((await changed()).map(({ place }: { place: string }) => place)).toEqual(["B", "C"]);
	});

	test("a record that was merged or deleted since is the player who was handed in", async () => {
		const { players, home, sheet, report } = await bothIn();
		const [merged, , , kept] = players.home;
		await runAsOperator("insert into player_merges (merged, kept) values ($1, $2)", [merged, kept]);
		await runAsOperator("update lineup_places set player_id = $1 where player_id = $2", [kept, merged]);
		await runAsOperator("delete from players where id in ($1, $2)", [merged, players.away[0]]);
		sheet.lineUps.home.positions = { A: players.home[3] ?? 0 };
		sheet.lineUps.away.positions.X = "away 1";
		sheet.rubbers[0] = { outcome: "played", games: Array(3).fill([11, 5]) };
		expect(await report(home, "home", 0)).toMatchObject({ ok: true });
		expect((await one("select document->'changed' as changed from sheet_versions")).changed).toBeNull();
	});

	test("no statement of a side changes what it handed in once it is open, and the log has its hash", async () => {
		const { tie, players, home } = await bothIn();
		const before = await handedIn(tie);
		const change = (to: string) => asSide(home, () => sql`update lineups set ${sql.raw(to)}`.execute(db()));
		await change("handed_in = '{}'");
		await change("sealed_at = null");
		expect(await handedIn(tie)).toEqual(before);
		expect(before.home).toEqual({ A: players.home[0] });
		expect(await handedInThatDiffer()).toEqual([]);
		await runAsOperator("alter table lineups disable trigger keep_handed_in");
		await runAsOperator("update lineups set handed_in = '{}' where side = 'home'");
		await runAsOperator("alter table lineups enable trigger keep_handed_in");
		expect((await handedInThatDiffer()).map(({ text }) => text)).toEqual([
			expect.stringMatching(new RegExp(`^match:${tie}: the line-up that home handed in is not what row \\d+ says$`)),
		]);
	});
});
