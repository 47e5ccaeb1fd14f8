import { system } from "../../access/actor.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { addEvent } from "../case/events/events.server.ts";
import { replayed } from "./replay.ts";
import { statusChangesOf } from "./status-changes.server.ts";

const FIGURE = "lateness";
const REASON =
	"Until then a question, a first answer or a new calendar emptied or " +
	"moved a deadline that had passed, and the case counted as in time.";
/** Cases of one transaction. */
const STEP = 200;

/** When the lateness of past cases was counted again, and how many were wrong; undefined before. */
export const latenessRecount = () =>
	db()
		.selectFrom("figure_recounts")
		.select(["at", "rows", "corrected"])
		.where("figure", "=", FIGURE)
		.executeTakeFirst();

/**
 * Once: counts the lateness of all cases again from their events. A case that was wrong gets an event; none becomes
 * punctual.
 */
export async function recountLateness() {
	if (await latenessRecount()) return;
	let after = "00000000-0000-0000-0000-000000000000";
	const counts = { rows: 0, corrected: 0 };
	for (;;) {
		const step = await recountAfter(after);
		counts.rows += step.rows;
		counts.corrected += step.corrected;
		if (!step.last) break;
		after = step.last;
	}
	await db()
		.insertInto("figure_recounts")
		.values({ figure: FIGURE, ...counts, reason: REASON })
		.onConflict((oc) => oc.doNothing())
		.execute();
}

async function recountAfter(after: string) {
	const { holidays, ...settings } = await siteSettings();
	return asSystem(async () => {
		const cases = await db()
			.selectFrom("complaints")
			.select(["id", "submitted_at", "clock_kind", "clock_days", "clock_first_days", "first_answered_at", "was_late"])
			.where("id", ">", after)
			.where("status", "<>", "draft")
			.orderBy("id")
			.limit(STEP)
			.forUpdate()
			.execute();
		const ids = cases.filter(({ was_late }) => !was_late).map(({ id }) => id);
		const changes = await statusChangesOf(ids);
		let corrected = 0;
		for (const { submitted_at, ...item } of cases) {
			if (item.was_late || !submitted_at) continue;
			const own = changes.filter((each) => each.complaint_id === item.id);
			if (!replayed({ ...item, submitted_at }, own, settings, holidays).was_late) continue;
			await db().updateTable("complaints").set({ was_late: true }).where("id", "=", item.id).execute();
			const acting = { actor: system, role: "system" as const };
			await addEvent(acting, item.id, "case.lateness-corrected", { isPublic: false });
			corrected += 1;
		}
		return { rows: cases.length, corrected, last: cases.length === STEP ? cases.at(-1)?.id : undefined };
	});
}
