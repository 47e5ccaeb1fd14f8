import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { complainant } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { operator } from "../../access/actor.ts";
import { db, inTransaction, runAsOperator, runSql } from "../../base/db/client.server.ts";
import { applySchedule } from "./apply-schedule.server.ts";
import { groupFacts } from "./asked/facts.server.ts";
import { dryRun } from "./dry-run.server.ts";
import { discardSchedule, scheduleOf } from "./schedules.server.ts";
import { undoSchedule } from "./undo-schedule.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["schedule.applied"]);
	const value = async <T>(query: string): Promise<T> => (await runAsOperator(query)).rows[0].value;
	let group = 0;
	let hall = 0;
	let clubs: number[] = [];
	let squads: number[] = [];
	beforeEach(async () => {
		await runAsOperator(
			"select default_group('2025/2026'); delete from groups where name = 'South'; delete from venues",
		);
		group = await value(
			`insert into groups (stage_id, name, name_ar) select min(id), 'South', 'الجنوب' from stages
				returning id as value`,
		);
		hall = await value("insert into venues (name, name_ar) values ('Hall', 'صالة') returning id as value");
		clubs = [];
		for (const name of ["A", "B", "C", "D"]) clubs.push(await make.club({ name, name_ar: name }));
		squads = [];
		for (const club of clubs) squads.push(await value(`select squad_of(${club}, ${group}, 'A') as value`));
		await runAsOperator("delete from entries");
		for (const squad of squads)
			await runAsOperator(`insert into entries (group_id, squad_id) values (${group}, ${squad})`);
	});

	type Line = { round: number; home: number; away: number; day: string; match?: number };
	/** A schedule of the group as it waits to be decided, with ties at seven in the hall. */
	async function proposed(lines: Line[], isNew = true) {
		const asked = {
			first: "2025-10-01",
			rhythm: "week",
			day_3: "on",
			times: "19:00",
			minutes: "120",
			derby_rounds: "1",
			seed: "1",
		};
		const schedule = await value<number>(
			`insert into schedules (group_id, is_new, state, asked)
				values (${group}, ${isNew}, 'ready', '${JSON.stringify(asked)}') returning id as value`,
		);
		for (const { round, home, away, day, match } of lines)
			await runAsOperator(`insert into schedule_ties (schedule_id, round, home_squad_id, away_squad_id, match_date,
				match_time, venue_id, match_id)
				values (${schedule}, ${round}, ${squads[home]}, ${squads[away]}, '${day}', '19:00', ${hall},
					${match ?? null})`);
	}
	const shown = async () => dryRun((await groupFacts(group))!, (await scheduleOf(group))!);
	const problems = async () => (await shown()).ties.map((tie) => tie.problems.map(({ kind }) => kind));

	test("a hall that was chosen for one tie is full when ties of other groups are played there", async () => {
		const others = [await make.club({ name: "X" }), await make.club({ name: "Y" })];
		await make.tie({
			home_team_id: others[0]!,
			away_team_id: others[1]!,
			match_date: "2025-10-01",
			match_time: "18:00:00",
			venue_id: hall,
		});
		await proposed([
			{ round: 1, home: 0, away: 1, day: "2025-10-01" },
			{ round: 2, home: 2, away: 3, day: "2025-10-08" },
		]);
		expect(await problems()).toEqual([["hall-full"], []]);
	});

	test("a squad that plays elsewhere hears of a tie moved before the first day of the schedule", async () => {
		await make.tie({ home_team_id: clubs[0]!, away_team_id: await make.club({ name: "X" }), match_date: "2025-09-10" });
		await proposed([{ round: 1, home: 0, away: 1, day: "2025-09-10" }]);
		expect(await problems()).toEqual([["squad-twice"]]);
	});

	test("halves are those that the group's rounds were made for, when squads withdrew since", async () => {
		const tie = (round: number, home: number, away: number, day: string) =>
			value<number>(`insert into matches (season, match_date, status, home_team_id, away_team_id, group_id, round)
				values ('2025/2026', '${day}', 'scheduled', ${clubs[home]}, ${clubs[away]}, ${group}, ${round})
				returning id as value`);
		const [fifth, sixth] = [await tie(5, 0, 1, "2025-10-01"), await tie(6, 0, 2, "2025-10-08")];
		await tie(10, 3, 1, "2025-11-12");
		const line = (round: number, away: number, day: string, match: number) => ({ round, home: 0, away, day, match });
		await proposed([line(5, 1, "2025-10-01", fifth), line(6, 2, "2025-10-08", sixth)], false);
		const plan = await shown();
		expect([plan.breaksOfHalf, await problems()]).toEqual([
			[0, 0],
			[[], []],
		]);
		expect(plan.mostBreaks).toBeUndefined();
	});

	if (engine === "PostgreSQL server")
		test("a schedule that is being carried out is no longer discarded, and can be undone", async () => {
			await proposed([
				{ round: 1, home: 0, away: 1, day: "2025-10-01" },
				{ round: 1, home: 2, away: 3, day: "2025-10-02" },
			]);
			const go = Promise.withResolvers<void>();
			const held = Promise.withResolvers<void>();
			const holder = inTransaction(async () => {
				// the first tie waits for its squad
				await sql`select from squads where id = ${squads[0]} for update`.execute(db());
				held.resolve();
				await go.promise;
			});
			await held.promise;
			// of this database alone: other tests have theirs on the same server
			const waiting = () =>
				value<number>(
					`select count(*)::int as value from pg_stat_activity where datname = current_database()
						and wait_event_type = 'Lock'`,
				);
			const applied = applySchedule(operator, group);
			await expect.poll(waiting).toBe(1);
			let isOver = false;
			const discarded = discardSchedule(operator, group).finally(() => {
				isOver = true;
			});
			await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
			go.resolve();
			await holder;
			expect([await applied, await discarded]).toEqual([{ ok: true, ties: 2 }, false]);
			expect(await undoSchedule(operator, group)).toEqual({ undone: 2, stayed: 0 });
			expect((await runSql(`select from matches where group_id = ${group}`)).rows).toEqual([]);
		});

	test("undoing keeps a tie that another system calls by an id", async () => {
		await proposed([
			{ round: 1, home: 0, away: 1, day: "2025-10-01" },
			{ round: 1, home: 2, away: 3, day: "2025-10-01" },
		]);
		await applySchedule(operator, group);
		const called = await value<number>(`select min(id) as value from matches where group_id = ${group}`);
		await runAsOperator("insert into external_ids (source, external_id, match_id) values ('old', 'm1', $1)", [called]);
		expect(await undoSchedule(operator, group)).toEqual({ undone: 1, stayed: 1 });
		expect((await runSql(`select id from matches where group_id = ${group}`)).rows).toEqual([{ id: called }]);
	});

	test("undoing keeps ties that a pass, a request for another date or a case depends on", async () => {
		await proposed([
			{ round: 1, home: 0, away: 1, day: "2025-10-01" },
			{ round: 1, home: 2, away: 3, day: "2025-10-01" },
			{ round: 2, home: 0, away: 2, day: "2025-10-08" },
			{ round: 2, home: 1, away: 3, day: "2025-10-08" },
		]);
		await applySchedule(operator, group);
		const { rows } = await runSql(`select id from matches where group_id = ${group} order by id`);
		const [passed, asked, disputed] = rows.map(({ id }) => id);
		await runAsOperator(
			`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at)
				values ($1, 'home', 't', 'p', now() + interval '1 day')`,
			[passed],
		);
		await runAsOperator(
			`insert into date_requests (match_id, side, state, from_date, answer_by)
				values ($1, 'home', 'open', '2025-10-01', '2025-10-01')`,
			[asked],
		);
		const { id } = await complainant();
		await runAsOperator("insert into complaints (user_id, match_id) values ($1, $2)", [id, disputed]);
		expect(await undoSchedule(operator, group)).toEqual({ undone: 1, stayed: 3 });
		expect((await runSql(`select id from matches where group_id = ${group} order by id`)).rows).toEqual(
			[passed, asked, disputed].map((each) => ({ id: each })),
		);
	});
});
