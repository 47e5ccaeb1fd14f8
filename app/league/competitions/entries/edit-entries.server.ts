import type { Actor } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { askBack } from "../../../base/forms/questions/questions.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { namedDecision, questionAboutDecision } from "../../../decisions/published-decisions.server.ts";
import { squadOf } from "../../../people/squads/make-squads.server.ts";
import { addRecord, changeRecord, deleteRecord, type SaveOutcome } from "../../../records/change-record.server.ts";
import { groupById } from "../competitions.server.ts";
import { adjustmentRow } from "../managed-competitions.server.ts";
import type { AdjustmentValues, NewEntryValues } from "./entry-form.ts";

const gone = { ok: false as const, gone: true as const };

/** Enters a club's squad in a group. It is made when the club has none of that letter in the season and class. */
export async function enterSquad(actor: Actor, groupId: number, { club_id, letter }: NewEntryValues) {
	await authorizeAbout(actor, "league.manage", { groups: [groupId], teams: [club_id] });
	return inTransaction(async () => {
		// Of two who enter the same squad the second one waits, and is told that it is there.
		await db().selectFrom("groups").select("id").where("id", "=", groupId).forNoKeyUpdate().execute();
		const group = await groupById(groupId);
		if (!group) return gone;
		const club = await db().selectFrom("teams").select("id").where("id", "=", club_id).executeTakeFirst();
		if (!club) return { ok: false as const, problems: { club_id: "required" } };
		const squadId = await squadOf(club_id, groupId, letter);
		const already = await db()
			.selectFrom("entries")
			.select("id")
			.where("group_id", "=", groupId)
			.where("squad_id", "=", squadId)
			.executeTakeFirst();
		if (already) return { ok: false as const, problems: { club_id: "sameEntry" } };
		await addRecord(actor, "entry", { group_id: groupId, squad_id: squadId });
		return { ok: true as const };
	});
}

/** Whether a squad has a tie or an adjustment in a group. */
export async function isUsed(groupId: number, squadId: number): Promise<boolean> {
	const tie = db()
		.selectFrom("matches")
		.select("id")
		.where("group_id", "=", groupId)
		.where((eb) => eb.or([eb("home_squad_id", "=", squadId), eb("away_squad_id", "=", squadId)]));
	const adjustment = db()
		.selectFrom("adjustments")
		.select("id")
		.where("group_id", "=", groupId)
		.where("squad_id", "=", squadId);
	return (await tie.executeTakeFirst()) !== undefined || (await adjustment.executeTakeFirst()) !== undefined;
}

/** Takes a squad without a tie or adjustment out of its group. */
export async function removeEntry(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	await authorizeAbout(actor, "league.manage", { entries: [id] });
	return inTransaction(async () => {
		const entry = await db().selectFrom("entries").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
		if (!entry) return "gone";
		if (await isUsed(entry.group_id, entry.squad_id)) return "used";
		await deleteRecord(actor, "entry", id);
		return "deleted";
	});
}

type SavedAdjustment = SaveOutcome | Outcome<{ problems: Record<string, string>; questions: string[] }>;

/**
 * Adds an adjustment for a squad of the group, or changes one. Asks back about a decision that nothing links to the
 * squad's club or the edition.
 */
export async function saveAdjustment(
	actor: Actor,
	{ groupId, id, version, accepted }: { groupId: number; id: number | undefined; version: number; accepted: string[] },
	values: AdjustmentValues,
) {
	await authorizeAbout(actor, "league.manage", { groups: [groupId], adjustments: [id] });
	return inTransaction(async (): Promise<SavedAdjustment> => {
		const entered = await db()
			.selectFrom("entries as n")
			.innerJoin("squads as q", "q.id", "n.squad_id")
			.select("q.club_id")
			.where("n.group_id", "=", groupId)
			.where("n.squad_id", "=", values.squad_id)
			.executeTakeFirst();
		if (!entered) return { ok: false as const, problems: { squad_id: "required" } };
		const own = id === undefined ? undefined : await adjustmentRow(id);
		if (own && own.group_id !== groupId) return gone;
		const reference = await namedDecision(values.case_reference);
		if (reference === undefined && values.case_reference !== own?.case_reference)
			return { ok: false as const, problems: { case_reference: "unknownDecision" } };
		const stored = { ...values, case_reference: reference ?? values.case_reference };
		const about = { group: groupId, clubs: [entered.club_id] };
		const asks = askBack(await questionAboutDecision(reference, own?.case_reference, about), accepted);
		if (asks) return asks;
		if (id !== undefined) return changeRecord(actor, "adjustment", id, version, stored);
		await addRecord(actor, "adjustment", { ...stored, group_id: groupId });
		return { ok: true as const };
	});
}

export async function deleteAdjustment(actor: Actor, id: number): Promise<boolean> {
	await authorizeAbout(actor, "league.manage", { adjustments: [id] });
	return deleteRecord(actor, "adjustment", id);
}
