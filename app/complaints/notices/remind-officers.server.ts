import { sql } from "kysely";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { endOfWorkingDays, isWorkingDay } from "../../base/locale/working-calendar.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { tellStaff } from "../case/notices/tell-staff.server.ts";
import { NEAR_DAYS } from "../deadlines/deadlines.ts";
import type { Digest, DueCounts } from "./emails.ts";
import { mailDigest, peopleWaiting, type Reader, redirectNotices, takeNotices } from "./send-notices.server.ts";

/**
 * The mail of a working morning, one to a person: the overdue and near cases that are assigned to them, for heads the
 * unassigned ones, and what waits of the paced mails. It holds numbers and a link; none is sent on a holiday.
 */
export async function remindOfficersAt(now: Date) {
	const { holidays } = await siteSettings();
	if (!isWorkingDay(riyadhDay(now), holidays)) return;
	const soon = endOfWorkingDays(now, NEAR_DAYS, holidays);
	await tellOfNobody();
	await redirectNotices();
	await asSystem(async () => {
		const digests = new Map<string, Reader & Partial<Digest>>();
		const add = (reader: Reader, digest: Partial<Digest>) =>
			digests.set(reader.id, { ...digests.get(reader.id), ...reader, ...digest });
		for (const { late, near, unanswered, ...reader } of await dueOfAssignees(now, soon))
			add(reader, { own: { late, near, unanswered } });
		for (const { late, near, unanswered, ...reader } of await dueOfNobody(now, soon))
			add(reader, { unassigned: { late, near, unanswered } });
		for (const reader of await peopleWaiting()) add(reader, {});
		for (const [id, { own, unassigned, ...reader }] of digests)
			await mailDigest(reader, { own, unassigned, notices: await takeNotices(id, now, { all: true }) });
	});
}

/** Repeated every working morning until such a case has staff. */
const tellOfNobody = () =>
	asSystem(async () => {
		const { rows } = await sql<{ id: string }>`select cases_without_staff() as id`.execute(db());
		for (const { id } of rows) await tellStaff("nobody", id);
	});

/** An overdue answer is overdue, as in the list of the desk. */
const counts = (now: Date) =>
	sql`count(*) filter (where coalesce(c.due_at, c.answer_due_at) < ${now})::int as late,
		count(*) filter (where c.due_at >= ${now})::int as near,
			count(*) filter (where c.answer_due_at < ${now})::int as unanswered`;

const isDue = (now: Date, soon: Date) => sql`(c.due_at <= ${soon} or c.answer_due_at < ${now})`;

async function dueOfAssignees(now: Date, soon: Date) {
	const { rows } = await sql<Reader & DueCounts>`
		select a.id, a.email, a.language, ${counts(now)} from complaints c join accounts a on a.id = c.assigned_to_id
		where ${isDue(now, soon)} and a.disabled_at is null and not is_recused(c.id, a.id) group by a.id`.execute(db());
	return rows;
}

async function dueOfNobody(now: Date, soon: Date) {
	const { rows } = await sql<Reader & DueCounts>`
		select a.id, a.email, a.language, ${counts(now)}
		from complaints c, accounts a join account_roles r on r.account_id = a.id and r.role = 'head'
		where ${isDue(now, soon)} and c.assigned_to_id is null and a.disabled_at is null and not is_recused(c.id, a.id)
		group by a.id`.execute(db());
	return rows;
}
