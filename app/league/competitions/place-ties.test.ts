import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { db, inTransaction, runSql } from "../../base/db/client.server.ts";

const one = async (text: string, values: unknown[] = []) => (await runSql(text, values)).rows[0];
const club = async (name: string): Promise<number> =>
	(await one("insert into teams (name, name_ar) values ($1, $1) returning id", [name])).id;

const tie = (values: Record<string, unknown>) => {
	const given = Object.entries({ match_date: "2026-10-01", ...values });
	return one(
		`insert into matches (${given.map(([name]) => name)}) values (${given.map((_, n) => `$${n + 1}`)})
		 returning id, season, group_id, home_squad_id, away_squad_id`,
		given.map(([, value]) => value),
	);
};
const squadOf = (id: number) => one("select club_id, season, letter from squads where id = $1", [id]);
const seasonOfGroup = async (id: number) =>
	(
		await one(
			`select season from groups join stages s on s.id = stage_id join editions e on e.id = edition_id
				where groups.id = $1`,
			[id],
		)
	).season;

onOneEngine((engine) => {
	freshProduct(engine);

	test("a tie that says nothing of groups is in its season's default group, with both first squads", async () => {
		const [home, away] = [await club("A"), await club("B")];
		const made = await tie({ home_team_id: home, away_team_id: away });
		expect(await seasonOfGroup(made.group_id)).toBe("2025/2026");
		expect(await squadOf(made.home_squad_id)).toEqual({ club_id: home, season: "2025/2026", letter: "A" });
		expect(await squadOf(made.away_squad_id)).toEqual({ club_id: away, season: "2025/2026", letter: "A" });
		const again = await tie({ home_team_id: away, away_team_id: home });
		expect(again).toMatchObject({ group_id: made.group_id, home_squad_id: made.away_squad_id });
		expect(await one("select count(*)::int as n from entries where group_id = $1", [made.group_id])).toEqual({ n: 2 });
	});

	test("a tie that moves to another season or gets another club moves to their group and squad", async () => {
		const [home, away, third] = [await club("A"), await club("B"), await club("C")];
		const made = await tie({ home_team_id: home, away_team_id: away });
		const moved = await one(
			"update matches set season = '2026/2027', away_team_id = $2 where id = $1 returning group_id, away_squad_id",
			[made.id, third],
		);
		expect(await seasonOfGroup(moved.group_id)).toBe("2026/2027");
		expect(await squadOf(moved.away_squad_id)).toEqual({ club_id: third, season: "2026/2027", letter: "A" });
	});

	test("two squads of one club may meet, a squad never meets itself", async () => {
		const own = await club("A");
		await tie({ home_team_id: own, away_team_id: await club("B") });
		const { id } = await one(
			"insert into squads (club_id, season, letter) values ($1, '2025/2026', 'B') returning id",
			[own],
		);
		const derby = await tie({ home_team_id: own, away_team_id: own, away_squad_id: id });
		expect(derby.home_squad_id).not.toBe(derby.away_squad_id);
		await expect(tie({ home_team_id: own, away_team_id: own })).rejects.toThrow(/home_is_not_away/);
	});

	test("first ties of a new season that are added at once share one group", async () => {
		const clubs = [await club("A"), await club("B"), await club("C"), await club("D")];
		const added = await Promise.all(
			clubs.map((home, n) =>
				inTransaction(() =>
					db()
						.insertInto("matches")
						.values({
							season: "2027/2028",
							match_date: "2027-10-01",
							match_time: null,
							home_team_id: home,
							away_team_id: clubs[(n + 1) % clubs.length] ?? home,
						})
						.returning("group_id")
						.executeTakeFirstOrThrow(),
				),
			),
		);
		expect(new Set(added.map(({ group_id }) => group_id)).size).toBe(1);
	});

	test("a club without ties is deleted with its squads, one with ties is not", async () => {
		const [home, away, unused] = [await club("A"), await club("B"), await club("C")];
		await tie({ home_team_id: home, away_team_id: away });
		await runSql("insert into squads (club_id, season) values ($1, '2025/2026')", [unused]);
		await runSql("delete from teams where id = $1", [unused]);
		await expect(runSql("delete from teams where id = $1", [home])).rejects.toThrow(/foreign key/);
	});
});
