import type { Generated } from "kysely";
import type { Side } from "../../../access/side.ts";

/**
 * How a report ended: accepted by the other side, by its silence, decided by staff, or another result took its place.
 */
export type Settlement = "accepted" | "silence" | "decided" | "replaced";

/** A result that a side reported. One that is not settled waits for the other side. */
export type ReportsTable = {
	match_id: number;
	number: number;
	side: Side;
	sheet_version: number | null;
	home_score: number;
	away_score: number;
	outcome: Generated<string>;
	absent: string | null;
	made_at: Generated<Date>;
	by_id: string | null;
	pass_id: string | null;
	/** Silence until then confirms it. */
	confirm_by: Date | null;
	settled: Settlement | null;
	settled_at: Date | null;
	decision: string | null;
	/** When the emails to the other side's captains were written. */
	told_at: Date | null;
	/** These emails. */
	mail_ids: Generated<number[]>;
	/** When the first of them was accepted by its server, noted while the report waits. */
	mailed_at: Date | null;
};

/** The answer of the other side to a report. */
export type ConfirmationsTable = {
	match_id: number;
	report: number;
	side: Side;
	verdict: "accept" | "dispute";
	body: string | null;
	made_at: Generated<Date>;
	by_id: string | null;
	pass_id: string | null;
	/** When those who decide a dispute were told. */
	told_at: Date | null;
	/** When staff ended a dispute, kept by a trigger. */
	decided_at: Date | null;
	/** When both sides' captains were told how. */
	decision_told_at: Date | null;
};

/** Mails about a tie that waits: one to an account on a day. */
export type TieRemindersTable = { match_id: number; account_id: string; on_day: string };

declare module "../../../base/db/database.ts" {
	interface Database {
		reports: ReportsTable;
		confirmations: ConfirmationsTable;
		tie_reminders: TieRemindersTable;
	}
}
