import type { Generated } from "kysely";
import type { Locale } from "../base/locale/locale.ts";

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

declare module "../base/db/database.ts" {
	interface Database {
		contact_messages: ContactMessagesTable;
		newsletter_subscribers: NewsletterSubscribersTable;
	}
}
