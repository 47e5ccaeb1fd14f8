import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction, runSql } from "../../base/db/client.server.ts";
import { retryJob } from "../../base/jobs/queue.server.ts";
import { isResendable, resendMails } from "../../base/mail/mail.server.ts";
import { asMailer } from "../../base/mail/mail-scope.server.ts";
import { maskedAddress, withoutAddresses } from "../../base/mail/masked-address.ts";

const EMAILS_PER_PAGE = 50;
const MOST_JOBS = 50;
/** At once; the rest is sent again with the next press of the button. */
const MOST_RESENT = 500;

/** Jobs of emails are shown as the emails they are. */
const ofMail = "('mail', 'bulk-mail', 'dead-letters')";

/** How much waits in each queue, for how long (seconds), and what was given up. For owners. */
export async function queueState(actor: Actor, page: number) {
	authorize(actor, "queue.manage");
	const total = await countMails(isOver);
	return {
		queues: await queues(),
		jobs: await failedJobs(),
		emails: await mailsThat(isOver, EMAILS_PER_PAGE, page),
		total,
		pages: Math.max(1, Math.ceil(total / EMAILS_PER_PAGE)),
	};
}

/** Not sent: given up, or ended before it could be. */
const isOver = sql<boolean>`status in ('dead', 'expired')`;

async function countMails(that: typeof isOver): Promise<number> {
	const { total } = await db()
		.selectFrom("mail_states")
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.where(that)
		.executeTakeFirstOrThrow();
	return total;
}

/** How many emails one press of the button sends again. */
export async function resendable(actor: Actor): Promise<number> {
	authorize(actor, "queue.manage");
	return Math.min(await countMails(isResendable), MOST_RESENT);
}

type Queue = { name: string; waiting: number; active: number; seconds: number };
async function queues(): Promise<Queue[]> {
	const { rows } = await runSql(`
		select name, count(*) filter (where state < 'active')::int as waiting,
			count(*) filter (where state = 'active')::int as active,
			coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::int as seconds
		from pgboss.job
		where (state < 'active' and start_after <= now() or state = 'active') and name not like '\\_\\_%'
			and name <> 'dead-letters'
		group by name order by name`);
	return rows;
}

type FailedJob = { id: string; name: string; at: Date; tries: number; error: string };
/** The error is one line: where a job failed. It holds no values (see the dispatcher). */
async function failedJobs(): Promise<FailedJob[]> {
	const { rows } = await runSql(
		`select id::text, name, completed_on as at, retry_count + 1 as tries,
			left(split_part(coalesce(output->>'error', output->>'message', ''), E'\\n', 1), 200) as error
		from pgboss.job where state = 'failed' and name not in ${ofMail} order by completed_on desc limit ${MOST_JOBS}`,
	);
	return rows;
}

/**
 * Emails that were not sent, the latest first. Owners may not know who files complaints: addresses are masked, subjects
 * left out.
 */
async function mailsThat(that: typeof isOver, most: number, page = 1) {
	const rows = await asMailer(() =>
		db()
			.selectFrom("mails")
			.select(["id", "recipient", "created_at", "attempts", "last_error", "newsletter_issue_id"])
			.select(sql<boolean>`not (${isResendable})`.as("hasEnded"))
			.where(that)
			.orderBy("id", "desc")
			.limit(most)
			.offset((page - 1) * most)
			.execute(),
	);
	return rows.map(({ recipient, last_error, newsletter_issue_id, ...row }) => ({
		...row,
		to: maskedAddress(recipient),
		error: withoutAddresses(last_error ?? ""),
		isNewsletter: newsletter_issue_id !== null,
	}));
}

/** The latest few that can be sent again. */
export function latestDeadEmails(actor: Actor, most: number) {
	authorize(actor, "queue.manage");
	return mailsThat(isResendable, most);
}

/** Sends an email again that was given up, or up to 500 of them; returns how many. */
export function resendEmails(actor: Actor, id?: number): Promise<number> {
	authorize(actor, "queue.manage");
	return inTransaction(async () => {
		const count = await resendMails({ id, most: MOST_RESENT });
		if (count > 0) await audit(actor, "email.resent", undefined, { count });
		return count;
	});
}

/** Begins a failed job again; false when it is gone or no longer failed. */
export function retryFailedJob(actor: Actor, id: string): Promise<boolean> {
	authorize(actor, "queue.manage");
	return inTransaction(async () => {
		const { rows } = await sql<{ name: string }>`
			select name from pgboss.job where id::text = ${id} and state = 'failed' for update`.execute(db());
		const name = rows[0]?.name;
		if (!name) return false;
		await retryJob(name, id);
		await audit(actor, "job.retried", `job:${name}`);
		return true;
	});
}
