import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

const COMPETITIONS = "code,name,name_ar,kind,class,sponsor,sponsor_ar";
const EDITIONS = "competition,season,state,depth,keeps_half,checks";
const STAGES = "competition,season,stage,kind";

onOneEngine((engine) => {
	freshProduct(engine);
	const rows = async (text: string) => (await runSql(text)).rows;
	type Kind = "competitions" | "editions" | "stages" | "groups" | "entries";
	const goesRound = async (kind: Kind) => {
		const csv = (await exportList(operator, kind, new URL("https://x.invalid"))) ?? "";
		return [...new Set((await planFile(kind, csv)).verdicts)];
	};
	const undo = async (batch: { id: number } | undefined) => undoBatch(operator, batch?.id ?? 0);

	test("competitions, their seasons and stages come in files, go round and are undone exactly", async () => {
		const list = [COMPETITIONS, ",Girls Cup,كأس الفتيات,cup,U15,Bank,بنك", "premier-league,,,,,,"].join("\n");
		expect((await planFile("competitions", list)).problems).toEqual([
			undefined,
			{ name: "required", name_ar: "required" },
		]);
		const competitions = await importFile("competitions", list);
		expect(competitions).toMatchObject({ created: 1 });
		const of = "select slug, kind, class, sponsor from competitions where not is_default";
		expect(await rows(of)).toEqual([{ slug: "girls-cup", kind: "cup", class: "u15", sponsor: "Bank" }]);
		const renamed = [COMPETITIONS, "girls-cup,Girls’ Cup,كأس البنات,,women,,"].join("\n");
		expect((await planFile("competitions", renamed)).rows[0]).toMatchObject({
			verdict: "changed",
			changes: expect.arrayContaining(["name", "name_ar", "class", "sponsor", "sponsor_ar"]),
		});

		const seasons = await importFile(
			"editions",
			[EDITIONS, "Girls Cup,2025-2026,draft,games,yes,licence ROSTER"].join("\n"),
		);
		expect(
			await rows(`select state, depth, keeps_half, checks,
				(select count(*)::int from stages s where s.edition_id = e.id) as stages from editions e`),
		).toEqual([{ state: "draft", depth: "games", keeps_half: true, checks: "licence roster", stages: 1 }]);
		const stages = await importFile(
			"stages",
			[STAGES, "girls-cup,2025/2026,1,groups", "girls-cup,2025/2026,2,league"].join("\n"),
		);
		expect(stages).toMatchObject({ created: 1, updated: 1 });
		for (const kind of ["competitions", "editions", "stages"] as const) expect(await goesRound(kind)).toEqual(["same"]);

		expect(await undo(competitions), "it is held in a season").toEqual({ undone: 0, kept: 1 });
		expect(await undo(stages)).toEqual({ undone: 2, kept: 0 });
		expect(await rows("select ordinal, kind from stages")).toEqual([{ ordinal: 1, kind: "league" }]);
		expect(await undo(seasons)).toEqual({ undone: 1, kept: 0 });
		expect(await rows("select from editions")).toEqual([]);
		await runSql("delete from competitions where not is_default");
	});

	test("an edition is finished on its page alone, and a closed one keeps its stages", async () => {
		const premier = (words: string) => [EDITIONS, `premier-league,2025/2026,${words}`].join("\n");
		await importFile("editions", premier("running,games,no,none"));
		const problems = async (words: string) => (await planFile("editions", premier(words))).problems;
		expect(await problems("finished,games,no,none")).toEqual([{ state: "closeInstead" }]);
		expect(await problems("begun,games,maybe,swim")).toEqual([
			{ state: "unknownChoice", keeps_half: "unknownChoice", checks: "notChecks" },
		]);
		expect(await problems(",,,line-up:nobody:1")).toEqual([{ checks: "unknownCategory" }]);
		expect((await planFile("editions", premier(",,,"))).verdicts).toEqual(["same"]);
		const stage = (words: string) => planFile("stages", [STAGES, `premier-league,${words}`].join("\n"));
		expect((await stage("2025/2026,2,knock-out")).problems).toEqual([{ kind: "unknownChoice" }]);
		expect((await stage("2025/2026,99,league")).problems).toEqual([{ stage: "outOfRange" }]);
		expect((await stage("2031/2032,2,league")).problems).toEqual([{ season: "unknownSeason" }]);
		await runSql("insert into seasons (name) values ('2024/2025')");
		expect((await stage("2024/2025,2,league")).problems).toEqual([{ season: "notHeld" }]);
		await runSql("update editions set state = 'finished', closed_at = now()");
		expect((await stage("2025/2026,2,league")).problems).toEqual([{ stage: "openAgainFirst" }]);
		expect(await problems("running,games,no,none")).toEqual([{ state: "openAgainFirst" }]);
		await runSql("update editions set closed_at = null; delete from editions");
		await runSql("delete from seasons where name = '2024/2025'");
	});

	test("a file of groups makes stages and deadlines, moves a group, and contradicts nothing", async () => {
		const GROUPS =
			"competition,season,group,group_ar,stage,stage_kind,depth,report_hours,confirm_hours,lock_hours,date_answer_days";
		const group = (words: string) => `Cup,2025/2026,${words}`;
		const file = [GROUPS, group("A,أ,1,groups,games,48,24,72,5"), group("Final,النهائي,2,league,games,24,,,")].join(
			"\n",
		);
		const batch = await importFile("groups", file);
		expect(batch).toMatchObject({ created: 2 });
		const made = `select g.name, s.ordinal, s.kind, e.depth, g.sheet_hours as report, g.confirmation_hours as confirm,
			g.lock_hours as lock, g.date_answer_days as answer, g.is_default as first
			from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id order by g.id`;
		expect(await rows(made)).toEqual([
			{
				name: "A",
				ordinal: 1,
				kind: "groups",
				depth: "games",
				report: 48,
				confirm: 24,
				lock: 72,
				answer: 5,
				first: true,
			},
			{
				...{ name: "Final", ordinal: 2, kind: "league", depth: "games", report: 24 },
				...{ confirm: null, lock: null, answer: null, first: true },
			},
		]);
		expect(await goesRound("groups")).toEqual(["same"]);
		const others = [GROUPS, group("A,أ,1,league,games,48,24,72,5"), group("A,أ,1,groups,score,0,24,72,5")].join("\n");
		expect((await planFile("groups", others)).problems).toEqual([
			{ stage_kind: "otherStageKind" },
			{ report_hours: "outOfRange" },
		]);
		const fresh = "competition,season,group,depth";
		expect(
			(await planFile("groups", [fresh, "New,2025/2026,A,games", "New,2025/2026,B,score"].join("\n"))).problems,
		).toEqual([undefined, { depth: "otherDepth" }]);
		const moved = await importFile(
			"groups",
			["competition,season,group,stage", group("B,1"), group("Final,3")].join("\n"),
		);
		expect(moved).toMatchObject({ created: 1, updated: 1 });
		expect(await rows("select max(ordinal) as last from stages")).toEqual([{ last: 3 }]);
		expect(await undo(moved)).toEqual({ undone: 2, kept: 0 });
		expect(await rows("select max(ordinal) as last from stages")).toEqual([{ last: 2 }]);

		await make.club({ name: "Oasis", name_ar: "الواحة" });
		const ENTRIES = "competition,season,group,team,seed,home_day,home_time,squad_name,squad_name_ar,venue";
		const entry = await importFile(
			"entries",
			[ENTRIES, "Cup,2025/2026,A,Oasis,2,tue,6:30 pm,Oasis Red,الواحة الحمراء,East"].join("\n"),
		);
		const squads = "select home_day, home_time, name, name_ar, venue_id is not null as home from squads";
		expect(await rows(squads)).toEqual([
			{ home_day: 2, home_time: "18:30:00", name: "Oasis Red", name_ar: "الواحة الحمراء", home: true },
		]);
		expect(await rows("select seed from entries")).toEqual([{ seed: 2 }]);
		expect(await goesRound("entries")).toEqual(["same"]);
		const again = [ENTRIES, "Cup,2025/2026,A,Oasis,1,thu,,,,", "Cup,2025/2026,Final,Oasis,0,someday,late,,,"].join(
			"\n",
		);
		const planned = await planFile("entries", again);
		expect(planned.problems[1]).toEqual({ seed: "outOfRange", home_day: "unknownChoice", home_time: "notATime" });
		const changed = await planned.apply();
		expect(await rows(squads)).toMatchObject([{ home_day: 4, home_time: null, name: null }]);
		expect(await undo(changed)).toEqual({ undone: 1, kept: 0 });
		expect(await rows(squads)).toMatchObject([{ home_day: 2, home_time: "18:30:00", name: "Oasis Red" }]);
		expect(await undo(entry), "it was changed since").toEqual({ undone: 0, kept: 1 });
		await runSql("delete from entries; delete from squads");
		expect(await undo(batch), "a group was moved since").toEqual({ undone: 1, kept: 1 });
		expect(await rows("select name from groups")).toEqual([{ name: "Final" }]);
	});
});
