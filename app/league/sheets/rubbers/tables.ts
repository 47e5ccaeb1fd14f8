import type { Generated } from "kysely";
import type { Side } from "../../../access/side.ts";

export type RubbersTable = {
	id: Generated<number>;
	match_id: number;
	ordinal: number;
	kind: Generated<"singles" | "doubles">;
	outcome: Generated<"played" | "walkover" | "retired" | "defaulted" | "not played">;
	/** Who was absent, retired or was defaulted. */
	lost_by: Side | "both" | null;
	home_games: Generated<number>;
	away_games: Generated<number>;
};

export type RubberPlayersTable = {
	rubber_id: number;
	side: Side;
	place: number;
	player_id: number | null;
	name: string;
	name_ar: string;
};

export type GamesTable = { rubber_id: number; number: number; home_points: number; away_points: number };

declare module "../../../base/db/database.ts" {
	interface Database {
		rubbers: RubbersTable;
		rubber_players: RubberPlayersTable;
		games: GamesTable;
	}
}
