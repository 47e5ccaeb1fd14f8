import { system } from "../../access/actor.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Holiday } from "../../base/locale/working-calendar.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { deadlineColumns, dueAfter, dueOf, isLate } from "./deadlines.ts";

/** The first action of an officer is the first answer; the decision is due next. */
export async function noteFirstAnswer(complaintId: string, holidays: readonly Holiday[], now: Date) {
	const deadline = await db()
		.selectFrom("complaints")
		.select(deadlineColumns)
		.where("id", "=", complaintId)
		.executeTakeFirstOrThrow();
	if (deadline.first_answered_at) return;
	const due_at = dueOf({ ...deadline, first_answered_at: now }, holidays)?.at ?? null;
	const changed = { first_answered_at: now, due_at, was_late: isLate(deadline, now) };
	await db().updateTable("complaints").set(changed).where("id", "=", complaintId).execute();
}

/**
 * Recomputes deadlines after the calendar has changed, but for those that have passed. A deadline that changes adds an
 * event to its case, which its complainant reads too: from which day to which, and why.
 */
export async function recountDeadlines(now: Date) {
	const { holidays } = await siteSettings();
	await asSystem(async () => {
		const running = await db()
			.selectFrom("complaints")
			.select(["id", ...deadlineColumns])
			.where("clock_from", "is not", null)
			.where("clock_stopped_at", "is", null)
			.where("clock_waits_since", "is", null)
			.forUpdate()
			.execute();
		for (const deadline of running) {
			const due = dueAfter(deadline, deadline, holidays, now);
			if (!due || due.getTime() === deadline.due_at?.getTime()) continue;
			await db()
				.updateTable("complaints")
				.set({ due_at: due, was_late: isLate(deadline, now) })
				.where("id", "=", deadline.id)
				.execute();
			const acting = { actor: system, role: "system" as const };
			const was = deadline.due_at && riyadhDay(deadline.due_at);
			const details = { was, until: riyadhDay(due), why: "holidays" };
			if (was && was !== details.until) await addEvent(acting, deadline.id, "case.deadline-moved", { details });
		}
	});
}
