import { setImmediate } from "node:timers/promises";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { readSchedule } from "./asked/asked-schedule.ts";
import { type GroupFacts, groupFacts, openTiesOf, taskOf } from "./asked/facts.server.ts";
import type { Meeting } from "./planning/place-round.ts";
import { placeGiven, search } from "./planning/search.ts";
import type { PlannedTie, Task } from "./planning/task.ts";
import { scheduleQueue } from "./schedules.server.ts";
import type { FormerDay } from "./tables.ts";

/** Other requests get their turn after so long. */
const SLICE_MS = 15;
/** How often the progress is written. */
const SAID_MS = 700;

/** Makes the dry run of a schedule. Of one that stopped with its server the next try makes the same. */
export const scheduleJob: JobKind<{ id: number }> = {
	...scheduleQueue,
	retryLimit: 2,
	retryDelay: 5,
	async run({ id }, { last }) {
		try {
			await makeSchedule(id);
		} catch (error) {
			if (last) await fail(id, "failed");
			throw error;
		}
	},
};

/** Makes the dry run of a schedule that waits for it. */
export async function makeSchedule(id: number) {
	const schedule = await db().selectFrom("schedules").selectAll().where("id", "=", id).executeTakeFirst();
	if (schedule?.state === "searching") await make(id, schedule);
}

async function make(
	id: number,
	{ group_id, asked, is_new }: { group_id: number; asked: Record<string, string>; is_new: boolean },
) {
	const facts = await groupFacts(group_id);
	const read = readSchedule(asked, facts?.squads.map((squad) => squad.id) ?? []);
	if (!facts || !read.ok) return fail(id, "failed");
	const open = openTiesOf(facts);
	const task = await taskOf(facts, read.asked, new Set(open.map((tie) => tie.id)));
	const ties = is_new ? await inSlices(id, search(task)) : await inSlices(id, placedAgain(facts, task));
	if (ties === "cancelled") return;
	if (!ties) return fail(id, "noDays");
	await inTransaction(async () => {
		const { numUpdatedRows } = await db()
			.updateTable("schedules")
			.set((eb) => ({ state: "ready", done: eb.ref("total"), ended_at: new Date() }))
			.where("id", "=", id)
			.where("state", "=", "searching")
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return;
		const rows = ties.map(({ tie, ...planned }) => rowOf(id, planned, tie));
		if (rows.length > 0) await db().insertInto("schedule_ties").values(rows).execute();
	});
}

type OpenTie = ReturnType<typeof openTiesOf>[number];
type PlacedTie = PlannedTie & { tie?: OpenTie };

const rowOf = (schedule_id: number, planned: PlannedTie, tie: OpenTie | undefined) => ({
	schedule_id,
	round: planned.round,
	home_squad_id: planned.home,
	away_squad_id: planned.away,
	match_date: planned.day,
	match_time: planned.time,
	venue_id: planned.venue,
	match_id: tie?.id ?? null,
	match_version: tie?.version ?? null,
	before: tie ? JSON.stringify(formerDay(tie)) : null,
});

const formerDay = ({ match_date, match_time, venue_id, date_known, phase }: OpenTie): FormerDay => ({
	match_date,
	match_time,
	venue_id,
	date_known,
	phase,
});

/** Searches in slices between which the process does other work, and says how far it is. */
async function inSlices(
	id: number,
	steps: Generator<number, PlacedTie[] | undefined>,
): Promise<PlacedTie[] | undefined | "cancelled"> {
	let slice = performance.now();
	let said = slice;
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		const now = performance.now();
		if (now - said > SAID_MS) {
			said = now;
			if (!(await say(id, step.value))) return "cancelled";
		}
		if (now - slice > SLICE_MS) {
			await setImmediate();
			slice = performance.now();
		}
	}
}

/** Writes how many tries were made; false when the search was cancelled. */
async function say(id: number, done: number): Promise<boolean> {
	const { numUpdatedRows } = await db()
		.updateTable("schedules")
		.set({ done })
		.where("id", "=", id)
		.where("state", "=", "searching")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** New days for the ties without a result, in the order of their rounds; ties without a round are taken day by day. */
function* placedAgain(facts: GroupFacts, task: Task): Generator<number, PlacedTie[] | undefined> {
	const places = new Map(task.squads.map(({ id }, place) => [id, place]));
	const known = openTiesOf(facts).filter((tie) => places.has(tie.home_squad_id) && places.has(tie.away_squad_id));
	const byRound = Map.groupBy(known, ({ round, match_date }) => (round === null ? match_date : round));
	const rounds = [...byRound.values()];
	const numbers = rounds.map((ties, nth) => ties[0]?.round ?? nth + 1);
	const order = rounds.map((_, nth) => nth).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
	const meetings = order.map((nth) =>
		(rounds[nth] ?? []).map(
			(tie): Meeting => ({ home: places.get(tie.home_squad_id) ?? 0, away: places.get(tie.away_squad_id) ?? 0 }),
		),
	);
	const placed = yield* placeGiven(meetings, task);
	const ties = order.flatMap((nth) => (rounds[nth] ?? []).map((tie) => ({ tie, round: numbers[nth] ?? nth + 1 })));
	return placed?.map((planned, nth) => ({ ...planned, ...ties[nth] }));
}

const fail = (id: number, problem: string) =>
	db()
		.updateTable("schedules")
		.set({ state: "failed", problem, ended_at: new Date() })
		.where("id", "=", id)
		.where("state", "=", "searching")
		.execute();
