import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { addRecord } from "../../records/change-record.server.ts";
import { giveTieDate } from "../ties/give-tie-date.server.ts";
import { type GroupFacts, groupFacts } from "./asked/facts.server.ts";
import { type ScheduledTie, scheduleTies } from "./dry-run.server.ts";
import { lockSchedules, type Schedule, scheduleOf } from "./schedules.server.ts";

export type ApplyOutcome = Outcome<
	{ problem: "gone" | "tiesAdded" | "tiesChanged" | "squadsChanged" },
	{ ties: number }
>;

/**
 * Carries a dry run out: all of its ties are added, or get their new days, and rounds that are missing are made; or
 * nothing at all.
 */
export async function applySchedule(actor: Actor, groupId: number): Promise<ApplyOutcome> {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	const apply = async (): Promise<ApplyOutcome> => {
		await lockSchedules(groupId);
		await sql`select from groups where id = ${groupId} for update`.execute(db());
		const [facts, schedule] = [await groupFacts(groupId), await scheduleOf(groupId)];
		if (!facts || schedule?.state !== "ready") return { ok: false, problem: "gone" };
		const ties = await scheduleTies(schedule.id);
		const problem = changedSince(facts, schedule, ties);
		if (problem) return { ok: false, problem };
		for (const tie of ties) {
			if (schedule.is_new) await addTie(actor, facts, tie);
			else if (!(await moveScheduled(actor, tie))) throw new Error("A tie was changed under the lock of its schedule.");
		}
		await noteTies(groupId, schedule.id);
		const rounds = await addRounds(groupId, ties);
		await db()
			.updateTable("schedules")
			.set({ state: "applied", rounds_made: JSON.stringify(rounds), ended_at: new Date() })
			.where("id", "=", schedule.id)
			.execute();
		await audit(actor, "schedule.applied", `group:${groupId}`, { count: ties.length });
		return { ok: true, ties: ties.length };
	};
	return asKind("import", () => inTransaction(apply));
}

/** Why a dry run no longer fits: a change since it was made. */
function changedSince({ squads, ties }: GroupFacts, schedule: Schedule, planned: ScheduledTie[]) {
	if (schedule.is_new && ties.length > 0) return "tiesAdded" as const;
	const versions = new Map(ties.map(({ id, version }) => [id, version]));
	if (!schedule.is_new && planned.some((tie) => versions.get(tie.match_id ?? 0) !== tie.match_version))
		return "tiesChanged" as const;
	const active = new Set(squads.map(({ id }) => id));
	const playing = new Set(planned.flatMap((tie) => [tie.home_squad_id, tie.away_squad_id]));
	const isOther = playing.difference(active).size > 0 || (schedule.is_new && active.difference(playing).size > 0);
	return isOther ? ("squadsChanged" as const) : undefined;
}

async function addTie(actor: Actor, { group, squads }: GroupFacts, tie: ScheduledTie) {
	const clubOf = (id: number) => squads.find((squad) => squad.id === id)?.club;
	await addRecord(actor, "match", {
		season: group.season,
		status: "scheduled",
		group_id: group.id,
		round: tie.round,
		home_team_id: clubOf(tie.home_squad_id),
		away_team_id: clubOf(tie.away_squad_id),
		home_squad_id: tie.home_squad_id,
		away_squad_id: tie.away_squad_id,
		match_date: tie.match_date,
		match_time: tie.match_time,
		venue_id: tie.venue_id,
	});
}

async function moveScheduled(actor: Actor, tie: ScheduledTie): Promise<boolean> {
	if (tie.match_id === null || tie.match_version === null) return false;
	const { match_date, match_time, venue_id } = tie;
	const phase = tie.before?.phase === "postponed" ? null : undefined;
	return giveTieDate(actor, tie.match_id, tie.match_version, { match_date, match_time, venue_id, phase });
}

/** Keeps which tie each line became, and its version: undoing leaves a tie that has another one. */
const noteTies = (groupId: number, scheduleId: number) =>
	sql`update schedule_ties t set match_id = m.id, match_version = m.version from matches m
		where t.schedule_id = ${scheduleId} and m.group_id = ${groupId} and m.status <> 'cancelled' and (m.id = t.match_id
			or t.match_id is null
				and (m.round, m.home_squad_id, m.away_squad_id) = (t.round, t.home_squad_id, t.away_squad_id))`.execute(db());

/** The rounds of the group's stage that were missing; those that are there keep their days. */
async function addRounds(groupId: number, ties: ScheduledTie[]): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`
		insert into rounds (stage_id, number, from_on, until_on)
		select g.stage_id, t.round, min(t.match_date), max(t.match_date) from groups g, schedule_ties t
		where g.id = ${groupId} and t.id in (${sql.join([0, ...ties.map(({ id }) => id)])}) group by g.stage_id, t.round
		on conflict (stage_id, number) do nothing returning id`.execute(db());
	return rows.map(({ id }) => id);
}
