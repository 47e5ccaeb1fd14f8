import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { runSql } from "../../base/db/client.server.ts";

const one = async (text: string, values: unknown[] = []) => (await runSql(text, values)).rows[0];

onOneEngine((engine) => {
	freshProduct(engine);

	let id: number;
	const change = async (to: string) => one(`update matches set ${to} where id = $1 returning sequence, phase`, [id]);
	const read = () =>
		one(
			`select match_date::text, planned_date::text, sequence, phase,
				(select json_agg(f.match_date order by f.id) from former_dates f where match_id = matches.id) as former
			from matches where id = $1`,
			[id],
		);

	beforeEach(async () => {
		const { rows } = await runSql(
			"insert into teams (name, name_ar) values ('A', 'أ'), ('B', 'ب') returning id, name",
			[],
		);
		const [home, away] = rows.map((row) => row.id);
		id = (
			await one(
				"insert into matches (match_date, home_team_id, away_team_id) values ('2026-01-10', $1, $2) returning id",
				[home, away],
			)
		).id;
	});

	test("a tie that moves keeps each day it had, and the first of them as the planned one", async () => {
		expect(await read()).toMatchObject({ planned_date: null, former: null });
		await change("match_date = '2026-01-17'");
		await change("match_time = '20:00'");
		await change("match_date = '2026-02-01'");
		expect(await read()).toMatchObject({
			match_date: "2026-02-01",
			planned_date: "2026-01-10",
			former: ["2026-01-10", "2026-01-17", "2026-01-17"],
			sequence: 3,
		});
	});

	test("a day that was not agreed is no day that the tie had", async () => {
		await change("date_known = false");
		await change("match_date = '2026-03-01'");
		expect(await read()).toMatchObject({ former: null, planned_date: null, sequence: 2 });
	});

	test("a phase fits the status, and goes with it where a writer changes the status alone", async () => {
		expect(await change("phase = 'postponed'")).toMatchObject({ phase: "postponed" });
		expect(await change("status = 'completed', home_score = 3, away_score = 1")).toMatchObject({ phase: null });
		await expect(change("phase = 'postponed'")).rejects.toThrow("phase_of_status");
		expect(await change("status = 'cancelled', phase = 'called_off'")).toMatchObject({ phase: "called_off" });
	});

	test("a venue that is deleted leaves its ties where they are", async () => {
		const venue = await one("insert into venues (name, name_ar) values ('Green Hall', 'الصالة الخضراء') returning id");
		const { sequence } = await change(`venue_id = ${venue.id}`);
		await runSql("delete from venues", []);
		expect((await read()).sequence).toBe(sequence + 1);
	});
});
