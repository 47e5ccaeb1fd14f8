import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { casesOnHold } from "../../complaints/holds/holds.server.ts";
import { chosenDays } from "../../settings/retention/chosen-days.server.ts";
import { chosenKinds, type Days, daysOf, type Kind, kindNames, nextNight } from "../../settings/retention/kinds.ts";
import type { Count } from "./kinds/due-rows.server.ts";
import { count } from "./purge.server.ts";
import { daysForm, type ShorterPeriod } from "./retention-form.ts";

const settingsRow = () => db().selectFrom("retention_settings").select(["days", "version"]).executeTakeFirstOrThrow();

/**
 * All that the page shows: each kind with its days and its counts, the holds, the last run and the next. For owners.
 */
export async function retentionState(actor: Actor, now = new Date()) {
	authorize(actor, "retention.manage");
	const { days, version } = await settingsRow();
	const kinds: { kind: Kind; days: number; count: Count }[] = [];
	for (const kind of kindNames) kinds.push({ kind, days: daysOf(kind, days), count: await count(kind, now, days) });
	const lastRun = await db()
		.selectFrom("retention_runs")
		.select(["started_at", "ended_at", "counts", "failed"])
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return { kinds, version, lastRun, nextRun: nextNight(now), ...(await casesOnHold(actor)) };
}

/** The kinds that these days shorten and that have something due then. */
export async function shortened(actor: Actor, asked: Days, now = new Date()): Promise<ShorterPeriod[]> {
	authorize(actor, "retention.manage");
	const chosen = await chosenDays();
	const found: ShorterPeriod[] = [];
	for (const kind of chosenKinds)
		if (daysOf(kind, asked) < daysOf(kind, chosen)) {
			const { due = 0 } = await count(kind, now, asked);
			if (due > 0) found.push({ kind, due });
		}
	return found;
}

/** Changes how long kinds are kept, if the settings are still those its owner saw. */
export function saveDays(actor: Actor, version: number, input: unknown): Promise<{ ok: boolean }> {
	authorize(actor, "retention.manage");
	const asked: Days = daysForm.parse(input);
	return inTransaction(async () => {
		const row = await db()
			.selectFrom("retention_settings")
			.select(["days", "version"])
			.forUpdate()
			.executeTakeFirstOrThrow();
		if (row.version !== version) return { ok: false };
		const changed = chosenKinds.filter((kind) => daysOf(kind, asked) !== daysOf(kind, row.days));
		if (changed.length === 0) return { ok: true };
		const only = (days: Days) => Object.fromEntries(changed.map((kind) => [kind, daysOf(kind, days)]));
		await db()
			.updateTable("retention_settings")
			.set({ days: JSON.stringify({ ...row.days, ...asked }) })
			.execute();
		await audit(actor, "retention.changed", null, { from: only(row.days), to: only(asked) });
		return { ok: true };
	});
}
