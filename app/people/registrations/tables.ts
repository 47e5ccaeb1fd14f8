import type { Generated } from "kysely";

export type LicenceState = "requested" | "approved" | "refused" | "withdrawn";
export type TransferState = "requested" | "released" | "approved" | "refused" | "withdrawn";

/** A player at a club by days, the first and the last included: null when one is not known, or when it goes on. */
export type StintsTable = {
	id: Generated<number>;
	player_id: number;
	club_id: number;
	kind: Generated<"own" | "loan">;
	from_on: string | null;
	until_on: string | null;
	/** Follows from a change of the player's club; one that someone gives takes its place. */
	is_derived: Generated<boolean>;
	cut_on: string | null;
	uncut_until: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** A purpose of licences. Licences name it by its code. */
export type LicenceCategoriesTable = {
	id: Generated<number>;
	code: string;
	name: string;
	name_ar: string;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type LicencesTable = {
	id: Generated<number>;
	player_id: number;
	season: string;
	/** The code of its category. */
	category: Generated<string>;
	number: string | null;
	state: Generated<LicenceState>;
	valid_from: string | null;
	valid_until: string | null;
	/** The club that asked for it. */
	club_id: number | null;
	requested_by_id: string | null;
	requested_at: Generated<Date>;
	decided_by_id: string | null;
	decided_at: Date | null;
	reason: string | null;
	/** The player's number before this one took its place. */
	former_no: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** A player on the roster of a squad; rank 1 is the strongest. */
export type SquadPlayersTable = {
	id: Generated<number>;
	squad_id: number;
	player_id: number;
	rank: number;
	state: Generated<"proposed" | "approved">;
	from_on: string | null;
	until_on: string | null;
	proposed_by_id: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/** Days of a season on which transfers are asked for. */
export type TransferWindowsTable = { id: Generated<number>; season: string; from_on: string; until_on: string };

export type TransfersTable = {
	id: Generated<number>;
	player_id: number;
	season: string;
	kind: Generated<"own" | "loan">;
	from_club_id: number | null;
	to_club_id: number;
	/** The first day at the new club, and the last one of a loan. */
	starts_on: string;
	ends_on: string | null;
	state: Generated<TransferState>;
	requested_by_id: string | null;
	requested_at: Generated<Date>;
	released_by_id: string | null;
	released_at: Date | null;
	decided_by_id: string | null;
	decided_at: Date | null;
	reason: string | null;
	case_reference: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

/**
 * Facts about a player that are never published: rows exist in the scopes of `league-scope.server.ts` for staff and the
 * system alone.
 */
export type PlayerDetailsTable = {
	player_id: number;
	birth_date: string | null;
	phone: string | null;
	address: string | null;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		stints: StintsTable;
		licence_categories: LicenceCategoriesTable;
		licences: LicencesTable;
		squad_players: SquadPlayersTable;
		transfer_windows: TransferWindowsTable;
		transfers: TransfersTable;
		player_details: PlayerDetailsTable;
	}
}
