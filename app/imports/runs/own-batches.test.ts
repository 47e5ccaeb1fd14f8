import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { type Person, tieOfCaptains } from "../../../test/make-captains.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import type { ImportKind } from "../importers.server.ts";

const refusal = { init: { status: 403 }, data: "ownClub" };
const day = "2025-10-12";
type File = { kind: ImportKind; columns: string; own: string; other: string };
/** A file of each kind that decides about a club: a line about the own one, and one about none that it meets. */
const files: File[] = [
	{
		kind: "matches",
		columns: "match_date,home_team,away_team,competition",
		own: `${day},Away,Home,`,
		other: `${day},Third,Fourth,Cup`,
	},
	{
		kind: "adjustments",
		columns: "competition,season,group,team,points,reason,reason_ar,decided_on",
		own: `Premier League,2025/2026,,Away,-3,Late,تأخر,${day}`,
		other: `Cup,2025/2026,,Third,-3,Late,تأخر,${day}`,
	},
	{
		kind: "entries",
		columns: "competition,season,group,team,squad",
		own: "Cup,2025/2026,,Home,A",
		other: "Plate,2025/2026,,Third,B",
	},
	{ kind: "players", columns: "name,name_ar,team", own: "New one,جديد,Home", other: "New two,حديث,Third" },
	{
		kind: "stints",
		columns: "player,team,from,until",
		own: "home 1,Third,2019-01-01,2019-02-01",
		other: "Their,Third,2019-01-01,2019-02-01",
	},
	{
		kind: "licences",
		columns: "player,season,state",
		own: "home 1,2025/2026,approved",
		other: "Their,2025/2026,approved",
	},
	{
		kind: "rosters",
		columns: "season,team,player",
		own: "2025/2026,Home,home 1",
		other: "2025/2026,Third,Their",
	},
];

onOneEngine((engine) => {
	freshProduct(engine);
	let own: Person;

	beforeEach(async () => {
		const { manager, clubs } = await tieOfCaptains("games");
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'editor') on conflict do nothing", [
			manager.id,
		]);
		await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
			manager.id,
			clubs.home,
		]);
		own = { ...manager, roles: ["league-manager", "editor", "captain"] };
		const third = await make.club({ name: "Third" });
		await make.club({ name: "Fourth" });
		await make.player({ name: "Their", name_ar: "لهم", team_id: third });
		for (const [cup, ar] of [
			["Cup", "كأس"],
			["Plate", "درع"],
		])
			await importFile(
				"groups",
				`competition,competition_ar,season,group,group_ar\n${cup},${ar},2025/2026,${cup},${ar}`,
			);
		await importFile("entries", "competition,season,group,team,squad\nCup,2025/2026,,Third,A\nCup,2025/2026,,Fourth,A");
	});

	test.each(files)("a file of $kind decides nothing about the own club of who sends it", async ({ kind, ...file }) => {
		const of = (line: string, by?: Person) => planFile(kind, `${file.columns}\n${line}`, {}, by);
		const mine = await of(file.own, own);
		expect(mine.problems).toEqual([expect.objectContaining({})]);
		expect(Object.values(mine.problems[0] ?? {})).toEqual(["ownClub"]);
		expect((await of(file.other, own)).problems).toEqual([undefined]);
		expect((await of(file.own)).problems).toEqual([undefined]);
	});

	test.each(files)("nor is a batch of $kind about it taken back by its captain", async ({ kind, ...file }) => {
		const batchOf = async (line: string) => {
			const planned = await planFile(kind, `${file.columns}\n${line}`, { warnings: true });
			return (await planned.apply())?.id ?? 0;
		};
		const [mine, theirs] = [await batchOf(file.own), await batchOf(file.other)];
		await expect(undoBatch(own, mine)).rejects.toMatchObject(refusal);
		expect(await undoBatch(own, theirs)).toEqual({ undone: 1, kept: 0 });
	});
});
