import type { Generated } from "kysely";
import type { NationalTeamType } from "./national-team.ts";

export type NationalTeamsTable = {
	id: Generated<number>;
	team_type: NationalTeamType;
	title: string;
	title_ar: string;
	coach_name: string;
	coach_name_ar: string;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type NationalTeamPlayersTable = {
	id: Generated<number>;
	national_team_id: number;
	player_id: number;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		national_teams: NationalTeamsTable;
		national_team_players: NationalTeamPlayersTable;
	}
}
