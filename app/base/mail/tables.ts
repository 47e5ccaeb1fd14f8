import type { Generated, JSONColumnType } from "kysely";
import type { WaitCause } from "./smtp-answers.ts";

/** `expired`: its code or link ended before it could be sent. */
export type MailStatus = "queued" | "sent" | "dead" | "expired";

/** `attempt` is the try that may send the mail, as `job:number`. */
export type MailsTable = {
	id: Generated<number>;
	recipient: string;
	reply_to: string | null;
	headers: JSONColumnType<Record<string, string>, string | undefined>;
	subject: string;
	html: string;
	plain: string;
	status: Generated<MailStatus>;
	attempts: Generated<number>;
	attempt: string | null;
	last_error: string | null;
	/** Why it waits, or was given up after waiting, by the last try. */
	refused: WaitCause | null;
	created_at: Generated<Date>;
	sent_at: Date | null;
	/** The end of the code or link in it. */
	ends_at: Date | null;
	/** When it was written, or queued again by an owner. */
	queued_at: Generated<Date>;
	newsletter_issue_id: number | null;
};

/** How emails went, without their addresses: a view that needs no scope. */
export type MailStatesTable = {
	id: number;
	status: MailStatus;
	attempts: number;
	created_at: Date;
	sent_at: Date | null;
	newsletter_issue_id: number | null;
	refused: WaitCause | null;
	queued_at: Date;
	ends_at: Date | null;
};

/** When the next bulk mail may leave. One row. */
export type BulkMailPaceTable = { only_row: Generated<boolean>; next_at: Date; held_until: Generated<Date> };

declare module "../db/database.ts" {
	interface Database {
		mails: MailsTable;
		mail_states: MailStatesTable;
		bulk_mail_pace: BulkMailPaceTable;
	}
}
