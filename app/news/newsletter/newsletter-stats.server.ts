import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { noteRead } from "../../base/db/changes/reads.server.ts";
import { db } from "../../base/db/client.server.ts";
import { remember } from "../../base/db/remembered/remember.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { asMailer } from "../../base/mail/mail-scope.server.ts";

type Issue = {
	id: number;
	title: string;
	language: Locale;
	sent_at: Date;
	recipients: number;
	delivered: number;
	waiting: number;
	bounced: number;
};

/**
 * Readers by state and language, what was sent, the outcome of each mail, and the latest mails of issues that bounced.
 * Readers are counted by subscriptions: emails carry no pixel and no link that would tell who opened them.
 * Other mails name people who stay unknown to editors and owners, such as those who file complaints.
 */
export async function newsletterStats(actor: Actor) {
	authorize(actor, "newsletter.manage");
	const counts = await readerCounts();
	const issues = await sql<Issue>`
		select issue.id, issue.title, issue.language, issue.sent_at, issue.recipients,
		       issue.past_delivered + count(m.id) filter (where m.status = 'sent') as delivered,
		       count(m.id) filter (where m.status = 'queued') as waiting,
		       issue.past_bounced + count(m.id) filter (where m.status = 'dead') as bounced
		from newsletter_issues issue left join mail_states m on m.newsletter_issue_id = issue.id
		group by issue.id order by issue.id desc limit 100`.execute(db());
	const bounces = await asMailer(() =>
		db()
			.selectFrom("mails")
			.select(["id", "recipient", "subject", "last_error", "created_at"])
			.where("status", "=", "dead")
			.where("newsletter_issue_id", "is not", null)
			.orderBy("id", "desc")
			.limit(50)
			.execute(),
	);
	return { counts, issues: issues.rows, bounces };
}

const readerCounts = () =>
	remember("readers by state", async () => {
		noteRead("newsletter_subscribers");
		const { rows } = await sql<{ ar: number; en: number; pending: number; left: number }>`
			select count(*) filter (where status = 'confirmed' and language = 'ar') as ar,
			       count(*) filter (where status = 'confirmed' and language = 'en') as en,
			       count(*) filter (where status = 'pending') as pending,
			       count(*) filter (where status = 'unsubscribed') as left
			from newsletter_subscribers`.execute(db());
		return rows[0] ?? { ar: 0, en: 0, pending: 0, left: 0 };
	});
