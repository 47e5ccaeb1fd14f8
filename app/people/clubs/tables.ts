import type { Generated } from "kysely";
import type { Sex } from "../players/player-form.ts";

export type TeamsTable = {
	id: Generated<number>;
	name: string;
	name_ar: string;
	logo_url: string | null;
	/** `#rrggbb` */
	colour: string | null;
	region: Generated<string>;
	region_ar: Generated<string>;
	division: Generated<string>;
	division_ar: Generated<string>;
	coach_name: string | null;
	coach_name_ar: string | null;
	admin_name: string | null;
	admin_name_ar: string | null;
	contact_number: string | null;
	founded_year: Generated<number>;
	hall: string | null;
	hall_ar: string | null;
	address: string | null;
	address_ar: string | null;
	/** `24.7136,46.6753` */
	location: string | null;
	training: string | null;
	training_ar: string | null;
	age_groups: string | null;
	age_groups_ar: string | null;
	newcomers: string | null;
	newcomers_ar: string | null;
	email: string | null;
	website: string | null;
	social: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type PlayersTable = {
	id: Generated<number>;
	name: string;
	name_ar: string;
	nationality: Generated<string>;
	ranking: Generated<number | null>;
	photo_url: string | null;
	team_id: number | null;
	sex: Generated<Sex | null>;
	licence_no: Generated<string | null>;
	position: string | null;
	position_ar: string | null;
	bio: string | null;
	bio_ar: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		teams: TeamsTable;
		players: PlayersTable;
	}
}
