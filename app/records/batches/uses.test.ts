import { beforeEach, describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { complainant, draft } from "../../../test/make-case.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { mergePlayers } from "../../people/players/merging/merge-players.server.ts";
import { applyBatch, batchKinds } from "./batch.server.ts";
import type { BatchKind } from "./batch-rows.server.ts";
import { undoBatch } from "./undo-batch.server.ts";
import { uses } from "./uses.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test.each([...new Set(Object.values(batchKinds).map(({ table }) => table))])(
		"what names a row of %s is asked before an import is undone, or it is said why not",
		async (table) => {
			const { rows } = await runAsOperator(
				`select distinct conrelid::regclass::text as "table" from pg_constraint where contype = 'f'
					and confrelid = '${table}'::regclass`,
			);
			const { asked, told, unasked } = uses[table] ?? { asked: () => ({}), unasked: {} };
			const known = { ...asked(0), ...told?.(0), ...unasked, external_ids: "asked for every kind" };
			expect(rows.map((row) => row.table).filter((name) => !(name in known))).toEqual([]);
			expect(Object.keys(unasked).filter((name) => !rows.some((row) => row.table === name))).toEqual([]);
		},
	);

	describe("a record that an import made stays when the import is undone, while", () => {
		let [club, other, tie] = [0, 0, 0];
		const table = (kind: BatchKind) => batchKinds[kind].table;
		/** A record that a file made, and its batch. */
		async function imported(kind: BatchKind, values: Record<string, unknown>) {
			const { batch, ids } = await applyBatch(operator, kind, "f.csv", [
				{ line: 2, name: "Fresh", verdict: "new", values },
			]);
			return { batch, id: ids.get(2) ?? 0 };
		}
		const player = () => imported("players", { name: "Fresh", name_ar: "جديد" });
		const newClub = () =>
			imported("teams", { name: "Fresh", name_ar: "جديد", region: "r", region_ar: "م", founded_year: 2000 });
		const newTie = () =>
			imported("matches", {
				season: "2025/2026",
				match_date: "2025-10-08",
				home_team_id: club,
				away_team_id: other,
			});
		const stays = async (kind: BatchKind, { batch, id }: { batch: number; id: number }) => {
			expect(await undoBatch(operator, batch)).toEqual({ undone: 0, kept: 1 });
			expect((await runSql(`select id from ${table(kind)} where id = $1`, [id])).rows).toHaveLength(1);
		};

		beforeEach(async () => {
			[club, other] = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
			tie = await make.tie({ home_team_id: club, away_team_id: other });
		});

		test.each([
			[
				"a sheet names the player",
				`with r as (insert into rubbers (match_id, ordinal) values ($2, 1) returning id)
					insert into rubber_players (rubber_id, side, place, player_id, name, name_ar) select id, 'home', 1,
					$1, 'x', 'x' from r`,
			],
			[
				"a line-up names the player",
				`with l as (insert into lineups (match_id, side) values ($2, 'home') returning id)
					insert into lineup_places (lineup_id, place, player_id, name, name_ar) select id, 'A', $1, 'x', 'x' from l`,
			],
			["the player has personal details", "insert into player_details (player_id, phone) select $1, '05' where $2 > 0"],
		])("%s", async (_, statement) => {
			const made = await player();
			await runAsOperator(statement, [made.id, tie]);
			await stays("players", made);
		});

		test("another record was merged with the player", async () => {
			const made = await player();
			const merged = await make.player({ name: "Frech", name_ar: "جديدة" });
			expect(
				await mergePlayers(operator, {
					kept: { id: made.id, version: 1 },
					merged: { id: merged, version: 1 },
					taken: [],
				}),
			).toMatchObject({ ok: true });
			await stays("players", made);
		});

		test.each([
			[
				"a pass was made for the tie",
				`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at)
					values ($1, 'home', 'x', '', '2999-01-01')`,
			],
			["a sheet of the tie was saved", "insert into sheet_versions (match_id, number, document) values ($1, 1, '{}')"],
			["the tie has rubbers", "insert into rubbers (match_id, ordinal) values ($1, 1)"],
			[
				"the tie was reported",
				"insert into reports (match_id, number, side, home_score, away_score) values ($1, 1, 'home', 3, 0)",
			],
		])("%s", async (_, statement) => {
			const made = await newTie();
			await runAsOperator(statement, [made.id]);
			await stays("matches", made);
		});

		test("a complaint is about the tie", async () => {
			const made = await newTie();
			const complaint = await draft(await complainant());
			await runAsOperator("update complaints set match_id = $1 where id = $2", [made.id, complaint]);
			await stays("matches", made);
		});

		test.each([
			[
				"a player asks for a transfer to the club",
				"insert into transfers (player_id, season, to_club_id, starts_on) select $2, '2025/2026', $1, '2025-10-01'",
			],
			[
				"a player was at the club before",
				`insert into stints (player_id, club_id, from_on, until_on, is_derived)
					values ($2, $1, '2019-01-01', '2020-01-01', true)`,
			],
			[
				"its squad has a roster",
				`with s as (insert into squads (club_id, season, letter) select $1, '2025/2026', 'B' returning id)
					insert into squad_players (squad_id, player_id, rank, from_on) select id, $2, 1, '2025-09-01' from s`,
			],
			["a venue is the club's", "insert into venues (club_id, name, name_ar) select $1, 'V', 'ص' where $2 > 0"],
		])("%s", async (_, statement) => {
			const made = await newClub();
			await runAsOperator(statement, [made.id, await make.player()]);
			await stays("teams", made);
		});
	});
});
