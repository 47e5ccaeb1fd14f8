import type { Generated, JSONColumnType } from "kysely";
import type { Refusal } from "./smtp-answers.ts";

/** `attempt` is the try that may send the mail, as `job:number`. */
export type MailsTable = {
	id: Generated<number>;
	recipient: string;
	reply_to: string | null;
	headers: JSONColumnType<Record<string, string>, string | undefined>;
	subject: string;
	html: string;
	plain: string;
	status: Generated<"queued" | "sent" | "dead">;
	attempts: Generated<number>;
	attempt: string | null;
	last_error: string | null;
	/** The part of us that its server refused at the last try. */
	refused: Refusal | null;
	created_at: Generated<Date>;
	sent_at: Date | null;
	newsletter_issue_id: number | null;
};

/** How emails went, without their addresses: a view that needs no scope. */
export type MailStatesTable = {
	id: number;
	status: "queued" | "sent" | "dead";
	attempts: number;
	created_at: Date;
	sent_at: Date | null;
	newsletter_issue_id: number | null;
	refused: Refusal | null;
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
