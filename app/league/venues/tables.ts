import type { Generated } from "kysely";

/** A hall in which ties are played. */
export type VenuesTable = {
	id: Generated<number>;
	club_id: number | null;
	name: string;
	name_ar: string;
	address: string | null;
	address_ar: string | null;
	/** Latitude and longitude in degrees, as `24.7136,46.6753`. */
	location: string | null;
	/** How many tables are in it. */
	tables: number | null;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** Days on which nothing can be played there, the first and the last included. */
export type VenueClosuresTable = {
	id: Generated<number>;
	venue_id: number;
	from_on: string;
	until_on: string;
	reason: string | null;
	reason_ar: string | null;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		venues: VenuesTable;
		venue_closures: VenueClosuresTable;
	}
}
