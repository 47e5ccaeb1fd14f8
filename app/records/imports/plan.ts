import { type ExternalId, writtenId } from "../ids/external-id.ts";

/**
 * The planned result for one row of a file. A `warning` row is likely a slip or leaves a doubt: it is applied when its
 * editor says so.
 */
export type Verdict = "new" | "same" | "changed" | "warning" | "wrong";
/**
 * Likely slips and doubts, by the key of a text; `line` is another row of the file, `name` another record, `rule` a
 * problem that it has.
 */
export type Warning = { key: WarningKey; line?: number; name?: string; rule?: string };
type WarningKey =
	| ("clubBusy" | "reversed" | "unlikelyScore" | "changedSince" | "cancelledTie" | "sheetDiffers" | "lockedResult")
	| ("monthFirst" | "ineligible" | "asPlayed" | "sheetAsks" | "sheetEnds" | "resultGone")
	| DoubtKey;
export type DoubtKey =
	| "likeLine"
	| "sameName"
	| "otherName"
	| "likeName"
	| "sameNameElsewhere"
	| "twoClubs"
	| "sameTie"
	| "movedTie";

/** The record that a doubtful row is: a new one, or one of those that it may be, by its id. */
export type Choice = "new" | number;
export type Candidate = { id: number; version?: number; name: string; name_ar: string };
/** Which record a row speaks of, as its editor is asked. `isOwn`: chosen for this row, and not for all at once. */
export type Doubt = { candidates: Candidate[]; moves: boolean; chosen?: Choice; isOwn?: boolean };

export type PlannedRow = {
	line: number;
	name: string;
	verdict: Verdict;
	/** The effect of a warning row that is meant. */
	meant?: "new" | "same" | "changed";
	/** The record that the row speaks of, and its version. */
	id?: number;
	version?: number;
	/** The record as it is, in the columns that will change. */
	was?: Record<string, unknown>;
	values?: Record<string, unknown>;
	/** The id that another system has for the record, to be stored with it. */
	externalId?: ExternalId;
	/** Columns with problems, or those that will change. */
	problems?: Record<string, string>;
	changes?: string[];
	warnings?: Warning[];
	doubt?: Doubt;
	/** Columns that name a club that is not there: the name, and those that come near. */
	unknown?: Record<string, { given: string; nearest: string[] }>;
	/** Names that were chosen for this row alone, by the name in the file. */
	chosen?: Record<string, string>;
	/** The records that problems are about, by the column of the problem. */
	against?: Record<string, string>;
};

export type KnownRecord = Record<string, unknown> & { id: number; version: number };

/**
 * Compares a row's values with the record there is; only columns that the file has count, and an id that is new to the
 * record.
 */
export function verdictOf(
	given: Record<string, unknown>,
	columns: readonly string[],
	known: KnownRecord | undefined,
	externalId?: ExternalId,
): Pick<PlannedRow, "id" | "version" | "was" | "values" | "changes" | "externalId"> & {
	verdict: "new" | "same" | "changed";
} {
	if (!known) return { verdict: "new", values: given, externalId };
	const changed = columns.filter((column) => column in given && (given[column] ?? null) !== (known[column] ?? null));
	const changes = externalId ? ["id", ...changed] : changed;
	if (changes.length === 0) return { verdict: "same", id: known.id, version: known.version };
	const values = Object.fromEntries(changed.map((column) => [column, given[column]]));
	const was = Object.fromEntries(changed.map((column) => [column, known[column] ?? null]));
	return { verdict: "changed", id: known.id, version: known.version, was, values, changes, externalId };
}

/** How many rows have each verdict. */
export function countVerdicts(rows: readonly PlannedRow[]): Record<Verdict, number> {
	const counts: Record<Verdict, number> = { new: 0, same: 0, changed: 0, warning: 0, wrong: 0 };
	for (const { verdict } of rows) counts[verdict] += 1;
	return counts;
}

/** Whether a row is likely a slip, beside the question which record it is. */
export const isSlip = ({ verdict, warnings = [], doubt }: PlannedRow) =>
	verdict === "warning" && warnings.length > (doubt ? 1 : 0);

/**
 * The effect of a row when all that is asked about it is meant; undefined for one whose record is not known, and a
 * wrong one.
 */
export const appliedEffect = ({ verdict, meant }: PlannedRow) =>
	verdict === "warning" ? meant : verdict === "wrong" ? undefined : verdict;

/** Whether a row is applied: likely slips when they are meant, doubtful ones when their record was chosen. */
export function effectOf(row: PlannedRow, isMeant: boolean): "new" | "same" | "changed" | undefined {
	if (row.verdict === "warning" && isSlip(row) && !isMeant && !row.doubt?.isOwn) return undefined;
	return appliedEffect(row);
}

/**
 * Whether two verdicts on one row come to the same: the same record, changed in the same columns from the same values.
 */
export const isSamePlan = (a: PlannedRow, b: PlannedRow) => sign(a) === sign(b);
const sign = (row: PlannedRow) => {
	const was = Object.entries(row.was ?? {}).sort(([a], [b]) => a.localeCompare(b)); // a database sorts keys its own way
	return JSON.stringify([appliedEffect(row), row.id, row.changes, was, row.externalId && writtenId(row.externalId)]);
};
