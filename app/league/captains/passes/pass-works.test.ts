import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { passFor, scoreSent, tieOfCaptains } from "../../../../test/make-captains.ts";
import { type Role, roles } from "../../../access/actor.ts";
import { asSide } from "../../../access/league-scope.server.ts";
import { policy } from "../../../access/policy.ts";
import { provideAccount } from "../../../accounts/joining/register.server.ts";
import { db, runSql } from "../../../base/db/client.server.ts";
import { reportScore } from "../../sheets/reports/report-score.server.ts";
import { sidesOf } from "../sides/sides.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("a pass of each role acts, by commands and row policies, as that role may manage captains", async () => {
		const { tie } = await tieOfCaptains("score", null);
		const pass = await passFor(tie, "home");
		const acts = async () => {
			const { rows } = await asSide(pass, () =>
				sql<{ acts: boolean }>`select acts_for_side(${tie}::integer, 'home') as acts`.execute(db()),
			);
			expect(await sidesOf(pass, tie)).toEqual(rows[0]?.acts ? ["home"] : []);
			return rows[0]?.acts;
		};
		expect(await acts(), "of the operator").toBe(true);
		for (const role of roles) {
			const id = await provideAccount(`${role}@example.org`, [role]);
			await runSql("update tie_passes set issued_by_id = $1", [id]);
			const may: readonly Role[] = policy["captain.manage"];
			expect(await acts(), role).toBe(may.includes(role));
		}
		await expect(reportScore(pass, { matchId: tie, side: "home" }, scoreSent(3, 1), new Date())).resolves.toBeDefined();
	});
});
