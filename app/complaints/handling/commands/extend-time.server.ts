import type { Actor } from "../../../access/actor.ts";
import { endOfDay, workingDayFrom } from "../../../base/locale/working-calendar.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { caseRoleOf } from "../../case/case-role.ts";
import {
	eachLocked,
	lastMoment,
	moveDeadline,
	running,
} from "../../deadlines/complainant/complainant-deadlines.server.ts";
import { storeMessage } from "../../transitions/store-text.server.ts";
import { type CommandResult, withLockedCase } from "./case-commands.server.ts";

/** The time of the complainant that runs in a case; undefined when none does, or the last moment has passed. */
export async function timeOf(complaintId: string, now: Date) {
	const deadline = await running().where("complaint_id", "=", complaintId).executeTakeFirst();
	if (!deadline || lastMoment(deadline) < now) return undefined;
	return { what: deadline.what, ends_at: lastMoment(deadline) };
}

/** The longest: a mistyped year would bind. */
const YEAR_MS = 366 * 86_400_000;

/**
 * An officer gives the complainant more time to answer or to appeal, to the end of a day (`2027-03-09`) or of the
 * working day after it. Both sides read the reason in the case (docs/rules/complaints.md#days-of-complainants). Time
 * that has passed is not given back: the case went on.
 */
export function extendTime(
	actor: Actor,
	id: string,
	given: { until: string; reason: string },
	now = new Date(),
): Promise<CommandResult<"notLater" | "tooLong">> {
	return withLockedCase<"notLater" | "tooLong">(actor, id, async () => {
		const { holidays } = await siteSettings();
		const to = endOfDay(workingDayFrom(given.until, holidays));
		if (to.getTime() > now.getTime() + YEAR_MS) return { ok: false, refused: "tooLong" };
		const found = await running().where("complaint_id", "=", id).execute();
		const open = found.filter((deadline) => lastMoment(deadline) >= now);
		if (open.length === 0) return { ok: false, refused: "unknown" };
		const acting = { actor, role: caseRoleOf(actor) };
		let moved = false;
		await eachLocked(open, async (deadline, item) => {
			moved = (await moveDeadline(deadline, item, { to, why: "extended", acting })) || moved;
		});
		if (!moved) return { ok: false, refused: "notLater" };
		await storeMessage(acting, id, { kind: "reason", body: given.reason });
		return { ok: true };
	});
}
