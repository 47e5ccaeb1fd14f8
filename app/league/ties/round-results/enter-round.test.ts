import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { enterRound, roundOf } from "./round.server.ts";
import type { RoundLine } from "./round-form.ts";

const now = new Date("2026-01-10T09:00:00Z");
const label = { label: "Round 1", label_ar: "الجولة 1" };
const line = (id: number, scores: [number, number] | null, more: Partial<RoundLine> = {}): RoundLine => ({
	id,
	version: 1,
	untouched: false,
	missed: null,
	home_score: scores?.[0] ?? null,
	away_score: scores?.[1] ?? null,
	...more,
});

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["match.round-entered"]);

	async function round() {
		const clubs = [await make.club(), await make.club(), await make.club(), await make.club()];
		const meet = (home = 0, away = 0) =>
			make.tie({ home_team_id: home, away_team_id: away, round: "1", match_date: "2026-01-09" });
		const first = await meet(clubs[0], clubs[1]);
		const second = await meet(clubs[2], clubs[3]);
		const { group_id } = (await runSql("select group_id from matches limit 1", [])).rows[0];
		return { groupId: Number(group_id), first, second };
	}
	const states = async () =>
		(await runSql("select status, home_score, away_score, outcome, absent from matches order by id", [])).rows.map(
			(row) => Object.values(row).join(" ").trim(),
		);

	test("a round is written as one batch, and undoing it gives every tie its former state", async () => {
		const { groupId, first, second } = await round();
		await runSql("update matches set phase = 'postponed' where id = $1", [first]);
		await runSql(
			`update matches set status = 'completed', phase = 'confirmed', home_score = 3, away_score = 2,
				score_source = 'sheet', home_games = 9,
			away_games = 8 where id = $1`,
			[second],
		);
		const whole = async () => {
			const columns =
				"id, status, phase, home_score, away_score, outcome, absent, score_source, home_games, away_games";
			return (await runSql(`select ${columns} from matches order by id`, [])).rows;
		};
		const before = await whole();
		const versions = new Map(
			(await runSql("select id, version from matches", [])).rows.map((row) => [Number(row.id), Number(row.version)]),
		);
		const lines = [line(first, [3, 1]), line(second, null, { missed: "both" })].map((each) => ({
			...each,
			version: versions.get(each.id) ?? 0,
		}));
		const saved = await enterRound(operator, { groupId, label }, lines, [], now);
		expect(saved).toMatchObject({ ok: true, saved: 2, changed: [] });
		expect(await states()).toEqual(["completed 3 1 played", "completed   walkover both"]);
		if (!saved.ok || saved.batch === undefined) throw new Error("nothing was saved");
		expect(await undoBatch(operator, saved.batch)).toEqual({ undone: 2, kept: 0 });
		expect(await whole()).toEqual(before);
	});

	test("a score with which the absent side wins is asked about", async () => {
		const { groupId, first } = await round();
		const lines = [line(first, [3, 0], { missed: "home" })];
		const asked = await enterRound(operator, { groupId, label }, lines, [], now);
		expect(asked).toMatchObject({ ok: false, questions: [{ key: "absentWon", id: first }] });
	});

	test("a tie of another group is not written by a round's form", async () => {
		const { groupId, first } = await round();
		const other = await enterRound(operator, { groupId: groupId + 1, label }, [line(first, [3, 1])], [], now);
		expect(other).toMatchObject({ ok: true, saved: 0, batch: undefined });
		expect((await roundOf({ groupId, round: 1 }))?.ties.length).toBe(2);
		expect(await roundOf({ groupId, round: 2 })).toBeUndefined();
	});
});
