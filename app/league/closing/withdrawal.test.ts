import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { operator } from "../../access/actor.ts";
import { config } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { entryAndHomeForm } from "../competitions/entries/entry-form.ts";
import { changeEntry } from "./withdrawal.server.ts";

const now = new Date("2025-11-10T09:00:00Z");

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["entry.ties-awarded"]);
	let alpha = 0;
	let entry = { id: 0, version: 0 };
	beforeEach(async () => {
		await runAsOperator("truncate teams, squads, editions cascade");
		const clubs = [];
		for (const name of ["Alpha", "Bravo", "Charlie", "Delta"]) clubs.push(await make.club({ name, name_ar: name }));
		[alpha = 0] = clubs;
		const [, ...others] = clubs;
		for (const [nth, other] of others.entries()) {
			const [home_team_id, away_team_id] = nth % 2 === 0 ? [alpha, other] : [other, alpha];
			const day = `2025-11-0${nth + 1}`;
			await make.tie({
				home_team_id,
				away_team_id,
				match_date: day,
				status: "completed",
				home_score: 3,
				away_score: 1,
			});
			await make.tie({ home_team_id: away_team_id, away_team_id: home_team_id, match_date: `2025-12-0${nth + 1}` });
		}
		entry = (
			await runAsOperator(
				"select n.id, n.version from entries n join squads q on q.id = n.squad_id where q.club_id = $1",
				[alpha],
			)
		).rows[0];
	});
	const leave = (given: Record<string, string>, accepted: string[] = []) =>
		changeEntry(
			operator,
			{ id: entry.id, version: entry.version, squadVersion: undefined },
			entryAndHomeForm.parse({
				start_points: "0",
				seed: "",
				state: "withdrawn",
				since: "2025-11-10",
				results: "keep",
				venue_id: "",
				home_day: "",
				own_name: "",
				own_name_ar: "",
				home_time: "",
				reason: "Withdrew",
				reason_ar: "انسحب",
				...given,
			}),
			accepted,
			now,
		);
	const ahead = async () =>
		(
			await runAsOperator(`select status, outcome, absent, home_score, away_score, reason from matches
				where match_date > '2025-11-10' order by match_date`)
		).rows;
	const results = async () =>
		(await runAsOperator("select state, results from entries where id = $1", [entry.id])).rows[0];

	test("a squad that leaves loses its remaining ties in one step, with a reason, until that is undone", async () => {
		const before = await ahead();
		const left = await leave({ rest: "award" });
		expect(left).toMatchObject({ ok: true, ended: { count: 3, isAwarded: true } });
		const lost = { status: "completed", outcome: "awarded", reason: "Withdrew" };
		expect(await ahead()).toEqual([
			{ ...lost, absent: "away", home_score: 3, away_score: 0 },
			{ ...lost, absent: "home", home_score: 0, away_score: 3 },
			{ ...lost, absent: "away", home_score: 3, away_score: 0 },
		]);
		if (!("ended" in left) || !left.ended) throw new Error("Nothing was awarded.");
		expect(await undoBatch(operator, left.ended.batch)).toEqual({ undone: 3, kept: 0 });
		expect(await ahead()).toEqual(before);
		expect(await results(), "the withdrawal stays").toEqual({ state: "withdrawn", results: "keep" });
	});

	test("nothing is awarded of a squad whose results are expunged, and the form asks for the reason", async () => {
		const refused = await leave({ rest: "award", results: "expunge" }, ["expunges"]);
		expect(refused).toEqual({ ok: false, problems: { rest: "awardExpunged" } });
		expect(await results()).toEqual({ state: "active", results: "keep" });
		const form = { start_points: "0", state: "withdrawn", results: "keep", rest: "call_off" };
		expect(entryAndHomeForm.safeParse(form).error?.issues.map(({ path }) => path[0])).toEqual(
			expect.arrayContaining(["reason", "reason_ar"]),
		);
	});

	const ended = (phase: string) => `update matches set status = 'cancelled', phase = '${phase}', home_score = null,
		away_score = null where match_date = '2025-11-01'`;
	test.each([
		["half of its ties were played", "", "keep"],
		["less than half of them", "delete from matches where match_date = '2025-11-01'", "expunge"],
		[
			"half of those whose other side did not leave",
			`with gone as (update entries set state = 'withdrawn' where squad_id = (select away_squad_id from matches
				where match_date = '2025-11-01') returning squad_id)
				delete from matches where match_date = '2025-11-01'`,
			"keep",
		],
		[
			"half of those whose result was not annulled",
			`delete from matches where match_date = '2025-12-01'; ${ended("annulled")}`,
			"keep",
		],
		[
			"less than half of them, as one that was called off was not played",
			`delete from matches where match_date = '2025-12-01'; ${ended("called_off")}`,
			"expunge",
		],
	])("by the rule of half a season results stay or go, not by the form: %s", async (_, change, expected) => {
		await runAsOperator("update editions set keeps_half = true");
		if (change) await runAsOperator(change);
		const other = expected === "keep" ? "expunge" : "keep";
		expect(await leave({ results: other }, ["expunges"])).toMatchObject({ ok: true });
		expect(await results()).toEqual({ state: "withdrawn", results: expected });
	});

	test("the rule decides when a squad leaves, until it plays on, and nothing that it expunges is awarded", async () => {
		await runAsOperator(`update editions set keeps_half = true;
			delete from matches where match_date in ('2025-11-01', '2025-11-02')`);
		expect(await leave({ rest: "award" }, ["expunges"])).toEqual({ ok: false, problems: { rest: "awardByRule" } });
		expect(await leave({}, ["expunges"])).toMatchObject({ ok: true });
		entry.version += 1;
		const kept = await leave({ rest: "leave", results: "keep" });
		expect(kept).toEqual({ ok: false, problems: { results: "halfDecided" } });
		expect(await leave({ rest: "leave", results: "expunge", start_points: "1" })).toMatchObject({ ok: true });
		entry.version += 1;
		expect(await leave({ rest: "leave", state: "active" })).toMatchObject({ ok: true });
		expect(await results()).toEqual({ state: "active", results: "keep" });
	});

	const waiting = async () =>
		(
			await runAsOperator(`select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'
				and datname = current_database()`)
		).rows[0].count;
	async function begin() {
		const writer = new pg.Client({ connectionString: config().DATABASE_URL ?? "" });
		await writer.connect();
		await writer.query("begin");
		return writer;
	}
	test.runIf(engine === "PostgreSQL server")(
		"a withdrawal waits for a result that is being written: it counts, and its tie is not ended",
		async () => {
			await runAsOperator(`update editions set keeps_half = true;
				delete from matches where match_date = '2025-11-01'`);
			const writer = await begin();
			await writer.query(`update matches set status = 'completed', home_score = 3, away_score = 0
				where match_date = '2025-12-01'`);
			const left = leave({ rest: "call_off", results: "expunge" }, ["expunges"]);
			await expect.poll(waiting).toBe(1);
			await writer.query("commit");
			await writer.end();
			expect(await left).toMatchObject({ ok: true, ended: { count: 2 } });
			expect(await results()).toEqual({ state: "withdrawn", results: "keep" });
			expect((await ahead()).map(({ status, home_score }) => [status, home_score])).toEqual([
				["completed", 3],
				["cancelled", null],
				["cancelled", null],
			]);
		},
	);

	test.runIf(engine === "PostgreSQL server")(
		"a withdrawal that waits for its edition keeps no one from writing the honours of its squad",
		async () => {
			const closing = await begin();
			await closing.query("select from editions for update");
			const left = leave({ rest: "call_off" });
			await expect.poll(waiting).toBe(1);
			await closing.query("insert into honours select group_id, squad_id, 1 from entries where id = $1", [entry.id]);
			await closing.query("commit");
			await closing.end();
			expect(await left).toMatchObject({ ok: true, ended: { count: 3 } });
		},
	);

	test("without that rule the editor chooses, as before", async () => {
		await leave({ results: "expunge" }, ["expunges"]);
		expect(await results()).toEqual({ state: "withdrawn", results: "expunge" });
	});
});
