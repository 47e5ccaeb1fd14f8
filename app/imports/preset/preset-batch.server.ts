import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { applyBatch, lockImports } from "../../records/batches/batch.server.ts";
import { appliedEffect } from "../../records/imports/plan.ts";
import { importers } from "../importers.server.ts";
import { planRows } from "../plan/plan-rows.ts";
import { presetBatch } from "./preset-batch.ts";

type Refusals = { missing: string[]; problems: Record<string, string> };

/**
 * Adds the preset ties that are not there yet, as one batch that can be taken back; a second press adds none, also at
 * the same moment. Fails as a whole when their edition is closed, or when one of the clubs is not registered: then it
 * names their ties.
 */
export function addPresetBatch(actor: Actor): Promise<Outcome<Refusals, { added: number }>> {
	authorize(actor, "match.manage");
	const { season, match_date, ties } = presetBatch;
	return inTransaction(async () => {
		await lockImports("matches");
		const { read, prepare, ...rules } = await importers.matches.open(actor);
		const rows = ties.map(([home_team, home, away, away_team], i) =>
			read({
				line: i + 1,
				fields: {
					season,
					match_date,
					status: "completed",
					home_team,
					away_team,
					home_score: String(home),
					away_score: String(away),
				},
			}),
		);
		const planned = await planRows(rows, rules, { byRow: new Map(), forAll: "new" });
		const wrong = planned.filter((row) => row.verdict === "wrong");
		const problems = { version: "closedRows" };
		if (wrong.some((row) => row.problems?.group === "openAgainFirst")) return { ok: false, problems };
		if (wrong.length > 0) return { ok: false, missing: wrong.map(({ name }) => name) };
		const added = planned.flatMap(
			(row) => (appliedEffect(row) === "new" ? [{ ...row, verdict: "new" as const }] : []), // a likely slip is meant
		);
		if (added.length > 0) await applyBatch(actor, "preset-matches", null, added, prepare);
		return { ok: true, added: added.length };
	});
}
