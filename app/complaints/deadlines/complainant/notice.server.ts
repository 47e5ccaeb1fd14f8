import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Holiday } from "../../../base/locale/working-calendar.ts";
import { parseReference } from "../../../decisions/reference.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { addEvent } from "../../case/events/events.server.ts";
import {
	bySystem,
	type ComplainantDeadline,
	eachLocked,
	type LockedCase,
	moveDeadline,
	running,
} from "./complainant-deadlines.server.ts";
import { countedAgain, endOfPeriod, laterEnd, noticeByEmail } from "./period.ts";

/** So long before its end a deadline without notice begins again. */
const UNSEEN_MS = 86_400_000;

const periodOf = ({ days, days_kind: kind }: ComplainantDeadline) => ({ days, kind });

/**
 * The complainant opened a case in the portal, or their inbox with all of them: that is notice of the days that run
 * there.
 */
export async function noteOpening(actor: Actor, reference?: string, now = new Date()) {
	const person = accountIdOf(actor);
	const plain = reference === undefined ? undefined : parseReference(reference);
	if (!person || (reference !== undefined && !plain)) return;
	const own = (query: UnreadQuery) => query.where("c.user_id", "=", person);
	await noteOpened((query) => (plain ? own(query).where("c.case_reference", "=", plain) : own(query)), now);
}

/** A guest with a code opened this case. */
export const noteOpeningOf = (complaintId: string, now = new Date()) =>
	noteOpened((query) => query.where("c.id", "=", complaintId), now);

const unread = () =>
	db()
		.selectFrom("complainant_deadlines as d")
		.innerJoin("complaints as c", "c.id", "d.complaint_id")
		.select(["d.id", "d.complaint_id"])
		.where("d.settled_at", "is", null)
		.where("d.notice_at", "is", null)
		.orderBy("d.complaint_id");
type UnreadQuery = ReturnType<typeof unread>;

async function noteOpened(which: (query: UnreadQuery) => UnreadQuery, now: Date) {
	const { holidays } = await siteSettings();
	await asSystem(async () => {
		const found = await which(unread()).execute();
		await eachLocked(found, (deadline, item) => giveNotice(deadline, item, { at: now, by: "opened" }, holidays));
	});
}

/**
 * Every hour: an email that was accepted is notice some working days later. Where none was accepted until the day
 * before the end, the portal itself is notice: the time begins again then, once.
 */
export async function giveNotices(now: Date) {
	const { holidays } = await siteSettings();
	const found = await asSystem(() =>
		unread().leftJoin("mail_states as m", "m.id", "d.mail_id").select(["d.ends_at", "m.status", "m.sent_at"]).execute(),
	);
	for (const { ends_at, status, sent_at, ...row } of found) {
		const isEnding = ends_at.getTime() < now.getTime() + UNSEEN_MS;
		const read = status === "sent" && sent_at ? noticeByEmail(sent_at, holidays) : undefined;
		const notice = read && (read <= now || isEnding) ? { at: read, by: "email" as const } : undefined;
		const given = notice ?? (isEnding ? { at: now, by: "portal" as const } : undefined);
		if (given) await asSystem(() => eachLocked([row], (deadline, item) => giveNotice(deadline, item, given, holidays)));
	}
}

type Notice = { at: Date; by: "opened" | "email" | "portal" };

async function giveNotice(
	deadline: ComplainantDeadline,
	item: LockedCase,
	{ at, by }: Notice,
	holidays: readonly Holiday[],
) {
	if (deadline.notice_at) return;
	await db()
		.updateTable("complainant_deadlines")
		.set({ notice_at: at, notice_by: by })
		.where("id", "=", deadline.id)
		.execute();
	const to = laterEnd(deadline.ends_at, endOfPeriod(at, periodOf(deadline), holidays), holidays);
	const details = { what: deadline.what, by, until: riyadhDay(to) };
	await addEvent(bySystem, item.id, "case.notified", { details });
	await moveDeadline(deadline, item, { to, why: "notice", email: false });
}

/**
 * After a change of the holidays: days of complainants that would end on another day end later, never earlier, and they
 * are told.
 */
export async function recountComplainantDeadlines(now: Date) {
	const rules = await siteSettings();
	const found = await asSystem(() => running().where("notice_at", "is not", null).execute());
	for (const row of found.filter((deadline) => countedAgain(deadline, now, rules)))
		await asSystem(() =>
			eachLocked([row], async (deadline, item) => {
				const to = countedAgain(deadline, now, rules);
				if (to) await moveDeadline(deadline, item, { to, why: "holidays" });
			}),
		);
}
