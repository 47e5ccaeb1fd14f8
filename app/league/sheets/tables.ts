import type { Generated, JSONColumnType } from "kysely";
import type { Side } from "../../access/side.ts";
import type { NamedPlaces, SheetDocument } from "./sheet.ts";

/** Who a side named. */
export type LineupsTable = {
	id: Generated<number>;
	match_id: number;
	side: Side;
	/** When the side handed it in. */
	sealed_at: Generated<Date | null>;
	/** From then on both sides and the public may know it. */
	opened_at: Generated<Date | null>;
	/** When this side opened what the other one had named, without having handed in its own. */
	opened_first_at: Generated<Date | null>;
	/** The players as the side handed them in, kept by a trigger; null while it has not. */
	handed_in: JSONColumnType<NamedPlaces | null, never, never>;
	version: Generated<number>;
};

/**
 * A place of the order of play, and who has it, with the name of the day: `A`, `X`, `2`, and `D/1`, `D/2` for the
 * players of a pair.
 */
export type LineupPlacesTable = {
	lineup_id: number;
	place: string;
	player_id: number | null;
	name: string;
	name_ar: string;
};

/** Every state of a sheet that was saved; rows are added only. */
export type SheetVersionsTable = {
	match_id: number;
	number: number;
	document: JSONColumnType<SheetDocument>;
	reason: string | null;
	made_at: Generated<Date>;
};

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

declare module "../../base/db/database.ts" {
	interface Database {
		lineups: LineupsTable;
		lineup_places: LineupPlacesTable;
		sheet_versions: SheetVersionsTable;
		rubbers: RubbersTable;
		rubber_players: RubberPlayersTable;
		games: GamesTable;
	}
}
