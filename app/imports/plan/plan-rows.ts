import type { ExternalId } from "../../records/ids/external-id.ts";
import {
	type Candidate,
	type Choice,
	type Doubt,
	type KnownRecord,
	type PlannedRow,
	verdictOf,
	type Warning,
} from "../../records/imports/plan.ts";
import { Claims, type FoundRecord, type Records } from "./claims.ts";
import type { ReadRow } from "./read-row.ts";
import { rowsByKeys } from "./rows-by-keys.ts";

/** How the rows of one kind find their records, and what is likely a slip. */
export type Rules = Records & {
	/** Finds the records of rows with one key. */
	assign: (rows: readonly ReadRow[], claims: Claims) => void;
	/** Asks about rows that found none, once all others have theirs. */
	askFurther?: (row: ReadRow, claims: Claims) => void;
	/** Called once it is known which rows speak of which records, before the first warning is asked for. */
	begin?: (claims: Claims, rows: readonly ReadRow[]) => void;
	warningsOf?: (row: ReadRow, known: KnownRecord | undefined) => Warning[];
	/** Columns of a row that count for this record alone. */
	moreColumns?: (row: ReadRow, known: KnownRecord | undefined) => readonly string[];
	/** The problems of a row that would change something. */
	refuse?: (row: ReadRow, known: KnownRecord | undefined) => Record<string, string> | undefined;
	/** How an editor tells a record from others of its name. */
	nameOf: (record: KnownRecord) => Omit<Candidate, "id" | "version">;
	/** The record that a doubt is about, in a warning about it. */
	nameInWarning?: (record: KnownRecord) => string;
};

/** The records that an editor chose for doubtful rows: by row, and for all that have no choice of their own. */
export type Choices = { byRow: ReadonlyMap<ReadRow, Choice>; forAll?: "same" | "new" | undefined };

/** The verdict on each row of a file. `breathe` is called between rows. */
export async function planRows(
	rows: readonly ReadRow[],
	rules: Rules,
	choices: Choices,
	breathe = async () => {},
): Promise<PlannedRow[]> {
	const claims = new Claims(rules);
	const seen = new Map<string, number>();
	for (const row of rows) claims.takeById(row, seen);
	const open = rows.filter((row) => !row.problems && !claims.found.has(row));
	for (const group of rowsByKeys(open)) {
		rules.assign(group, claims);
		await breathe();
	}
	for (const row of open) {
		if (!claims.found.has(row)) rules.askFurther?.(row, claims);
		await breathe();
	}
	rules.begin?.(claims, rows);
	await breathe();
	const planned: PlannedRow[] = [];
	for (const row of rows) {
		planned.push(planRow(row, claims, rules, choices));
		await breathe();
	}
	return planned;
}

function planRow(row: ReadRow, claims: Claims, rules: Rules, choices: Choices): PlannedRow {
	const found = claims.found.get(row) ?? {};
	const base = { line: row.line, name: row.name };
	const asked = found.ask ? [warningOf(found.ask, rules)] : [];
	const wrong = (problems: Record<string, string>, id?: number): PlannedRow => {
		const { unknown, against } = row;
		return { ...base, verdict: "wrong", problems, unknown, against, warnings: asked, id };
	};
	if (row.problems) return wrong(row.problems, found.record?.id);
	const doubt = found.ask && doubtOf(row, found.ask, claims, rules, choices);
	const isNew = doubt ? doubt.chosen === "new" : !found.record;
	const known = found.record ?? (typeof doubt?.chosen === "number" ? rules.byId.get(doubt.chosen) : undefined);
	const columns = [...row.columns, ...(rules.moreColumns?.(row, known) ?? [])];
	const effect = verdictOf(row.values ?? {}, columns, known, newIdOf(row, known, rules));
	const isKnown = known !== undefined || isNew;
	const refused = effect.verdict === "same" || !isKnown ? undefined : rules.refuse?.(row, known);
	if (refused) return wrong(refused, known?.id);
	const slips = effect.verdict === "same" ? [] : (rules.warningsOf?.(row, known) ?? []);
	const warnings = [...asked, ...slips];
	if (!isKnown) return { ...base, verdict: "warning", warnings, doubt };
	if (warnings.length === 0) return { ...base, ...effect };
	return { ...base, ...effect, verdict: "warning", meant: effect.verdict, warnings, doubt };
}

/** The id that another system has for the record, when it is not known of it. */
function newIdOf({ external }: ReadRow, known: KnownRecord | undefined, rules: Rules): ExternalId | undefined {
	if (!external) return undefined;
	const record = rules.byExternalId.get(`${external.source}:${external.id}`);
	return record === undefined || record !== known?.id ? external : undefined;
}

type ImportQuestion = NonNullable<FoundRecord["ask"]>;

function doubtOf(row: ReadRow, ask: ImportQuestion, claims: Claims, rules: Rules, { byRow, forAll }: Choices): Doubt {
	const { candidates, why } = ask;
	const own = byRow.get(row);
	const [only] = candidates;
	const given = own ?? (forAll === "same" && candidates.length === 1 ? only?.id : forAll === "new" ? "new" : undefined);
	const record = claims.free(row, candidates).find(({ id }) => id === given);
	if (record) claims.take(row, record); // the next row cannot be this one as well
	return {
		candidates: candidates.map((each) => ({ id: each.id, version: each.version, ...rules.nameOf(each) })),
		moves: why === "movedTie" || why === "sameNameElsewhere",
		chosen: given === "new" ? given : record?.id,
		isOwn: own !== undefined,
	};
}

const warningOf = ({ why, candidates: [first], line }: ImportQuestion, { nameInWarning }: Rules): Warning => ({
	key: why,
	line,
	name: first && nameInWarning?.(first),
});
