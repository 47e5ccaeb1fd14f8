import type { ColumnType } from "kysely";
import type { RankReason } from "../ranking/rank.ts";
import type { TieBehind } from "../ranking/why/ties-behind.ts";
import type { Result } from "../tie.ts";

/** JSON goes in as text. */
type Json<T> = ColumnType<T, string, string>;

/**
 * A row of the table of a group, as it is now; older than its results while the group has a row in `standings_changes`.
 */
export type GroupStandingsTable = {
	group_id: number;
	squad_id: number;
	position: number;
	rank: number | null;
	played: number;
	won: number;
	drawn: number;
	lost: number;
	rubbers_won: number;
	rubbers_lost: number;
	games_won: number;
	games_lost: number;
	rallies_won: number;
	rallies_lost: number;
	start_points: number;
	adjustment: number;
	points: number;
	form: Json<Result[]>;
	why: ColumnType<RankReason | null, string | null, string | null>;
	among: Json<TieBehind[]>;
	rule_version: string;
};

type StandingsChangesTable = { group_id: number; xact: string };

declare module "../../base/db/database.ts" {
	interface Database {
		group_standings: GroupStandingsTable;
		standings_changes: StandingsChangesTable;
	}
}
