import type { Generated } from "kysely";
import type { Side } from "../../access/side.ts";
import type { RequestState } from "./request/steps.ts";

/** A side's request for another date of a tie. */
export type DateRequestsTable = {
	id: Generated<number>;
	match_id: number;
	side: Side;
	state: Generated<RequestState>;
	note: string | null;
	asked_by_id: string | null;
	asked_at: Generated<Date>;
	/** The date from which the tie would move. */
	from_date: string;
	from_time: string | null;
	answer_by: Date;
	answer_note: string | null;
	answered_at: Date | null;
	answered_by_id: string | null;
	decision_note: string | null;
	decided_by_id: string | null;
	/** The date to which it moved. */
	to_date: string | null;
	to_time: string | null;
	ended_at: Date | null;
	/** The squads that the tie had, where others play it since: kept by a trigger. */
	home_squad_id: number | null;
	away_squad_id: number | null;
	/** When the league managers were told that they decide. */
	told_at: Date | null;
};

/** A date that a request proposes; without a hall it is the one that the tie has. */
export type DateProposalsTable = {
	id: Generated<number>;
	request_id: number;
	ordinal: number;
	match_date: string;
	match_time: string | null;
	venue_id: number | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		date_requests: DateRequestsTable;
		date_proposals: DateProposalsTable;
	}
}
