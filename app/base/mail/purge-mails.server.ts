import { sql } from "kysely";
import { db } from "../db/client.server.ts";
import type { JobKind } from "../jobs/job-kind.ts";

const KEPT_DAYS = 30;

/**
 * Every night: rows of mails that ended more than 30 days ago, sent or dead. Who was written to, and when, is personal data too. Issues of
 * the newsletter are counted from theirs, and replies to messages show whether they arrived.
 */
export const purgeMails: JobKind<object> = {
	name: "forget-mails",
	cron: "47 3 * * *",
	run: () => purgeMailsAt(new Date()),
};

export async function purgeMailsAt(now: Date) {
	await db()
		.deleteFrom("mails")
		.where("status", "in", ["sent", "dead"])
		.where("newsletter_issue_id", "is", null)
		.where(sql<boolean>`coalesce(sent_at, created_at) < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}`)
		.where(sql<boolean>`not exists (select from contact_replies r where r.mail_id = mails.id)`)
		.execute();
}
