import { caseRoles } from "../case-role.ts";
import { statuses } from "../complaint.ts";
import { type Stage, type StageFacts, stages } from "../stage.ts";
import type { CaseMovesTable } from "../tables.ts";
import { transitionFor } from "./case-flow.ts";

/** The table of transitions as the rows of `case_moves`, of which the trigger `guard_case` asks. */
const transitionRows = (): CaseMovesTable[] =>
	stages.flatMap((stage) =>
		statuses.flatMap((from_status) =>
			statuses.flatMap((to_status) =>
				caseRoles.flatMap((who) => {
					const row = transitionFor({ status: from_status, ...factsOf[stage] }, to_status, who);
					return row
						? [{ from_status, to_status, who, appealed: stage === "appeal", stage, by_link: row.byLink === true }]
						: [];
				}),
			),
		),
	);
const EVER = new Date(0);
const factsOf: Record<Stage, StageFacts> = {
	first: { appealed_at: null },
	appeal: { appealed_at: EVER },
	reopened: { appealed_at: null, reopened_at: EVER },
	withdrawn: { appealed_at: null, withdrawn_at: EVER },
};

/** The text of `migrations/functions/case-moves.sql`, which brings `case_moves` up to the table. */
export const transitionsSql = (): string => {
	const values = transitionRows().map(
		(row) =>
			`  ('${row.from_status}', '${row.to_status}', '${row.who}', ${row.appealed}, '${row.stage}', ${row.by_link})`,
	);
	return `-- Generated from app/complaints/case/flow/case-flow.ts:
-- npm run --silent transitions > migrations/functions/case-moves.sql
delete from case_moves;
insert into case_moves (from_status, to_status, who, appealed, stage, by_link) values
${values.join(",\n")};
`;
};
