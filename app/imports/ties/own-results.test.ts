import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { planFile } from "../../../test/import-file.ts";
import { tieOfCaptains } from "../../../test/make-captains.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";

const TIES = "id,match_date,home_team,away_team,home_score,away_score";
const RUBBERS = "match,ordinal,home_players,away_players,games";

onOneEngine((engine) => {
	freshProduct(engine);
	// Versions keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));

	/** A tie, and an editor who is captain of its home side as well. */
	async function tieOfAnEditor() {
		const { tie, players, manager } = await tieOfCaptains("games");
		await runSql("insert into captains (account_id, squad_id) select $1, home_squad_id from matches where id = $2", [
			manager.id,
			tie,
		]);
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'editor')", [manager.id]);
		const own = { ...manager, roles: [...manager.roles, "editor" as const] };
		const { rows } = await runAsOperator("select match_date::text as day from matches where id = $1", [tie]);
		return { tie, players, own, day: String(rows[0].day) };
	}

	test("a file of a captain's own ties gives no result and no day", async () => {
		const { tie, own, day } = await tieOfAnEditor();
		const planned = async (text: string) => (await planFile("matches", `${TIES}\n${text}`, {}, own)).problems;
		expect(await planned(`${tie},${day},Home,Away,3,0`)).toEqual([{ match_date: "ownClub" }]);
		expect(await planned(",2025-11-09,Away,Home,3,0")).toEqual([{ match_date: "ownClub" }]);
		expect(await planned(`${tie},2025-11-10,Home,Away,,`)).toEqual([{ match_date: "ownClub" }]);
		const byOthers = await planFile("matches", `${TIES}\n${tie},${day},Home,Away,3,0`);
		expect(byOthers.problems).toEqual([undefined]);
	});

	test("nor does it turn a result around or give it to their squad", async () => {
		const { tie, own, day } = await tieOfAnEditor();
		await runSql("update matches set status = 'completed', home_score = 3, away_score = 1 where id = $1", [tie]);
		const { problems } = await planFile("matches", `${TIES}\n${tie},${day},Away,Home,3,1`, {}, own);
		expect(problems).toEqual([{ match_date: "ownClub" }]);
		const same = await planFile("matches", `${TIES}\n${tie},${day},Home,Away,3,1`, {}, own);
		expect(same.verdicts).toEqual(["same"]);
	});

	test("a sheet of their own tie is not taken from their file either", async () => {
		const { tie, own, players } = await tieOfAnEditor();
		const wins = [0, 1, 2].map((n) => `${tie},${n + 1},${players.home[n]},${players.away[n]},11-5 11-5 11-5`);
		const file = [RUBBERS, ...wins].join("\n");
		expect((await planFile("rubbers", file, {}, own)).problems).toEqual(Array(3).fill({ match: "ownClub" }));
		expect((await planFile("rubbers", file)).problems).toEqual(Array(3).fill(undefined));
	});
});
