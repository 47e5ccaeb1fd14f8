import { sql } from "kysely";
import { asSystem } from "../../access/case-access.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { dueNow, type Notice } from "../case/notices/notice-kinds.ts";
import { TELL_STAFF, tellStaff } from "../case/notices/tell-staff.server.ts";
import { type Digest, digestEmail, type NoticeCounts, ownersEmail } from "./emails.ts";

/**
 * Mails what waits: twenty seconds after an act, and every five minutes what had to wait for a pause or a killed
 * process.
 */
export const tellStaffJob: JobKind<object> = {
	name: TELL_STAFF,
	cron: "*/5 * * * *",
	run: () => sendNotices(new Date()),
};

/** One mail to each person with a due notice. A person's mail and the end of its notices are one transaction. */
export async function sendNotices(now: Date) {
	await redirectNotices();
	for (const person of await peopleWaiting())
		await asSystem(async () => {
			await mailDigest(person, { notices: await takeNotices(person.id, now) });
		});
}

export type Reader = { id: string; email: string; language: Locale; isOwnerAlone?: boolean };

/**
 * Before anything is mailed: a notice whose reader was recused, disabled or lost the role, or may not judge the appeal,
 * goes to the reader it is for now. One to an owner ends when the case has staff again.
 */
export const redirectNotices = () =>
	asSystem(async () => {
		const { rows } = await sql<{ complaint_id: string; kind: Notice }>`
			delete from desk_notices n where case when kind = 'nobody' then
					exists (select from staff_of_case(n.complaint_id))
					or not exists (select from account_roles r join accounts a on a.id = r.account_id
						where a.id = n.account_id and r.role = 'owner' and a.disabled_at is null)
				when kind = 'recusal' then not exists (select from account_roles r join accounts a on a.id = r.account_id
						where a.id = n.account_id and r.role in ('owner', 'head') and a.disabled_at is null)
				when kind = 'erasure' then n.account_id not in (select heads_of_case(n.complaint_id))
				else not exists (select from staff_of_case(n.complaint_id) s where s.account_id = n.account_id) end
			returning complaint_id, kind`.execute(db());
		for (const { complaint_id, kind } of rows)
			if (kind !== "nobody" && kind !== "recusal") await tellStaff(kind, complaint_id);
	});

/** The people with waiting notices. */
export const peopleWaiting = (): Promise<Reader[]> =>
	asSystem(() =>
		db()
			.selectFrom("accounts as a")
			.select(["a.id", "a.email", "a.language"])
			.select(
				sql<boolean>`not exists (select from account_roles r where r.account_id = a.id
					and r.role in ('officer', 'head'))`.as("isOwnerAlone"),
			)
			.where("a.disabled_at", "is", null)
			.where("a.id", "in", db().selectFrom("desk_notices").select("account_id"))
			.orderBy("a.id")
			.execute(),
	);

/**
 * Takes what is due for a person out of the table, as counts; `all` of it in the morning. Two processes never take the
 * same.
 */
export async function takeNotices(account: string, now: Date, { all = false } = {}): Promise<NoticeCounts> {
	await db()
		.insertInto("desk_mail_settings")
		.values({ account_id: account })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { pace, mailed_at } = await db()
		.selectFrom("desk_mail_settings")
		.select(["pace", "mailed_at"])
		.where("account_id", "=", account)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const waiting = await db()
		.selectFrom("desk_notices")
		.select(["complaint_id", "kind"])
		.where("account_id", "=", account)
		.execute();
	const due = all ? waiting : dueNow(waiting, { pace, mailedAt: mailed_at }, now);
	const counts: NoticeCounts = {};
	for (const { complaint_id, kind } of due) {
		counts[kind] = (counts[kind] ?? 0) + 1;
		await db()
			.deleteFrom("desk_notices")
			.where("account_id", "=", account)
			.where("complaint_id", "=", complaint_id)
			.where("kind", "=", kind)
			.execute();
	}
	if (due.length > 0)
		await db().updateTable("desk_mail_settings").set({ mailed_at: now }).where("account_id", "=", account).execute();
	return counts;
}

/**
 * One mail with all of it; owners hear of cases without staff, and of recusals where they are no staff, by one of its
 * own.
 */
export async function mailDigest({ email, language, isOwnerAlone }: Reader, digest: Digest) {
	const { nobody, recusal, ...others } = digest.notices;
	const notices = { ...others, ...(recusal && !isOwnerAlone && { recusal }) };
	const ofOwners = { ...(nobody && { nobody }), ...(recusal && isOwnerAlone && { recusal }) };
	if (Object.keys(ofOwners).length > 0)
		await sendEmail(ownersEmail(language, ofOwners, absolute(pathIn(language, "/admin/accounts"))), { to: email });
	if (Object.keys(notices).length === 0 && !digest.own && !digest.unassigned) return;
	const list = absolute(pathIn(language, "/complaints/admin"));
	await sendEmail(
		digestEmail(language, { ...digest, notices }, (query) => list + query),
		{ to: email },
	);
}
