import type { Generated } from "kysely";

export type FigureRecountsTable = {
	figure: string;
	at: Generated<Date>;
	rows: number;
	corrected: number;
	reason: string;
};

/** Days that a complainant has. `ends_at` is moved later and never earlier. */
export type ComplainantDeadlinesTable = {
	id: Generated<number>;
	complaint_id: string;
	what: "answer" | "appeal";
	message_id: number | null;
	days: number;
	days_kind: "working" | "calendar";
	began_at: Date;
	mail_id: number | null;
	notice_at: Date | null;
	notice_by: "opened" | "email" | "portal" | "none" | null;
	ends_at: Date;
	warned_at: Date | null;
	last_ends_at: Date | null;
	lapsed_at: Date | null;
	settled_at: Date | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		figure_recounts: FigureRecountsTable;
		complainant_deadlines: ComplainantDeadlinesTable;
	}
}
