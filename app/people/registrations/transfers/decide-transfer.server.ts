import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { namedDecision } from "../../../decisions/published-decisions.server.ts";
import { addRecord, changeRecord } from "../../../records/change-record.server.ts";
import { dayAfter } from "../day.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import { lockPlayer } from "../stints/edit-stints.server.ts";
import { sendTransferEmail } from "./send-transfer-email.server.ts";
import { isOpen, openStates, steps } from "./steps.ts";
import type { DecisionValues } from "./transfer-form.ts";
import { lockedTransfer, type ShownTransfer, transferById } from "./transfers.server.ts";

/**
 * Approves or refuses a transfer. Approved, it ends the present own stint the day before and begins the new one; a loan
 * begins beside it. Without the release of the present club it is approved with a reason only. Other clubs that want
 * the player for good are refused with it: they would have to ask the new one.
 */
export async function decideTransfer(
	actor: Actor,
	{ id, version }: { id: number; version: number },
	decision: DecisionValues,
	now: Date,
): Promise<RegistrationOutcome> {
	await authorizeAbout(actor, "registration.manage", { transfers: [id] });
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		const found = await transferById(id);
		if (!found) return { ok: false, gone: true };
		const player = await lockPlayer(found.player_id);
		const transfer = await lockedTransfer(id); // its clubs may have taken a step since
		if (!transfer || !isOpen(decision.intent, transfer.state))
			return { ok: false, problems: { intent: "decidedAlready" } };
		if (transfer.version !== version) return { ok: false, current: decisionRow(transfer) };
		const { intent, starts_on } = decision;
		const case_reference = await namedDecision(decision.case_reference);
		if (case_reference === undefined) return { ok: false, problems: { case_reference: "unknownDecision" } };
		const reason = decision.reason ?? transfer.reason;
		if (intent === "approve") {
			const isReleased = transfer.state === steps.release.to && transfer.from_club_id === player?.team_id;
			if (!isReleased && reason === null) return { ok: false, problems: { reason: "notReleased" } };
			if (transfer.ends_on && starts_on > transfer.ends_on) return { ok: false, problems: { starts_on: "dayBefore" } };
			if (!(await writeStints(actor, { ...transfer, starts_on })))
				return { ok: false, problems: { starts_on: "laterStint" } };
		}
		const { to: state } = steps[intent];
		const decided = { decided_by_id: accountIdOf(actor), decided_at: now, reason, case_reference };
		await db()
			.updateTable("transfers")
			.set({ state, starts_on, ...decided })
			.where("id", "=", id)
			.execute();
		await audit(actor, `transfer.${state}`, `transfer:${id}`, { starts_on, ...(case_reference && { case_reference }) });
		await sendTransferEmail(actor, id, [transfer.from_club_id, transfer.to_club_id]);
		if (intent === "approve" && transfer.kind === "own") await refuseOthers(actor, transfer, now);
		return { ok: true };
	});
}

/** Refuses the other open requests for good, without a reason of their own, and tells the clubs that made them. */
async function refuseOthers(actor: Actor, { id, player_id }: ShownTransfer, now: Date) {
	const refused = await db()
		.updateTable("transfers")
		.set({ state: "refused", decided_by_id: accountIdOf(actor), decided_at: now, reason: null })
		.where("player_id", "=", player_id)
		.where("id", "<>", id)
		.where("kind", "=", "own")
		.where("state", "in", openStates)
		.returning(["id", "to_club_id"])
		.execute();
	for (const other of refused) {
		await audit(actor, "transfer.refused", `transfer:${other.id}`, { approved: id });
		await sendTransferEmail(actor, other.id, [other.to_club_id]);
	}
}

/** The fields of a transfer in the form of its decision. */
export const decisionRow = ({ id, version, starts_on, reason, case_reference }: ShownTransfer) => ({
	id,
	version,
	starts_on,
	reason,
	case_reference,
});

type NewStint = {
	player_id: number;
	to_club_id: number;
	kind: "own" | "loan";
	starts_on: string;
	ends_on: string | null;
};

/** Writes the stints of an approved transfer; false where a stint begins on its day or later. */
async function writeStints(
	actor: Actor,
	{ player_id, to_club_id, kind, starts_on, ends_on }: NewStint,
): Promise<boolean> {
	if (kind === "own") {
		const own = await db()
			.selectFrom("stints")
			.select(["id", "version", "from_on"])
			.where("player_id", "=", player_id)
			.where("kind", "=", "own")
			.where(sql<boolean>`daterange(from_on, until_on, '[]') && daterange(${starts_on}, null, '[]')`)
			.execute();
		if (own.some(({ from_on }) => from_on !== null && from_on >= starts_on)) return false;
		for (const stint of own) {
			const ended = { until_on: dayAfter(starts_on, -1), is_derived: false, cut_on: null, uncut_until: null };
			await changeRecord(actor, "stint", stint.id, stint.version, ended);
		}
	}
	const until_on = kind === "loan" ? ends_on : null;
	await addRecord(actor, "stint", { player_id, club_id: to_club_id, kind, from_on: starts_on, until_on });
	return true;
}
