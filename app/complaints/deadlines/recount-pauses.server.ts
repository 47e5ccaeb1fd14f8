import { system } from "../../access/actor.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { type Deadline, deadlineColumns, dueAfter, isLate } from "./deadlines.ts";
import { replayed } from "./replay.ts";
import { statusChangesOf } from "./status-changes.server.ts";

const FIGURE = "pauses";
const REASON =
	"Until then a pause was kept as a number of working days, by the holidays that were known when it ended: one that " +
	"was entered or moved later gave another due date.";
/** Cases of one transaction. */
const STEP = 200;

/**
 * Finds the pauses of open cases in their events, where they were kept as a number, and counts their deadlines by them.
 * A deadline that moves adds an event to its case, with the day before and the new one; one that has passed stays.
 */
export async function recountPauses(now: Date) {
	let after = "00000000-0000-0000-0000-000000000000";
	const counts = { rows: 0, corrected: 0 };
	for (;;) {
		const step = await recountAfter(after, now);
		counts.rows += step.rows;
		counts.corrected += step.corrected;
		if (!step.last) break;
		after = step.last;
	}
	if (counts.rows === 0) return;
	await db()
		.insertInto("figure_recounts")
		.values({ figure: FIGURE, ...counts, reason: REASON })
		.onConflict((oc) => oc.column("figure").doNothing())
		.execute();
}

async function recountAfter(after: string, now: Date) {
	const { holidays, ...settings } = await siteSettings();
	return asSystem(async () => {
		const cases = await db()
			.selectFrom("complaints")
			.select(["id", "submitted_at", ...deadlineColumns])
			.where("id", ">", after)
			.where("clock_from", "is not", null)
			.where("clock_stopped_at", "is", null)
			.where("clock_pauses", "is", null)
			.orderBy("id")
			.limit(STEP)
			.forUpdate()
			.execute();
		const changes = await statusChangesOf(cases.map(({ id }) => id));
		let corrected = 0;
		for (const { id, submitted_at, ...deadline } of cases) {
			if (!submitted_at) continue;
			const own = changes.filter((each) => each.complaint_id === id);
			const clock_pauses = pausesOf(deadline, replayed({ ...deadline, submitted_at }, own, settings, holidays));
			if (!clock_pauses) continue;
			const due_at = dueAfter(deadline, { ...deadline, clock_pauses }, holidays, now);
			await db()
				.updateTable("complaints")
				.set({ clock_pauses, due_at, was_late: isLate(deadline, now) })
				.where("id", "=", id)
				.execute();
			const days = [deadline.due_at, due_at].map((due) => due && riyadhDay(due));
			if (days[0] === days[1]) continue;
			const acting = { actor: system, role: "system" as const };
			const details = { was: days[0], until: days[1], why: "pauses" };
			await addEvent(acting, id, "case.deadline-corrected", { isPublic: false, details });
			corrected += 1;
		}
		return { rows: cases.length, corrected, last: cases.length === STEP ? cases.at(-1)?.id : undefined };
	});
}

/** The pauses of the present period; undefined where days were waited of which the events say nothing. */
function pausesOf({ clock_from, clock_waited_days }: Deadline, { clock_pauses }: Deadline): string[] | undefined {
	const first = clock_from ? riyadhDay(clock_from) : "";
	const pauses = (clock_pauses ?? []).filter((pause) => pause >= first);
	return pauses.length === 0 && clock_waited_days > 0 ? undefined : pauses;
}
