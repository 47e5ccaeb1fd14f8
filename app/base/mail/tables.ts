import type { Generated } from "kysely";

export type MailsTable = {
	id: Generated<number>;
	recipient: string;
	reply_to: string | null;
	headers: Generated<Record<string, string>>;
	subject: string;
	html: string;
	plain: string;
	status: Generated<"queued" | "sent" | "dead">;
	attempts: Generated<number>;
	last_error: string | null;
	created_at: Generated<Date>;
	sent_at: Date | null;
	newsletter_issue_id: number | null;
};

declare module "../db/database.ts" {
	interface Database {
		mails: MailsTable;
	}
}
