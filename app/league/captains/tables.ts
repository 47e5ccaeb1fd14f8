import type { Generated } from "kysely";
import type { Side } from "../../access/side.ts";

/** The squads that an account acts for; the database gives and takes the role with them. */
export type CaptainsTable = {
	account_id: string;
	squad_id: number;
	granted_by_id: string | null;
	granted_at: Generated<Date>;
};

/** The squads of an invitation that waits for its mailbox. */
export type CaptainInvitationsTable = {
	pending_id: string;
	squad_id: number;
	invited_by_id: string | null;
	created_at: Generated<Date>;
};

/** Links with a PIN for one side of one tie. */
export type TiePassesTable = {
	id: Generated<string>;
	match_id: number;
	side: Side;
	issued_by_id: string | null;
	token_hash: string;
	pin_hash: string;
	created_at: Generated<Date>;
	expires_at: Date;
	wrong_pins: Generated<number>;
	entered_at: Date | null;
	pass_hash: string | null;
	/** The browser from which another one took the pass over. */
	former_pass_hash: string | null;
	revoked_at: Date | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		captains: CaptainsTable;
		captain_invitations: CaptainInvitationsTable;
		tie_passes: TiePassesTable;
	}
}
