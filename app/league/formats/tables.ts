import type { Generated } from "kysely";

/** A format that an editor made; the columns are those of format.ts. */
export type FormatsTable = {
	id: Generated<number>;
	code: string;
	name: string;
	name_ar: string;
	order_of_play: string;
	wins_needed: number | null;
	min_players: number;
	max_players: number;
	most_rubbers: number | null;
	best_of: number;
	points_to: Generated<number>;
	/** Who may be named at a position, such as `1:u15` (app/people/registrations/eligibility/position-rules.ts). */
	position_rules: Generated<string>;
	source: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		formats: FormatsTable;
	}
}
