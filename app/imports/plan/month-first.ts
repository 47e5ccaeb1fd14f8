import { isoDay, orderOfDay } from "../../base/typed/day-time.ts";
import { appliedEffect, type PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";

/** The cells of a row that may be days: those that are no words of people. */
const machineCells = ({ fields }: CsvRow, texts: readonly string[]) =>
	Object.entries(fields).flatMap(([column, cell]) => (texts.includes(column) ? [] : [cell]));

/**
 * Asks about rows whose day reads either way, where another day of the file reads month first alone: the file may be
 * written so throughout. Rows that change nothing do not ask.
 */
export function monthFirstQuestions(rows: readonly CsvRow[], texts: readonly string[]) {
	const isMonthFirst = rows.some((row) => machineCells(row, texts).some((cell) => orderOfDay(cell) === "month first"));
	return (plan: PlannedRow, row: CsvRow): PlannedRow => {
		const doubtful = machineCells(row, texts).find((cell) => orderOfDay(cell) === "either");
		if (!isMonthFirst || doubtful === undefined || plan.verdict === "wrong" || plan.verdict === "same") return plan;
		const warnings = [...(plan.warnings ?? []), { key: "monthFirst" as const, name: isoDay(doubtful) }];
		return { ...plan, warnings, meant: appliedEffect(plan), verdict: "warning" };
	};
}
