import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "../base/locale/locale.ts";
import type { FormerValues } from "../settings/former-values.ts";

export type ContactMessagesTable = {
	id: Generated<number>;
	name: string;
	surname: string;
	email: string;
	message: string;
	language: Locale;
	status: Generated<"unread" | "read" | "answered" | "archived" | "spam">;
	created_at: Generated<Date>;
};

export type NewsletterSubscribersTable = {
	id: Generated<number>;
	email: string;
	language: Locale;
	status: Generated<"pending" | "confirmed" | "unsubscribed">;
	requested_at: Generated<Date>;
	confirmed_at: Date | null;
	unsubscribed_at: Date | null;
};

export type ContactRepliesTable = {
	id: Generated<number>;
	contact_message_id: number;
	body: string;
	sent_by_id: string | null;
	mail_id: number | null;
	sent_at: Generated<Date>;
};

export type SiteSettingsTable = {
	id: Generated<number>;
	fields: JSONColumnType<Record<string, unknown>, string | undefined>;
	/** The values of each part before its last change. */
	former: JSONColumnType<Record<string, FormerValues | undefined>, string | undefined>;
	version: Generated<number>;
	updated_at: Generated<Date>;
};

declare module "../base/db/database.ts" {
	interface Database {
		contact_messages: ContactMessagesTable;
		newsletter_subscribers: NewsletterSubscribersTable;
		contact_replies: ContactRepliesTable;
		site_settings: SiteSettingsTable;
	}
}
