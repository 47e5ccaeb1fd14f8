import type { Allowed } from "../../../imports/columns/allowed.ts";
import type { RunCounts, rowsPage, runById } from "../../../imports/runs/read-runs.server.ts";
import type { LeftOutTies } from "../../../imports/sheets/left-out-ties.server.ts";
import type { Verdict } from "../../../records/imports/plan.ts";

/** An import as its page shows it: a page of rows, and how many there are of each verdict. */
export type RunData = {
	run: NonNullable<Awaited<ReturnType<typeof runById>>>;
	counts: RunCounts;
	rows: Awaited<ReturnType<typeof rowsPage>>;
	show: Verdict | undefined;
	page: number;
	pages: number;
	columns: readonly string[];
	/** The values of columns, where rows are wrong. */
	allowed: Record<string, Allowed>;
	leftOut: LeftOutTies;
};
