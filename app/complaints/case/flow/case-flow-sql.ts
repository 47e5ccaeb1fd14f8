import { caseRoles } from "../case-role.ts";
import { statuses } from "../complaint.ts";
import type { CaseMovesTable } from "../tables.ts";
import { transitionFor } from "./case-flow.ts";

/** The table of transitions as the rows of `case_moves`, of which the trigger `guard_case` asks. */
const transitionRows = (): CaseMovesTable[] =>
	[false, true].flatMap((appealed) =>
		statuses.flatMap((from_status) =>
			statuses.flatMap((to_status) =>
				caseRoles
					.filter((role) =>
						transitionFor({ status: from_status, appealed_at: appealed ? EVER : null }, to_status, role),
					)
					.map((role) => ({ from_status, to_status, who: role, appealed })),
			),
		),
	);
const EVER = new Date(0);

/** The text of `migrations/functions/case-moves.sql`, which brings `case_moves` up to the table. */
export const transitionsSql = (): string => {
	const values = transitionRows().map(
		(row) => `  ('${row.from_status}', '${row.to_status}', '${row.who}', ${row.appealed})`,
	);
	return `-- Generated from app/complaints/case/flow/case-flow.ts: npm run --silent transitions > migrations/functions/case-moves.sql\ndelete from case_moves;\ninsert into case_moves (from_status, to_status, who, appealed) values\n${values.join(",\n")};\n`;
};
