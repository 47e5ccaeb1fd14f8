import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

import { saveAnswers } from "../runs/runs.server.ts";
import { leftOutTies } from "./left-out-ties.server.ts";

const HEAD = "match,ordinal,home_players,away_players,games,outcome,absent";
const WON = "11-7 9-11 11-5 12-10";
const LOST = "7-11 9-11 5-11";

onOneEngine((engine) => {
	freshProduct(engine);
	let match = 0;
	let clubs: number[] = [];
	const file = (...lines: string[]) => [HEAD, ...lines.map((line) => `${match},${line}`)].join("\n");
	/** Five rubbers of swaythling5, won by the home side in the fourth. */
	const sheet = () =>
		file(
			`1,Home 1,Away 1,${WON},,`,
			`2,Home 2,Away 2,${LOST},,`,
			`3,Home 3,Away 3,${WON},,`,
			`4,Home 1,Away 2,11-3 4-2,retired,away`,
		);
	const one = async (text: string) => (await runSql(text, [])).rows[0];
	const state = async () => ({
		tie: await one(`select status::text, phase, home_score, away_score, score_source, home_games,
			away_games, home_points,
			corrected_on is not null as corrected from matches where id = ${match}`),
		rubbers: (
			await runSql(
				`select r.ordinal, r.outcome, r.lost_by,
					array_agg(g.home_points || '-' || g.away_points order by g.number) as games,
					(select string_agg(p.name, ' ' order by p.side) from rubber_players p where p.rubber_id = r.id) as players
				from rubbers r left join games g on g.rubber_id = r.id where r.match_id = ${match} group by r.id
				order by r.ordinal`,
				[],
			)
		).rows,
	});
	const versions = async () => (await one(`select count(*)::int as n from sheet_versions where match_id = ${match}`)).n;

	beforeEach(async () => {
		clubs = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
		for (const [side, club] of clubs.entries())
			for (const n of [1, 2, 3])
				await make.player({
					name: `${side === 0 ? "Home" : "Away"} ${n}`,
					name_ar: `${side === 0 ? "أ" : "ب"} ${n}`,
					team_id: club,
				});
		match = await make.tie({ home_team_id: clubs[0] ?? 0, away_team_id: clubs[1] ?? 0 });
		await runSql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
	});

	test("the rubbers of a tie make its sheet, score and version, and again nothing, from CSV and JSON", async () => {
		const dry = await planFile("rubbers", sheet());
		expect(dry.verdicts).toEqual(["new", "new", "new", "new"]);
		expect(await versions()).toBe(0);
		expect(await dry.apply()).toMatchObject({ created: 4, updated: 0 });
		const { tie, rubbers } = await state();
		expect(tie).toMatchObject({
			status: "completed",
			phase: "confirmed",
			home_score: 3,
			away_score: 1,
			score_source: "sheet",
		});
		expect(rubbers[3]).toEqual({
			ordinal: 4,
			outcome: "retired",
			lost_by: "away",
			games: ["11-3", "4-2"],
			players: "Away 2 Home 1",
		});
		const logged = await one(`select details->>'sha256' as hash from audit_log where action = 'match.sheet-saved'`);
		expect(logged.hash).toMatch(/^[0-9a-f]{64}$/);
		expect((await planFile("rubbers", sheet())).verdicts).toEqual(["same", "same", "same", "same"]);
		for (const format of ["csv", "json"] as const) {
			const text = (await exportList(operator, "rubbers", new URL("https://x.invalid"), format)) ?? "";
			expect((await planFile("rubbers", text)).verdicts).toEqual(["same", "same", "same", "same"]);
		}
		expect(await versions()).toBe(1);
	});

	test("rows of an absent side need its players neither in the file nor in what is exported", async () => {
		const away = (n: number) => `${n},Home ${n},,,,away`;
		const dry = await planFile("rubbers", file("1,,,,,away", away(2), away(3)));
		expect(dry.problems[0]).toEqual({ home_players: "missingPosition" });
		await importFile("rubbers", file(away(1), away(2), away(3)));
		expect(await one(`select outcome, absent, home_score, away_score from matches where id = ${match}`)).toEqual({
			outcome: "walkover",
			absent: "away",
			home_score: 3,
			away_score: 0,
		});
		const { rubbers } = await state();
		expect(rubbers.map(({ players }) => players)).toEqual(["Home 1", "Home 2", "Home 3"]);
		const text = (await exportList(operator, "rubbers", new URL("https://x.invalid"), "csv")) ?? "";
		expect((await planFile("rubbers", text)).verdicts).toEqual(["same", "same", "same"]);
	});

	test("undoing a correction and the first import restores what was before each, as versions more", async () => {
		const empty = await state();
		const first = await importFile("rubbers", sheet());
		const before = await state();
		const second = await importFile("rubbers", file(`2,Home 2,Away 2,${WON},,`, "4,,,,not played,"));
		expect((await state()).tie).toMatchObject({ home_score: 3, away_score: 0, corrected: true });
		expect(await undoBatch(operator, second?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state()).toEqual(before);
		expect(await undoBatch(operator, first?.id ?? 0)).toEqual({ undone: 0, kept: 1 }); // a later version than its own
		const third = await importFile("rubbers", file(`2,Home 2,Away 2,${WON},,`, "4,,,,not played,"));
		await importFile("rubbers", sheet());
		expect(await undoBatch(operator, third?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
		expect(await state()).toMatchObject({ rubbers: before.rubbers });
		expect(await versions()).toBe(5);

		match = await make.tie({ home_team_id: clubs[1] ?? 0, away_team_id: clubs[0] ?? 0 });
		const other = await importFile("rubbers", file(`1,Away 1,Home 1,${WON},,`));
		expect((await state()).tie).toMatchObject({ status: "scheduled", phase: "in_play" });
		expect(await undoBatch(operator, other?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await state()).toEqual(empty);
		expect(await versions()).toBe(2);
	});

	test("a file of one rubber leaves the players of all others, and asks about who played in place of one", async () => {
		await importFile("rubbers", sheet());
		const part = `${HEAD},reason\n${match},4,Home 3,Away 2,11-3 4-2,retired,away,`;
		expect((await planFile("rubbers", part)).problems).toEqual([
			{ home_players: "orderOfPlay", reason: "whyAsPlayed" },
		]);
		const { rows } = await planFile("rubbers", `${part}He was late`);
		expect(rows).toMatchObject([{ verdict: "warning", warnings: [{ key: "asPlayed", rule: "orderOfPlay" }] }]);
	});

	test("a file that corrects a locked sheet has a reason; one that says the same needs none", async () => {
		await importFile("rubbers", sheet());
		await runSql("update matches set phase = 'locked'");
		expect((await planFile("rubbers", sheet())).verdicts).toEqual(["same", "same", "same", "same"]);
		const changed = (reason: string) =>
			[`${HEAD},reason`, `${match},2,Home 2,Away 2,${WON},,,${reason}`, `${match},4,,,,not played,,`].join("\n");
		expect((await planFile("rubbers", changed(""))).problems).toEqual([
			{ reason: "required" },
			{ match: "sheetRefused" },
		]);
		await importFile("rubbers", changed("Misread"));
		expect((await one("select reason from sheet_versions order by number desc")).reason).toBe("Misread");
		expect((await state()).tie).toMatchObject({ phase: "locked", home_score: 3, away_score: 0, corrected: true });
	});

	test("rules that are broken are named at their rows, and the rest of the sheet is refused with them", async () => {
		const of = async (...lines: string[]) => (await planFile("rubbers", file(...lines))).problems;
		expect(await of(`1,Home 1,Away 1,11-9 11-10 11-3,,`, `2,Home 2,Away 2,${LOST},,`)).toEqual([
			{ games: "impossibleGame:11:11:10" },
			{ match: "sheetRefused" },
		]);
		expect(await of(`1,Home 1,Away 1,${WON},,`, `4,Home 2,Away 2,${WON},,`)).toEqual([
			{ match: "missingRubber" },
			{ home_players: "orderOfPlay", reason: "whyAsPlayed" },
		]);
		expect((await of(`1,Home 1,Away 1,${WON},,`, `2,Home 1,Away 2,${LOST},,`))[1]).toEqual({
			home_players: "repeatedPlayer",
			reason: "whyAsPlayed",
		});
		const won = [1, 2, 3].map((n) => `${n},Home ${n},Away ${n},${WON},,`);
		expect((await of(...won, `4,Home 1,Away 2,${WON},,`))[3]).toEqual({
			games: "rubberAfterDecision",
			reason: "whyAsPlayed",
		});
		expect(await of(`6,Home 1,Away 1,${WON},,`)).toEqual([{ ordinal: "noSuchRubber" }]);
		expect(await of(`1,Nobody,Away 1 + Away 2,x,,`)).toEqual([
			{ games: "notGames", home_players: "unknownPlayer", away_players: "onePlayer" },
		]);
		expect(await of(`1,Home 1,Away 1,${WON},,`, `1,Home 1,Away 1,${WON},,`)).toEqual([
			{ match: "sheetRefused" },
			{ ordinal: "repeatedRow" },
		]);
		match += 999;
		expect(await of(`1,Home 1,Away 1,${WON},,`)).toEqual([{ match: "unknownMatch" }]);
		match -= 999;
		await runSql("update editions set depth = 'outcome'");
		expect(await of(`1,Home 1,Away 1,${WON},,`)).toEqual([{ match: "noSheets" }]);
	});

	test("a match and its players go by another system's ids; a typed score that differs is asked about", async () => {
		await runSql(`update matches set status = 'completed', home_score = 0, away_score = 3 where id = ${match}`);
		await runSql(`insert into external_ids (source, external_id, match_id) values ('old', 'm7', ${match})`);
		await runSql(
			`insert into external_ids (source, external_id, player_id) select 'old', 'p' || id, id from players
				where team_id in (${clubs})`,
		);
		const ids = (await runSql(`select id, name from players where team_id in (${clubs})`, [])).rows;
		const id = (name: string) => `old:p${ids.find((player) => player.name === name)?.id}`;
		const lines = [1, 2, 3].map((n) => `old:m7,${n},${id(`Home ${n}`)},${id(`Away ${n}`)},${WON},,`);
		const dry = await planFile("rubbers", [HEAD, ...lines].join("\n"));
		expect(dry.verdicts).toEqual(["warning", "warning", "warning"]);
		await dry.apply();
		expect((await state()).tie).toMatchObject({ home_score: 0, score_source: "typed" });
		await importFile("rubbers", [HEAD, ...lines].join("\n"), { warnings: true });
		expect((await state()).tie).toMatchObject({ home_score: 3, away_score: 0, score_source: "sheet" });
	});

	test("a match with some of its asking rows ticked is left out, and named with the other lines", async () => {
		await runSql("update editions set checks = 'licence'; update groups set checks = null");
		await runSql(`insert into licences (player_id, season, state)
			select id, '2025/2026', 'approved' from players where team_id in (${clubs}) and name <> 'Home 3'`);
		const dry = await planFile("rubbers", sheet());
		const nths = (await runSql(`select nth from import_run_rows where import_run_id = ${dry.run} order by nth`)).rows;
		const tick = (count: number) =>
			saveAnswers(
				operator,
				dry.run,
				{ choices: new Map(), meant: new Map(nths.map(({ nth }, i) => [Number(nth), i < count])) },
				{},
			);
		expect(await leftOutTies(dry.run, false), "none is ticked: no one asked for it").toEqual({ ties: [], total: 0 });
		await tick(2);
		expect(await dry.apply()).toMatchObject({ created: 0 });
		expect(await leftOutTies(dry.run, false)).toMatchObject({
			total: 1,
			ties: [{ id: match, home: { name: "Home" }, away: { name: "Away" }, lines: [4, 5] }],
		});
		expect(await leftOutTies(dry.run, true)).toEqual({ ties: [], total: 0 });
		await tick(4);
		expect(await dry.apply()).toMatchObject({ created: 4 });
		expect(await leftOutTies(dry.run, false)).toEqual({ ties: [], total: 0 });
	});

	test("a sheet with ineligible players is asked about, by the dry run and when they became so since", async () => {
		await runSql("update editions set checks = 'licence'; update groups set checks = null");
		await runSql(`insert into licences (player_id, season, state)
			select id, '2025/2026', 'approved' from players where team_id in (${clubs}) and name <> 'Home 3'`);
		const dry = await planFile("rubbers", sheet());
		expect(dry.rows.map(({ warnings }) => warnings)).toEqual([
			[{ key: "sheetAsks" }],
			[{ key: "sheetAsks" }],
			[{ key: "ineligible", name: "Home 3", rule: "noLicence" }],
			[{ key: "sheetAsks" }],
		]);
		expect(await dry.apply()).toMatchObject({ created: 0 });
		await runSql(
			`insert into licences (player_id, season, state) select id, '2025/2026', 'approved' from players
				where name = 'Home 3'`,
		);
		const clear = await planFile("rubbers", sheet());
		expect(clear.verdicts).toEqual(["new", "new", "new", "new"]);
		await runSql(
			"update licences set state = 'requested' where player_id in (select id from players where name = 'Home 3')",
		);
		expect(await clear.apply()).toMatchObject({ created: 0 });
		expect((await clear.again()).map(({ verdict }) => verdict)).toEqual(["warning", "warning", "warning", "warning"]);
		await importFile("rubbers", sheet(), { warnings: true });
		expect(
			(await one(`select document->'ineligible' as named from sheet_versions where match_id = ${match}`)).named,
		).toEqual([expect.objectContaining({ name: "Home 3", side: "home", rule: "noLicence" })]);
	});
});
