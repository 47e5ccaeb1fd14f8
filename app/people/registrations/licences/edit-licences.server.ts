import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { openBatch } from "../../../records/batches/batch-rows.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { isNamedRow } from "../../../records/order/locked-row.server.ts";
import { seasonByName } from "../../../settings/seasons.server.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import { lockPlayer } from "../stints/edit-stints.server.ts";
import type { LicenceValues } from "./licence-form.ts";
import { isTaken, licenceById } from "./licences.server.ts";

type LicenceKey = { playerId: number; id: number | undefined; version: number };

/**
 * Adds a licence or changes one. A player has one at a time of a category in a season, and a number is one player's.
 */
export async function saveLicence(
	actor: Actor,
	{ playerId, id, version }: LicenceKey,
	values: LicenceValues,
	now: Date,
) {
	authorize(actor, "registration.manage");
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		if (!(await lockPlayer(playerId))) return { ok: false, gone: true };
		const before = id === undefined ? undefined : await licenceById(id);
		if (id !== undefined && before?.player_id !== playerId) return { ok: false, gone: true };
		const problems = await problemsOf(playerId, id, values);
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const state = values.state;
		const isDecided = state !== before?.state && state !== "requested";
		const decided = isDecided ? { decided_by_id: accountIdOf(actor), decided_at: now } : {};
		const event = isDecided ? (`licence.${state}` as const) : "licence.updated";
		if (id !== undefined) return changeRecord(actor, "licence", id, version, { ...values, ...decided }, event);
		await addRecord(actor, "licence", { ...values, ...decided, player_id: playerId });
		return { ok: true };
	});
}

async function problemsOf(playerId: number, id: number | undefined, values: LicenceValues) {
	const { season, category, state, number } = values;
	const problems: Record<string, string> = {};
	if (!(await seasonByName(season))) problems.season = "unknownSeason";
	if (!(await isNamedRow("licence_categories", category))) problems.category = "unknownChoice";
	if (number && (await isTaken(number, playerId))) problems.number = "licenceNumberTaken";
	if (state !== "requested" && state !== "approved") return problems;
	const same = await db()
		.selectFrom("licences")
		.select("id")
		.where("player_id", "=", playerId)
		.where("season", "=", season)
		.where("category", "=", category)
		.where("state", "in", ["requested", "approved"])
		.where("id", "<>", id ?? 0)
		.executeTakeFirst();
	if (same) problems.category = "sameLicence";
	return problems;
}

/** Deletes a licence; false when it is gone already. */
export async function deleteLicence(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "registration.manage");
	return deleteRecord(actor, "licence", id);
}

const label = { label: "Licences approved", label_ar: "رخص معتمدة" };

/**
 * Approves licences that are asked for, as one batch that can be undone. One that has no number gets the player's.
 * Those that were decided since are left out. Returns how many were approved.
 */
export async function approveLicences(actor: Actor, ids: readonly number[], now: Date): Promise<number> {
	authorize(actor, "registration.manage");
	if (ids.length === 0) return 0;
	return inTransaction(async () => {
		const waiting = await db()
			.selectFrom("licences as l")
			.innerJoin("players as p", "p.id", "l.player_id")
			.select(["l.id", "l.version", "l.number", "p.licence_no"])
			.where("l.id", "in", ids)
			.where("l.state", "=", "requested")
			.orderBy("l.id")
			.forUpdate()
			.execute();
		if (waiting.length === 0) return 0;
		const events = { each: "licence.approved", all: "licence.all-approved" } as const;
		const batch = await openBatch(actor, { kind: "approvals", record: "licence", fileName: null, label, events });
		if (!batch) throw new Error("A batch without an origin is always new.");
		const decided = { state: "approved", decided_by_id: accountIdOf(actor), decided_at: now };
		for (const { id, version, number, licence_no } of waiting)
			await batch.change(id, version, { ...decided, number: number ?? licence_no });
		await batch.close();
		return waiting.length;
	});
}
