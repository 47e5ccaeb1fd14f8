import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { flashOf } from "../../../base/http/flash.server.ts";
import { isOneOf } from "../../../base/literals.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { lockSquad, roleIn } from "./edit-rosters.server.ts";

const steps = ["added", "approved", "removed", "moved"] as const;
export type RosterStep = (typeof steps)[number];

/** The notice after a change of a roster, as the key of a flash: its batch takes it back. */
export const rosterChanged = (step: RosterStep, batch: number) => `roster-${step}.${batch}`;

/** The change of this roster that this visitor has just made; undefined once it was taken back. */
export async function changedRoster(request: Request, squadId: number) {
	const [, step, id] = /^roster-([a-z]+)\.(\d{1,9})$/.exec(flashOf(request) ?? "") ?? [];
	const batch = id === undefined ? undefined : await latestStep(squadId);
	if (batch?.id !== Number(id) || !isOneOf(steps, step)) return undefined;
	return { id: batch.id, step };
}

/** The last change of a roster that was not taken back. */
const latestStep = (squadId: number) =>
	db()
		.selectFrom("import_batches")
		.select(["id", "imported_by_id"])
		.where("squad_id", "=", squadId)
		.where("undone_at", "is", null)
		.orderBy("id", "desc")
		.executeTakeFirst();

/**
 * Takes the last change of a roster back, a captain their own; an earlier one only after those that came later. False
 * where it is not the last, or the place was changed by other means since. Throws 403.
 */
export async function undoRosterStep(actor: Actor, squadId: number, batchId: number): Promise<boolean> {
	const role = await roleIn(actor, squadId);
	const work = async () => {
		await lockSquad(squadId);
		const batch = await latestStep(squadId);
		if (batch?.id !== batchId || (role === "captain" && batch.imported_by_id !== accountIdOf(actor))) return false;
		const undone = await undoBatch(actor, batchId, role === "captain" ? "squad.act" : undefined);
		if (undone?.kept !== 0) throw new ChangedSince();
		return true;
	};
	return inTransaction(work).catch((error) => {
		if (error instanceof ChangedSince) return false;
		throw error;
	});
}

/** Rolls back what was taken back already. */
class ChangedSince extends Error {}
