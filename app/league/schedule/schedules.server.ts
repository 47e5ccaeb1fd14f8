import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { problemInSeason } from "../../settings/season-name.ts";
import { readSchedule } from "./asked/asked-schedule.ts";
import { type GroupFacts, openTiesOf } from "./asked/facts.server.ts";
import { triesFor } from "./planning/task.ts";

/** The queue in which schedules wait to be made. */
export const scheduleQueue = { name: "make-schedule" };
/** The most squads a schedule is made for. */
const MOST_SQUADS = 40;

export type Schedule = NonNullable<Awaited<ReturnType<typeof scheduleOf>>>;

/**
 * The schedule of a group that is to be decided; without one the last that was carried out, then the last that was
 * taken back.
 */
export const scheduleOf = (groupId: number) =>
	db()
		.selectFrom("schedules")
		.selectAll()
		.where("group_id", "=", groupId)
		.where("state", "<>", "discarded")
		.orderBy(sql`state in ('searching', 'ready', 'failed')`, "desc")
		.orderBy(sql`state = 'applied'`, "desc")
		.orderBy("id", "desc")
		.executeTakeFirst();

/** The fields of the form that asked for the group's last schedule. */
export const lastAsked = async (groupId: number) =>
	(
		await db()
			.selectFrom("schedules")
			.select("asked")
			.where("group_id", "=", groupId)
			.orderBy("id", "desc")
			.executeTakeFirst()
	)?.asked;

export type StartOutcome = Outcome<{ problems: Record<string, string>; problem: StartProblem }, { id: number }>;
type StartProblem = "fewSquads" | "manySquads" | "allPlayed" | "alreadyThere";

/** Why no schedule can be made for a group at all. */
export function whyNot(facts: GroupFacts): StartProblem | undefined {
	if (facts.squads.length < 2) return "fewSquads";
	if (facts.squads.length > MOST_SQUADS) return "manySquads";
	return facts.ties.length > 0 && openTiesOf(facts).length === 0 ? "allPlayed" : undefined;
}

/**
 * Begins to make a schedule: of all ties for a group without one, and of new days for those without a result otherwise.
 */
export const startSchedule = (actor: Actor, facts: GroupFacts, values: Record<string, string>) =>
	inTransaction(async () => {
		const started = await beginSchedule(actor, facts, values);
		if (started.ok) await enqueue(scheduleQueue, { id: started.id });
		return started;
	});

/** The same without a job: for a caller that makes it at once. */
export async function beginSchedule(
	actor: Actor,
	facts: GroupFacts,
	values: Record<string, string>,
): Promise<StartOutcome> {
	await authorizeAbout(actor, "league.manage", { groups: [facts.group.id] });
	const problem = whyNot(facts);
	if (problem) return { ok: false, problem };
	const read = readSchedule(
		values,
		facts.squads.map(({ id }) => id),
	);
	if (!read.ok) return read;
	const far = problemInSeason(read.asked.first, facts.group.season);
	if (far) return { ok: false, problems: { first: far } };
	return inTransaction(async () => {
		await lockSchedules(facts.group.id);
		const open = await scheduleOf(facts.group.id);
		if (open?.state === "failed") await discardSchedule(actor, facts.group.id);
		else if (open?.state === "searching" || open?.state === "ready") return { ok: false, problem: "alreadyThere" };
		await db()
			.deleteFrom("schedules")
			.where("group_id", "=", facts.group.id)
			.where("state", "=", "discarded")
			.execute();
		const { id } = await db()
			.insertInto("schedules")
			.values({
				group_id: facts.group.id,
				is_new: facts.ties.length === 0,
				asked: JSON.stringify(fieldsOf(values)),
				total: triesFor(facts.squads.length),
				started_by_id: accountIdOf(actor),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return { ok: true, id };
	});
}

/** One change of a group's schedule at a time. */
export const lockSchedules = (groupId: number) =>
	sql`select pg_advisory_xact_lock(hashtext('schedule'), ${groupId})`.execute(db());

/** The fields of the form, without those that only say which form it is. */
const fieldsOf = (values: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(values)
			.filter(([name]) => name !== "intent")
			.map(([name, value]) => [name, value.slice(0, 100)]),
	);

/** Cancels the search, or drops the dry run, and leaves the fields of its form; false when there is none. */
export async function discardSchedule(actor: Actor, groupId: number): Promise<boolean> {
	await authorizeAbout(actor, "league.manage", { groups: [groupId] });
	return inTransaction(async () => {
		await lockSchedules(groupId);
		const discarded = await db()
			.updateTable("schedules")
			.set({ state: "discarded", ended_at: new Date() })
			.where("group_id", "=", groupId)
			.where("state", "in", ["searching", "ready", "failed"])
			.returning("id")
			.executeTakeFirst();
		if (!discarded) return false;
		await db().deleteFrom("schedule_ties").where("schedule_id", "=", discarded.id).execute();
		return true;
	});
}
