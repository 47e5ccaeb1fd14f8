import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { make } from "../../../../test/make.ts";
import { person } from "../../../../test/make-case.ts";
import { fileOf, makeSheets } from "../../../../test/make-sheets.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { search } from "../../../site/search/search.server.ts";
import { duplicatePairs, tellApart } from "./duplicates.server.ts";
import { mergeFields } from "./merge-form.ts";
import { mergePlayers } from "./merge-players.server.ts";
import { mergedPlayers } from "./merged-players.server.ts";
import { filledColumns } from "./move-rows.server.ts";
import { references } from "./player-references.ts";
import { undoMerge } from "./undo-merge.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["player.merge-undone", "player.merged", "player.told-apart"]);

	const versionOf = async (id: number) =>
		(await runSql("select version from players where id = $1", [id])).rows[0]?.version ?? 0;
	const merge = async (kept: number, merged: number, taken: ("name" | "team_id" | "bio")[] = []) =>
		mergePlayers(operator, {
			kept: { id: kept, version: await versionOf(kept) },
			merged: { id: merged, version: await versionOf(merged) },
			taken,
		});
	/** Everything that names players, without the counters of versions. */
	const everything = async () => {
		const tables: Record<string, unknown> = {};
		for (const table of ["players", "stints", ...references.map(({ table }) => table), "distinct_players"]) {
			const { rows } = await runAsOperator(
				`select to_jsonb(t) - 'version' - 'updated_at' - 'search' as row from ${table} t`,
			);
			tables[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
		}
		return tables;
	};
	/** Tables whose rows have ids in other systems, by the column of the id. */
	const named = { stint_id: "stints", licence_id: "licences", squad_player_id: "squad_players" };
	const twins = async () => {
		const [here, there] = [await make.club({ name: "Here" }), await make.club({ name: "There" })];
		const kept = await make.player({ name: "Salem Al-Omari", name_ar: "سالم العمري", team_id: here, ranking: 4 });
		const merged = await make.player({
			name: "Salim Alomary",
			name_ar: "سالم العُمري",
			team_id: there,
			ranking: 9,
			bio: "Left-handed",
		});
		return { here, there, kept, merged };
	};

	test("namesakes of two birth years are two people, and those of one year come first", async () => {
		const born = (player: number, day: string) =>
			runAsOperator("insert into player_details (player_id, birth_date) values ($1, $2)", [player, day]);
		const { kept, merged, here } = await twins();
		const third = await make.player({ name: "Third", name_ar: "سالم العمري", team_id: here });
		const pairs = async () =>
			(await duplicatePairs(operator, 1)).pairs.map(({ one, other, same_year }) => [one.id, other.id, same_year]);
		await born(kept, "1998-02-03");
		await born(merged, "1998-11-30");
		expect(await pairs()).toEqual([
			[kept, third, false],
			[kept, merged, true],
			[merged, third, false],
		]);
		await born(third, "1999-01-01");
		expect(await pairs()).toEqual([[kept, merged, true]]);
	});

	test("every table that names a player moves with a merge", async () => {
		const { rows } = await runAsOperator(`select c.conrelid::regclass::text as table from pg_constraint c
			where c.contype = 'f' and c.confrelid = 'players'::regclass
				and c.conrelid::regclass::text <> 'distinct_players' order by 1`);
		expect(rows.map(({ table }) => table)).toEqual([...references.map(({ table }) => table), "stints"].sort());
	});

	/** The columns of a table, as the database knows them. */
	const columnsOf = async (table: string): Promise<{ name: string; isNullable: boolean }[]> =>
		(
			await runAsOperator(
				`select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns
				where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by column_name`,
				[table],
			)
		).rows;

	test("a merge judges every column: a form asks about a player's; others are key, count, own or filled", async () => {
		const counted = ["id", "created_at", "updated_at", "version"];
		const ofPlayers = (await columnsOf("players")).map(({ name }) => name);
		expect([...mergeFields, ...counted].sort()).toEqual(ofPlayers);
		const filled: Record<string, string[]> = {};
		for (const reference of references) {
			const { table, key, isSame, own = [] } = reference;
			const columns = await columnsOf(table);
			const names = columns.map(({ name }) => name);
			expect(names, table).toEqual(expect.arrayContaining([...key, ...own]));
			if (!isSame) continue;
			const fills = await filledColumns(reference);
			if (fills.length > 0) filled[table] = fills;
			const empty = columns.filter(({ isNullable }) => isNullable).map(({ name }) => name);
			expect([...own, ...fills].sort(), table).toEqual(empty);
		}
		// A new column of a table whose rows are alike is filled, unless `own` in player-references.ts names it: say here
		// which it is.
		expect(filled).toEqual({ player_details: ["birth_date", "phone", "address"] });
		const known = ["player_id", "version", "updated_at", ...(filled.player_details ?? [])];
		expect((await columnsOf("player_details")).map(({ name }) => name)).toEqual(known.sort());
	});

	test("a column that was added to the details of players is filled by a merge, and undoing empties it", async () => {
		await runAsOperator("alter table player_details add column birth_place text");
		try {
			const { kept, merged } = await twins();
			await runAsOperator("insert into player_details (player_id, phone) values ($1, '0501')", [kept]);
			await runAsOperator("insert into player_details (player_id, birth_place) values ($1, 'Jeddah')", [merged]);
			const before = await everything();
			const done = await merge(kept, merged);
			const details = "select player_id, phone, birth_place from player_details";
			expect((await runAsOperator(details)).rows).toEqual([{ player_id: kept, phone: "0501", birth_place: "Jeddah" }]);
			expect(done.ok && (await undoMerge(operator, done.id))).toEqual({ ok: true });
			expect(await everything()).toEqual(before);
		} finally {
			await runAsOperator("alter table player_details drop column birth_place");
		}
	});

	test("undoing restores today's number and each licence's former one, also where an older was given up", async () => {
		const { kept, merged } = await twins();
		await runSql("update players set licence_no = 'H' where id = $1", [merged]);
		await runSql("insert into seasons (name) values ('2024/2025') on conflict do nothing");
		for (const [player, season, number] of [
			[kept, "2024/2025", "K4"],
			[merged, "2024/2025", "M4"],
			[merged, "2025/2026", "M5"],
		] as const)
			await runSql("insert into licences (player_id, season, number, state) values ($1, $2, $3, 'approved')", [
				player,
				season,
				number,
			]);
		const numbers = async () =>
			(
				await runSql(
					`select l.number, l.former_no, p.licence_no from licences l
						join players p on p.id = l.player_id order by l.number`,
					[],
				)
			).rows;
		const before = await numbers();
		expect(before).toEqual([
			{ number: "K4", former_no: null, licence_no: "K4" },
			{ number: "M4", former_no: "H", licence_no: "M5" },
			{ number: "M5", former_no: "M4", licence_no: "M5" },
		]);
		const done = await merge(kept, merged);
		expect(await undoMerge(operator, done.ok ? done.id : 0)).toEqual({ ok: true });
		expect(await numbers()).toEqual(before);
	});

	test("all that names one record names the other, its name and ids find it, undoing restores all rows", async () => {
		const { rubbers } = await makeSheets(12);
		await importFile("rubbers", fileOf(rubbers));
		const { kept, merged } = await twins();
		const player = rubbers[0]?.home[0] ?? 0;
		await runSql("insert into external_ids (source, external_id, player_id) values ('old', 'p1', $1)", [player]);
		await runSql(
			`insert into licences (player_id, season, number, state) values ($1, '2025/2026', 'L1', 'approved'),
				($2, '2025/2026', 'L2', 'approved')`,
			[player, kept],
		);
		await tellApart(operator, player, merged);
		const first = await merge(kept, player, ["team_id"]);
		const played = rubbers.filter(({ home, away }) => [...home, ...away].includes(player)).length;
		const { rows } = await runSql("select count(*)::int as n from rubber_players where player_id = $1", [kept]);
		expect(rows[0].n).toBe(played);
		expect((await planFile("players", "id,name,name_ar\nold:p1,Salem Al-Omari,سالم العمري")).rows[0]).toMatchObject({
			verdict: "same",
			id: kept,
		});
		expect((await planFile("players", `id,name,name_ar\n${player},Salem Al-Omari,سالم العمري`)).rows[0]).toMatchObject({
			verdict: "same",
			id: kept,
		});
		expect((await planFile("rubbers", fileOf(rubbers))).verdicts.every((verdict) => verdict === "same")).toBe(true);

		const second = await merge(kept, merged, ["bio"]);
		const found = await search("en", "Salim Alomary", { today: "2026-01-01" });
		expect(
			found?.groups.flatMap((group) => (group.kind === "players" ? group.rows.map(({ id }) => id) : [])),
		).toContain(kept);
		if (!first.ok || !second.ok) throw new Error("Both merge.");
		expect(await undoMerge(operator, first.id)).toEqual({ ok: false, problem: "undoChanged" });
		expect(await undoMerge(operator, second.id)).toEqual({ ok: true });
		const again = await merge(merged, kept);
		expect(await mergedPlayers()).toEqual(
			new Map([
				[player, merged],
				[kept, merged],
			]),
		);
		expect(await undoMerge(operator, first.id)).toEqual({ ok: false, problem: "undoLater" });
		expect(again.ok && (await undoMerge(operator, again.id))).toEqual({ ok: true });
		expect((await mergedPlayers()).get(player)).toBe(kept);
		expect(await undoMerge(operator, first.id)).toEqual({ ok: true });
		expect(await mergedPlayers()).toEqual(new Map());
	});

	test("what was typed of the record that goes is dropped, and what was typed of the kept one waits", async () => {
		const { kept, merged } = await twins();
		const { id } = await person("editor");
		for (const player of [kept, merged])
			await runAsOperator("insert into record_drafts (account_id, record, fields) values ($1, $2, '{}')", [
				id,
				`player:${player}`,
			]);
		expect(await merge(kept, merged)).toMatchObject({ ok: true });
		const { rows } = await runAsOperator("select record from record_drafts where account_id = $1", [id]);
		expect(rows).toEqual([{ record: `player:${kept}` }]);
	});

	test("an id that a stint got after the merge stays; a row of a club that is gone refuses the undo", async () => {
		const { kept, merged, there } = await twins();
		const done = await merge(kept, merged);
		const [stint] = (await runSql("select id from stints where player_id = $1", [kept])).rows;
		await runSql("insert into external_ids (source, external_id, stint_id) values ('late', 's', $1)", [stint?.id]);
		expect(done.ok && (await undoMerge(operator, done.id))).toEqual({ ok: true });
		expect((await runSql("select stint_id from external_ids where source = 'late'", [])).rows).toEqual([
			{ stint_id: stint?.id },
		]);
		const again = await merge(kept, merged);
		await runSql("delete from teams where id = $1", [there]);
		expect(again.ok && (await undoMerge(operator, again.id))).toEqual({ ok: false, problem: "undoChanged" });
	});

	test("a merge that is taken back at once leaves every row as it was", async () => {
		const { rubbers } = await makeSheets(12);
		await importFile("rubbers", fileOf(rubbers));
		const { kept, merged: other, here } = await twins();
		const player = rubbers[0]?.home[0] ?? 0;
		await tellApart(operator, player, other);
		await runSql("insert into external_ids (source, external_id, player_id) values ('old', 'p1', $1)", [player]);
		await runSql(
			`insert into licences (player_id, season, number, state) values ($1, '2025/2026', 'L1', 'approved'),
				($2, '2025/2026', 'L2', 'withdrawn')`,
			[player, kept],
		);
		const [squad] = (
			await runSql("insert into squads (club_id, season, letter) values ($1, '2025/2026', 'A') returning id", [here])
		).rows;
		await runSql("insert into squad_players (squad_id, player_id, rank) values ($1, $2, 1), ($1, $3, 2)", [
			squad?.id,
			player,
			kept,
		]);
		await runSql("update licences set state = 'approved'");
		for (const [column, table] of Object.entries(named))
			await runSql(
				`insert into external_ids (source, external_id, ${column}) select 'old', id::text, id from ${table}
					where player_id in ($1, $2)`,
				[player, kept],
			);
		const choices: ("team_id" | "name")[][] = [["team_id", "name"], []];
		for (const taken of choices) {
			const before = await everything();
			const done = await merge(kept, player, taken);
			for (const [column, table] of Object.entries(named)) {
				const own = await runSql(
					`select count(*)::int as n from external_ids where ${column} in (select id from ${table}
					where player_id = $1)`,
					[kept],
				);
				expect(own.rows[0].n, `ids of ${table} that went name those that stay`).toBe(2);
			}
			expect(done.ok && (await undoMerge(operator, done.id))).toEqual({ ok: true });
			expect(await everything()).toEqual(before);
		}
	});

	test("of two rows that say the same the further one stays, details add up, undoing restores both", async () => {
		const { kept, merged, here } = await twins();
		await runSql(
			`insert into licences (player_id, season, number, state) values ($1, '2025/2026', 'K', 'requested'),
				($2, '2025/2026', 'M', 'approved')`,
			[kept, merged],
		);
		const [squad] = (
			await runSql("insert into squads (club_id, season, letter) values ($1, '2025/2026', 'A') returning id", [here])
		).rows;
		await runSql(
			`insert into squad_players (squad_id, player_id, rank, state, from_on, until_on) values
			($1, $2, 1, 'proposed', '2025-09-01', '2025-10-31'), ($1, $2, 2, 'approved', '2026-01-01', null),
			($1, $3, 3, 'approved', '2025-10-01', '2025-12-31')`,
			[squad?.id, kept, merged],
		);
		await runSql(
			`insert into transfers (player_id, season, to_club_id, starts_on, state) values
			($2, '2025/2026', $1, '2025-10-01', 'requested'), ($3, '2025/2026', $1, '2025-10-02', 'released')`,
			[here, kept, merged],
		);
		await runAsOperator("insert into player_details (player_id, phone) values ($1, '0501')", [kept]);
		await runAsOperator("insert into player_details (player_id, phone, birth_date) values ($1, '0502', '1999-05-04')", [
			merged,
		]);
		for (const [column, table] of Object.entries(named))
			await runSql(
				`insert into external_ids (source, external_id, ${column}) select 'old', id::text, id from ${table}`,
			);
		const ids = async () => (await runSql("select count(*)::int as n from external_ids")).rows[0].n;
		const [before, idsBefore] = [await everything(), await ids()];
		const done = await merge(kept, merged);
		const states = async (table: string) =>
			(await runSql(`select player_id, state from ${table} order by id`)).rows.map(
				(row) => `${row.player_id === kept} ${row.state}`,
			);
		expect(await states("licences")).toEqual(["true approved"]);
		expect(await states("squad_players")).toEqual(["true approved", "true approved"]);
		expect(await states("transfers")).toEqual(["true released"]);
		const details = async () =>
			(await runAsOperator("select player_id, phone, birth_date::text from player_details")).rows;
		expect(await details()).toEqual([{ player_id: kept, phone: "0501", birth_date: "1999-05-04" }]);
		expect(await ids(), "no id of another system is lost").toBe(idsBefore);
		await runAsOperator("update player_details set birth_date = '1998-05-04'");
		expect(done.ok && (await undoMerge(operator, done.id))).toEqual({ ok: false, problem: "undoChanged" });
		await runAsOperator("update player_details set birth_date = '1999-05-04'");
		expect(done.ok && (await undoMerge(operator, done.id))).toEqual({ ok: true });
		expect(await everything()).toEqual(before);
	});

	test("two merges at once make one, players of one tie are two people, pairs kept apart are not shown", async () => {
		const { rubbers } = await makeSheets(2);
		await importFile("rubbers", fileOf(rubbers));
		expect(await merge(rubbers[0]?.home[0] ?? 0, rubbers[0]?.away[0] ?? 0)).toEqual({
			ok: false,
			problem: "mergeSameTie",
		});
		const { kept, merged, here } = await twins();
		const third = await make.player({ name: "Third", name_ar: "سالم العمري", team_id: here });
		const shown = async () => (await duplicatePairs(operator, 1)).pairs.map(({ one, other }) => [one.id, other.id]);
		expect(await shown()).toEqual([
			[kept, third],
			[kept, merged],
			[merged, third],
		]);
		await tellApart(operator, third, kept);
		expect(await shown()).toEqual([
			[kept, merged],
			[merged, third],
		]);
		const both = await Promise.all([merge(kept, merged), merge(third, merged)]);
		expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, problem: "mergeGone" });
	});
});
