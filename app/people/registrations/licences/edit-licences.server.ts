import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { openBatch } from "../../../records/batches/batch-rows.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { isNamedRow } from "../../../records/order/locked-row.server.ts";
import { seasonByName } from "../../../settings/seasons.server.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import { lockPlayer } from "../stints/edit-stints.server.ts";
import { correctsDecision, isDecided, saysWhy } from "./decided.ts";
import type { LicenceValues } from "./licence-form.ts";
import { isTaken, licenceById } from "./licences.server.ts";

type LicenceKey = { playerId: number; id: number | undefined; version: number };

/**
 * Adds a licence or changes one. A player has one at a time of a category in a season, and a number is one player's.
 * One that was decided changes by a new decision with a reason of its own.
 */
export async function saveLicence(
	actor: Actor,
	{ playerId, id, version }: LicenceKey,
	values: LicenceValues,
	now: Date,
) {
	await authorizeAbout(actor, "registration.manage", { licences: [id], players: [playerId] });
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		if (!(await lockPlayer(playerId))) return { ok: false, gone: true };
		const before = id === undefined ? undefined : await licenceById(id);
		if (id !== undefined && before?.player_id !== playerId) return { ok: false, gone: true };
		const isCorrection = before !== undefined && correctsDecision(before, values);
		const problems = await problemsOf(playerId, id, values);
		if (isCorrection && before.version === version && !saysWhy(before, values)) problems.reason = "anotherReason";
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const state = values.state;
		const isDecision = isCorrection || (state !== before?.state && state !== "requested");
		const decided = isDecision ? { decided_by_id: accountIdOf(actor), decided_at: now } : {};
		const event = isDecision && state !== "requested" ? (`licence.${state}` as const) : "licence.updated";
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

/** Deletes a licence that was asked for; one that was decided stays, and is withdrawn with a reason. */
export async function deleteLicence(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	await authorizeAbout(actor, "registration.manage", { licences: [id] });
	return inTransaction(async () => {
		const found = await licenceById(id);
		if (!found || !(await lockPlayer(found.player_id))) return "gone";
		const licence = await licenceById(id);
		if (licence && isDecided(licence)) return "used";
		return (await deleteRecord(actor, "licence", id)) ? "deleted" : "gone";
	});
}

const label = { label: "Licences approved", label_ar: "رخص معتمدة" };

/**
 * Approves licences that are asked for, as one batch that can be undone. One that has no number gets the player's.
 * Those that were decided since are left out. Returns how many were approved.
 */
export async function approveLicences(actor: Actor, ids: readonly number[], now: Date): Promise<number> {
	await authorizeAbout(actor, "registration.manage", { licences: ids });
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
