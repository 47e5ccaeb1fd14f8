import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator, visitor } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";
import { proceed } from "../runs/run-job.server.ts";
import { chooseName } from "../runs/runs.server.ts";

const STINTS = "player,team,from,until,kind";
const exportOf = async (kind: string, format: "csv" | "json" = "csv") =>
	(await exportList(operator, kind, new URL("https://x.invalid"), format)) ?? "";

onOneEngine((engine) => {
	freshProduct(engine);
	let [red, blue, player] = [0, 0, 0];
	const rows = async (text: string) => (await runSql(text, [])).rows;
	/** All stints with their players' clubs of today, as they are. */
	const stints = async () => ({
		stints: await rows(`select id, player_id, club_id, kind, from_on::text, until_on::text, is_derived, cut_on::text
			from stints where player_id >= ${player} order by id`),
		clubs: await rows(`select id, team_id from players where id >= ${player} order by id`),
	});

	beforeEach(async () => {
		[red, blue] = [
			await make.club({ name: "Red", name_ar: "الأحمر" }),
			await make.club({ name: "Blue", name_ar: "الأزرق" }),
		];
		player = await make.player({ name: "Wanderer", name_ar: "الرحال", team_id: red });
	});

	test("stints of a file replace one that only followed, change nothing again, and are undone exactly", async () => {
		const other = await make.player({ name: "Stayer", name_ar: "الباقي", team_id: blue });
		await runSql(`insert into external_ids (source, external_id, player_id) values ('old', 'p1', ${player})`);
		const before = await stints();
		const file = [
			STINTS,
			"old:p1,Blue,1/7/2019,,",
			`${player},الأحمر,2015-07-01,2019-06-30,own`,
			"الرحال,Red,2021-01-01,2021-05-31,loan",
			"Stayer,Blue,2018-07-01,,own",
		].join("\n");
		const batch = await importFile("stints", file);
		expect(batch).toMatchObject({ created: 4, updated: 0 });
		const after = await stints();
		expect(after.clubs).toEqual([
			{ id: player, team_id: blue },
			{ id: other, team_id: blue },
		]);
		expect((await planFile("stints", file)).verdicts).toEqual(["same", "same", "same", "same"]);
		for (const format of ["csv", "json"] as const)
			expect(new Set((await planFile("stints", await exportOf("stints", format))).verdicts)).toEqual(new Set(["same"]));
		expect(await stints()).toEqual(after);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 4, kept: 0 });
		expect(await stints()).toEqual(before);
	});

	test("a namesake who is chosen for a row is chosen for that row alone, and another may be chosen", async () => {
		const twin = await make.player({ name: "Wanderer", name_ar: "الرحال", team_id: blue });
		const planned = await planFile(
			"stints",
			[STINTS, "Wanderer,Red,2015-07-01,2016-06-30,own", "Wanderer,Blue,2015-07-01,2016-06-30,own"].join("\n"),
		);
		expect(planned.verdicts).toEqual(["wrong", "wrong"]);
		const [choice = ""] = planned.rows[0]?.unknown?.player?.nearest ?? [];
		const after = async (...chosen: [string, string, number]) => {
			await chooseName(operator, planned.run, ...chosen);
			await proceed(planned.run);
			return (await planned.again()).map(({ verdict, values, chosen }) => [
				verdict,
				values?.player_id,
				chosen?.Wanderer,
			]);
		};
		const asks = ["wrong", undefined, undefined];
		expect(await after("Wanderer", choice, 1)).toEqual([["new", player, choice], asks]);
		expect(await after("Wanderer", "Wanderer", 1)).toEqual([asks, asks]);
		expect(await after("Wanderer", `${twin} · Wanderer`, 2)).toEqual([asks, ["new", twin, `${twin} · Wanderer`]]);
	});

	test("ids name stints; a shortened one makes room in any order; taken days are refused by name", async () => {
		const ids = `id,${STINTS}`;
		const first = await importFile("stints", [ids, "old:s1,Wanderer,Red,2015-07-01,,own"].join("\n"));
		const before = await stints();
		const moved = [ids, ",Wanderer,Blue,2020-07-01,,own", "old:s1,Wanderer,Red,2015-08-01,2020-06-30,own"].join("\n");
		const second = await importFile("stints", moved);
		expect(second).toMatchObject({ created: 1, updated: 1 });
		expect((await planFile("stints", moved)).verdicts).toEqual(["same", "same"]);
		const own = (await stints()).stints.map(({ id }) => id);
		const { rows: planned } = await planFile(
			"stints",
			[
				ids,
				",Wanderer,Red,2020-01-01,2020-12-31,",
				",Wanderer,Red,2021-01-01,,loan",
				"old:s1,Wanderer,Red,2015-08-01,2021-06-30,",
			].join("\n"),
		);
		expect(planned.map(({ verdict, problems, against }) => [verdict, problems, against])).toEqual([
			["wrong", { from: "stintsOverlap" }, { from: `Red, 2015-08-01 – 2020-06-30 (${own[0]})` }],
			["new", undefined, undefined],
			["wrong", { from: "stintsOverlap" }, { from: `Blue, 2020-07-01 – … (${own[1]})` }],
		]);
		expect(await undoBatch(operator, second?.id ?? 0)).toEqual({ undone: 2, kept: 0 });
		expect(await stints()).toEqual(before);
		// A stint that came since has the days of the one that was shortened: it stays so.
		const third = await importFile("stints", [ids, "old:s1,Wanderer,Red,2015-07-01,2020-06-30,"].join("\n"));
		await importFile("stints", [STINTS, "Wanderer,Blue,2020-07-01,,"].join("\n"));
		expect(await undoBatch(operator, third?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
		expect(await undoBatch(operator, first?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
	});

	test("namesakes ask, what no one is called is wrong, and so are another player's number and a visitor", async () => {
		const namesake = await make.player({ name: "Wanderer", name_ar: "رحال آخر", team_id: blue });
		const file = [STINTS, "Wanderer,Red,2020-07-01,,", "Wandrer,Rad,2020-07-01,2019-01-01,x", "الرحال,Red,soon,,"].join(
			"\n",
		);
		const { rows: planned } = await planFile("stints", file);
		expect(planned[0]).toMatchObject({ problems: { player: "severalPlayers" } });
		const [chosen = ""] = planned[0]?.unknown?.player?.nearest.filter((text) => text.startsWith(`${namesake} `)) ?? [];
		expect(chosen).toBe(`${namesake} · Wanderer, Blue`);
		expect(planned[1]).toMatchObject({ problems: { player: "noPlayer", team: "unknownClub", kind: "unknownChoice" } });
		expect(planned[2]?.problems).toEqual({ from: "importDate" });
		const answered = await planFile("stints", file, { names: [["Wanderer", chosen]] });
		expect(answered.rows[0]).toMatchObject({ verdict: "new", values: { player_id: namesake } });
		const [stint] = (await stints()).stints;
		const wrong = await planFile("stints", [`id,${STINTS}`, `${stint.id},${namesake},Red,,,`].join("\n"));
		expect(wrong.problems).toEqual([{ player: "otherPlayersRecord" }]);
		await expect(exportList(visitor, "stints", new URL("https://x.invalid"))).rejects.toMatchObject({
			init: { status: 403 },
		});
	});

	test("licences come with numbers, one per category and season; undoing gives the former number back", async () => {
		const HEAD = "id,player,season,category,state,number,team";
		const number = async (id: number) => (await rows(`select licence_no from players where id = ${id}`))[0].licence_no;
		const licences = () =>
			rows("select player_id, season, category, state, number, club_id, reason from licences order by id");
		const other = await make.player({ name: "Stayer", name_ar: "الباقي", team_id: blue, licence_no: "N-9" });
		await runSql(`update players set licence_no = 'N-1' where id = ${player}`);
		const file = [HEAD, "old:l1,Wanderer,2025/2026,,approved,N-2,Red", ",الباقي,2025-2026,youth,requested,,Blue"].join(
			"\n",
		);
		const batch = await importFile("licences", file);
		expect(batch).toMatchObject({ created: 2, updated: 0 });
		expect(await licences()).toMatchObject([
			{ player_id: player, category: "senior", state: "approved", number: "N-2", club_id: red },
			{ player_id: other, category: "youth", state: "requested", number: null, club_id: blue },
		]);
		expect(await number(player)).toBe("N-2");
		expect((await planFile("licences", file)).verdicts).toEqual(["same", "same"]);
		for (const format of ["csv", "json"] as const)
			expect((await planFile("licences", await exportOf("licences", format))).verdicts).toEqual(["same", "same"]);
		const decided = await importFile("licences", [HEAD, ",Stayer,2025/2026,youth,approved,N-7,Blue"].join("\n"));
		expect(decided).toMatchObject({ created: 0, updated: 1 });
		expect(await number(other)).toBe("N-7");
		const wrong = [
			",Wanderer,2025/2026,youth,approved,N-7,",
			",Wanderer,1999/2000,,approved,,",
			",Wanderer,2025/2026,para,refused,,",
		];
		const twice = ["old:l2,Stayer,2025/2026,youth,requested,N-9,", ",Stayer,2025/2026,youth,requested,,"];
		expect((await planFile("licences", [HEAD, ...wrong, ...twice].join("\n"))).problems).toEqual([
			{ number: "licenceNumberTaken" },
			{ season: "unknownSeason" },
			{ reason: "required" },
			{ reason: "anotherReason" },
			{ player: "repeatedRow" },
		]);
		expect(await undoBatch(operator, decided?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await number(other)).toBe("N-9");
		expect((await licences())[1]).toMatchObject({ state: "requested", number: null });
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 1 }); // one was changed since
		expect(await number(player)).toBe("N-1");
	});

	test("a roster comes in its order, a player is on it once on a day, and undoing takes the places back", async () => {
		const HEAD = "season,team,squad,player,rank,from,until";
		const other = await make.player({ name: "Stayer", name_ar: "الباقي", team_id: red });
		const { id: squad } = (
			await rows(`insert into squads (club_id, season, letter) values (${red}, '2025/2026', 'B') returning id`)
		)[0];
		const roster = () =>
			rows(
				`select player_id, rank, state, from_on::text, until_on::text from squad_players
					where squad_id = ${squad} order by id`,
			);
		const file = [HEAD, "2025-2026,Red,B,Wanderer,2,,", "2025/2026,الأحمر,2,الباقي,,1/9/2025,2025-12-31"].join("\n");
		const batch = await importFile("rosters", file);
		expect(batch).toMatchObject({ created: 2, updated: 0 });
		const before = [
			{ player_id: player, rank: 2, state: "approved", from_on: null, until_on: null },
			{ player_id: other, rank: 3, state: "approved", from_on: "2025-09-01", until_on: "2025-12-31" },
		];
		expect(await roster()).toEqual(before);
		expect((await planFile("rosters", file)).verdicts).toEqual(["same", "same"]);
		for (const format of ["csv", "json"] as const)
			expect((await planFile("rosters", await exportOf("rosters", format))).verdicts).toEqual(["same", "same"]);
		const next = [
			"2025/2026,Red,B,Stayer,1,2026-01-01,",
			"2025/2026,Red,B,Wanderer,5,2026-01-01,",
			"2025/2026,Red,C,Stayer,,,",
		];
		const dry = await planFile("rosters", [HEAD, ...next, "2025/2026,Red,B,Wanderer,0,,"].join("\n"));
		const places = await rows(`select id from squad_players where squad_id = ${squad} order by id`);
		expect(dry.rows.map(({ verdict, problems, against }) => [verdict, problems, against])).toEqual([
			["new", undefined, undefined],
			["wrong", { from: "onRosterThen" }, { from: `Red B, … – … (${places[0].id})` }],
			["wrong", { squad: "unknownSquad" }, undefined],
			["wrong", { rank: "outOfRange" }, undefined],
		]);
		const later = await dry.apply();
		expect(await undoBatch(operator, later?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await roster()).toEqual(before);
		const changed = await importFile("rosters", [HEAD, "2025/2026,Red,B,Stayer,1,2025-09-01,"].join("\n"));
		expect((await roster())[1]).toMatchObject({ rank: 1, until_on: null });
		expect(await undoBatch(operator, changed?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await roster()).toEqual(before);
	});

	test("a roster names the class where the club has that team in several, and takes who may be of it", async () => {
		const HEAD = "season,team,squad,class,player";
		await runSql("update players set sex = 'male' where id = $1", [player]);
		await make.player({ name: "Stayer", name_ar: "الباقي", team_id: red, sex: "female" });
		await rows(`insert into squads (club_id, season, class, letter) select ${red}, '2025/2026', k, 'Z'
			from unnest(array['open', 'women']) k`);
		const file = [
			"2025/2026,Red,Z,,Wanderer",
			"2025/2026,Red,Z,Women,Wanderer",
			"2025/2026,Red,Z,السيدات,Stayer",
			"2025/2026,Red,Z,girls,Stayer",
			"2025/2026,Red,Z,men,Stayer",
		];
		const dry = await planFile("rosters", [HEAD, ...file].join("\n"));
		expect(dry.problems).toEqual([
			{ class: "severalClasses" },
			{ player: "wrongClass" },
			undefined,
			{ class: "unknownClass" },
			{ squad: "unknownSquad" },
		]);
		await dry.apply();
		expect(
			await rows(`select q.class, p.name from squad_players s join squads q on q.id = s.squad_id
			join players p on p.id = s.player_id where q.letter = 'Z'`),
		).toEqual([{ class: "women", name: "Stayer" }]);
		expect(await exportOf("rosters", "csv")).toContain("women");
	});
});
