import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile } from "../../../test/import-file.ts";
import { tieOfCaptains } from "../../../test/make-captains.ts";
import { type Actor, operator } from "../../access/actor.ts";
import type { Side } from "../../access/side.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { saveLineUp } from "../../league/sheets/line-ups/line-up.server.ts";
import { emptySheet } from "../../league/sheets/sheet.ts";
import { editedTie, saveTie } from "../../league/ties/editing/edit-ties.server.ts";
import { tieForm } from "../../league/ties/editing/tie-form.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";

const now = new Date();

onOneEngine((engine) => {
	freshProduct(engine);
	// They keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));

	async function ahead() {
		const scene = await tieOfCaptains("games");
		await runAsOperator("update matches set match_date = current_date + 3, date_known = true");
		const { rows } = await runAsOperator("select match_date::text as day from matches");
		const file = (teams: string) => `id,match_date,home_team,away_team\n${scene.tie},${rows[0].day},${teams}`;
		const handIn = async (actor: Actor, side: Side, players: number[]) => {
			const lineUp = emptySheet(5).lineUps[side];
			for (const [nth, place] of (side === "home" ? ["A", "B", "C"] : ["X", "Y", "Z"]).entries())
				lineUp.positions[place] = players[nth] ?? 0;
			const of = { matchId: scene.tie, side };
			expect(await saveLineUp(actor, of, { lineUp, version: 0, handIn: true }, now)).toEqual({ ok: true });
		};
		return { ...scene, file, handIn };
	}
	const state = async () =>
		(
			await runAsOperator(
				"select m.home_team_id, m.version, l.side, l.sealed_at from matches m left join lineups l on l.match_id = m.id",
			)
		).rows;

	test("a file gives a tie with a line-up or a sheet to no other teams, as its form does not", async () => {
		const { file, handIn, away, players } = await ahead();
		await handIn(away, "away", players.away);
		const before = await state();
		await importFile("matches", file("Away,Home"), { warnings: true });
		expect(await state()).toEqual(before);
	});

	test("a tie with a line-up stays in its season, by file and form: elsewhere its squads would be others", async () => {
		const { tie, file, handIn, away, players } = await ahead();
		await handIn(away, "away", players.away);
		await runAsOperator("insert into seasons (name) values ('2026/2027') on conflict do nothing");
		const before = await state();
		const [head, row] = file("Home,Away").split("\n");
		await importFile("matches", `${head},season\n${row},2026/2027`, { warnings: true });
		expect(await state()).toEqual(before);
		const unnamed = { home_squad: undefined, away_squad: undefined, group_id: undefined };
		const moved = tieForm.parse({ ...(await editedTie(tie)), ...unnamed, season: "2026/2027" });
		const { version } = before[0];
		expect(await saveTie(operator, tie, version, moved, [])).toEqual({
			ok: false,
			problems: { season: "teamsOfSheet" },
		});
		expect(await state()).toEqual(before);
	});

	test.each(["corbillon", null])(
		"a tie with a line-up goes to no group with the format %s, by its form, by a file or by undoing one",
		async (format) => {
			const { tie, handIn, away, players } = await ahead();
			const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];
			const add =
				"insert into groups (stage_id, name, name_ar, format) select stage_id, $1, $1, 'swaythling5' from groups";
			for (const name of ["North", "South"]) await one(`${add} order by id limit 1 on conflict do nothing`, [name]);
			const { day, first, competition } = await one(
				`select m.match_date::text as day, g.id as first, c.name as competition
					from matches m join groups g on g.id = m.group_id, competitions c
				where c.is_default and m.id = $1`,
				[tie],
			);
			const byFile = (group: string) =>
				importFile(
					"matches",
					`id,match_date,home_team,away_team,competition,group\n${tie},${day},Home,Away,${competition},${group}`,
					{ warnings: true },
				);
			const byForm = async (group: number) => {
				const { version } = await one("select version from matches where id = $1", [tie]);
				const form = tieForm.parse({ ...(await editedTie(tie)), date_known: true, group_id: group });
				return saveTie(operator, tie, version, form, ["entersSquad"]);
			};
			const groupNow = async () => (await one("select g.name from groups g join matches m on m.group_id = g.id")).name;
			const file = await byFile("North");
			expect(await groupNow()).toBe("North");
			await handIn(away, "away", players.away);
			await one("update groups set format = $1 where id = $2", [format, first]);
			expect(await byForm(first)).toEqual({ ok: false, problems: { group_id: "formatOfSheet" } });
			expect(await undoBatch(operator, file?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
			await one("update groups set format = $1 where name = 'South'", [format]);
			await byFile("South");
			expect(await groupNow()).toBe("North");
			await one("update groups set format = 'swaythling5'");
			await byFile("South");
			expect(await groupNow()).toBe("South");
			expect(await byForm(first)).toMatchObject({ ok: true });
		},
	);

	test("undoing a file gives a tie no other teams once a side has named its players", async () => {
		const { file, handIn, away, players } = await ahead();
		const turned = await importFile("matches", file("Away,Home"), { warnings: true });
		await handIn(away, "home", players.away);
		const before = await state();
		expect(before).toMatchObject([{ side: "home", sealed_at: expect.any(Date) }]);
		expect(await undoBatch(operator, turned?.id ?? 0)).toEqual({ undone: 0, kept: 1 });
		expect(await state()).toEqual(before);
	});
});
