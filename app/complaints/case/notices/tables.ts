import type { Generated } from "kysely";
import type { Notice, Pace } from "./notice-kinds.ts";

export type DeskUnreadTable = { account_id: string; complaint_id: string; since: Generated<Date> };
export type DeskNoticesTable = { account_id: string; complaint_id: string; kind: Notice; at: Generated<Date> };
export type DeskMailSettingsTable = { account_id: string; pace: Generated<Pace>; mailed_at: Date | null };

declare module "../../../base/db/database.ts" {
	interface Database {
		desk_unread: DeskUnreadTable;
		desk_notices: DeskNoticesTable;
		desk_mail_settings: DeskMailSettingsTable;
	}
}
