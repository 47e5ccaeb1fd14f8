import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { isUsed } from "../../records/batches/uses.server.ts";
import { changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { type ScheduledTie, scheduleTies } from "./dry-run.server.ts";
import { lockSchedules, scheduleOf } from "./schedules.server.ts";

/**
 * Takes a schedule back that was carried out: its ties go, or have their former days again, and so do its rounds. A tie
 * that was changed since, or that something depends on, stays and is marked. Undefined when there is nothing to take
 * back.
 */
export async function undoSchedule(
	actor: Actor,
	groupId: number,
): Promise<{ undone: number; stayed: number } | undefined> {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	const undo = async () => {
		await lockSchedules(groupId);
		const schedule = await scheduleOf(groupId);
		if (schedule?.state !== "applied") return undefined;
		const ties = await scheduleTies(schedule.id);
		const stayed: number[] = [];
		for (const tie of ties) if (!(await takeBack(actor, tie, schedule.is_new))) stayed.push(tie.id);
		if (stayed.length > 0)
			await db().updateTable("schedule_ties").set({ stayed: true }).where("id", "in", stayed).execute();
		await dropRounds(schedule.rounds_made);
		await db().updateTable("schedules").set({ state: "undone" }).where("id", "=", schedule.id).execute();
		const counts = { undone: ties.length - stayed.length, stayed: stayed.length };
		await audit(actor, "schedule.undone", `group:${groupId}`, { undone: counts.undone, kept: counts.stayed });
		return counts;
	};
	return asKind("import", () => inTransaction(undo));
}

/** False when the tie was changed since, another system calls it by an id, or something depends on it. */
async function takeBack(actor: Actor, tie: ScheduledTie, isNew: boolean): Promise<boolean> {
	if (tie.match_id === null) return true; // it was deleted already
	if (!isNew) return (await changeRecord(actor, "match", tie.match_id, tie.match_version ?? 0, tie.before ?? {})).ok;
	const { rows } = await sql<{ version: number; called: boolean }>`
		select version, exists (select from external_ids where match_id = ${tie.match_id}) as called
		from matches where id = ${tie.match_id} for update`.execute(db());
	if (rows[0]?.version !== tie.match_version || rows[0]?.called) return false;
	if (await isUsed("matches", tie.match_id)) return false;
	return deleteRecord(actor, "match", tie.match_id);
}

/** Rounds that were changed since, or have ties, stay. */
async function dropRounds(ids: number[]) {
	await sql`delete from rounds r where r.id in (${sql.join([0, ...ids])}) and r.version = 1
		and not exists (select from matches m join groups g on g.id = m.group_id where g.stage_id = r.stage_id
			and m.round = r.number)`.execute(db());
}
