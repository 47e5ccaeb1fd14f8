import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { applyBatch } from "../../../records/batches/batch.server.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { playerById, savePlayer } from "../../players/players.server.ts";
import { dayAfter } from "../day.ts";
import { saveStint } from "./edit-stints.server.ts";
import { followStints } from "./follow-stints.server.ts";

const today = riyadhDay(new Date());
const yesterday = dayAfter(today, -1);
const tomorrow = dayAfter(today);

/** The stints of a player as `club from until`, `*` after one that only follows from the player's club. */
async function stints(player: number) {
	const { rows } = await runSql(
		`select club_id, kind, from_on::text, until_on::text, is_derived from stints where player_id = $1
			order by from_on nulls first, id`,
		[player],
	);
	return rows.map(
		({ club_id, kind, from_on, until_on, is_derived }) =>
			`${club_id} ${kind === "loan" ? "loan " : ""}${from_on ?? "?"} ${until_on ?? "…"}${is_derived ? "*" : ""}`,
	);
}
const clubOf = async (player: number) => (await playerById(player))?.team_id;
const moveTo = (player: number, club: number | null) =>
	runSql("update players set team_id = $2 where id = $1", [player, club]);
const give = (playerId: number, club_id: number, from_on: string | null, until_on: string | null = null, id?: number) =>
	saveStint(operator, { playerId, id, version: 1 }, { club_id, kind: "own", from_on, until_on });

async function scene() {
	const [a, b, c] = [await make.club({ name: "A" }), await make.club({ name: "B" }), await make.club({ name: "C" })];
	return { a, b, c, player: await make.player({ team_id: a }) };
}

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a change of a player's club writes the stints, and taking it back on that day leaves no trace", async () => {
		const { a, b, c, player } = await scene();
		expect(await stints(player)).toEqual([`${a} ? …*`]);
		await moveTo(player, b);
		const moved = [`${a} ? ${yesterday}*`, `${b} ${today} …*`];
		expect(await stints(player)).toEqual(moved);
		await moveTo(player, c);
		expect(await stints(player)).toEqual([moved[0], `${c} ${today} …*`]);
		await moveTo(player, null);
		expect(await stints(player)).toEqual([moved[0]]);
		await moveTo(player, a);
		expect(await stints(player)).toEqual([`${a} ? …*`]);
		const row = await playerById(player);
		if (!row) throw new Error("The player is there.");
		expect(await savePlayer(operator, player, row.version, { ...row, team_id: b })).toMatchObject({ ok: true });
		expect(await stints(player)).toEqual(moved);
	});

	test("an import that is taken back on a later day leaves the stints as they were", async () => {
		const { a, b, player } = await scene();
		const row = await playerById(player);
		const { batch } = await applyBatch(operator, "players", "f.csv", [
			{ line: 2, name: "Player", verdict: "changed", id: player, version: row?.version ?? 0, values: { team_id: b } },
		]);
		expect(await clubOf(player)).toBe(b);
		await runAsOperator(`update import_batches set imported_at = imported_at - interval '9 days'`);
		await runAsOperator(`update stints set from_on = from_on - 9, until_on = until_on - 9, cut_on = cut_on - 9`);
		expect(await undoBatch(operator, batch)).toEqual({ undone: 1, kept: 0 });
		expect([await clubOf(player), await stints(player)]).toEqual([a, [`${a} ? …*`]]);
	});

	test("stints that someone gives take the place of one that only followed, and change the club of today", async () => {
		const { a, b, c, player } = await scene();
		await give(player, a, "2015-07-01", "2018-06-30");
		expect(await stints(player)).toEqual([`${a} 2015-07-01 2018-06-30`, `${a} 2018-07-01 …*`]);
		await give(player, b, "2018-07-01", "2020-06-30");
		await give(player, a, "2020-07-01");
		const whole = [`${a} 2015-07-01 2018-06-30`, `${b} 2018-07-01 2020-06-30`, `${a} 2020-07-01 …`];
		expect([await stints(player), await clubOf(player)]).toEqual([whole, a]);
		expect(await give(player, c, "2019-01-01", "2019-02-01")).toEqual({
			ok: false,
			problems: { from_on: "stintsOverlap" },
		});
		const { rows } = await runSql("select id from stints where player_id = $1 and until_on is null", [player]);
		await give(player, a, "2020-07-01", yesterday, rows[0].id);
		expect(await clubOf(player)).toBe(null);
		await give(player, c, today);
		expect(await clubOf(player)).toBe(c);
	});

	test("own stints of a player never overlap, also when two begin at once; a loan beside them is allowed", async () => {
		const { a, b, c, player } = await scene();
		await runSql("delete from stints");
		const begun = await Promise.allSettled(
			[a, b, c].map((club) => runSql("insert into stints (player_id, club_id) values ($1, $2)", [player, club])),
		);
		expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const own = await clubOf(player);
		await saveStint(
			operator,
			{ playerId: player, id: undefined, version: 0 },
			{ club_id: own === b ? c : b, kind: "loan", from_on: today, until_on: tomorrow },
		);
		expect([await clubOf(player), (await stints(player)).length]).toEqual([own, 2]);
	});

	test("a stint that begins changes the club of the player on its day", async () => {
		const { a, b, player } = await scene();
		await give(player, b, tomorrow);
		expect([await clubOf(player), await stints(player)]).toEqual([a, [`${a} ? ${today}*`, `${b} ${tomorrow} …`]]);
		expect(await followStints()).toBe(0);
		await runAsOperator("alter table stints disable trigger user");
		await runAsOperator("update stints set from_on = from_on - 1, until_on = until_on - 1");
		await runAsOperator("alter table stints enable trigger user");
		expect(await followStints()).toBe(1);
		expect([await clubOf(player), await stints(player)]).toEqual([b, [`${a} ? ${yesterday}*`, `${b} ${today} …`]]);
	});

	test("a club that is deleted takes its stints with it", async () => {
		const { a, player } = await scene();
		await runSql("delete from teams where id = $1", [a]);
		expect([await clubOf(player), await stints(player)]).toEqual([null, []]);
	});
});
