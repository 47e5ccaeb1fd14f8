import type { Generated } from "kysely";

/** A name that a club had until a day. */
export type FormerClubNamesTable = {
	id: Generated<number>;
	club_id: number;
	name: string;
	name_ar: string;
	/** The last day. */
	until_on: string;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../../base/db/database.ts" {
	interface Database {
		former_club_names: FormerClubNamesTable;
	}
}
