import type { KnownRecord } from "../../records/imports/plan.ts";
import type { Claims } from "../plan/claims.ts";
import type { ReadRow } from "../plan/read-row.ts";

/** Ties that a moved one may be, for its editor to choose from. */
const MAX_CHOICES = 5;

type TieTime = Record<string, unknown>;
const whenOf = (row: ReadRow): TieTime => row.values ?? {};
const sameDay = (a: TieTime, b: TieTime) => a.match_date === b.match_date;
const sameTime = (a: TieTime, b: TieTime) => sameDay(a, b) && (a.match_time ?? null) === (b.match_time ?? null);
const maybeSameTime = (a: TieTime, b: TieTime) => sameTime(a, b) || (sameDay(a, b) && (!a.match_time || !b.match_time));

/**
 * Finds the ties of rows that name the same season, host and guest. A row is the tie of its day and time, or the only
 * one left of its day for the only row left, or the tie of its round. One of another day may be a tie that still waits
 * and is nowhere else in the file: its editor is asked whether it was moved, unless the file has more ties of the pair
 * than wait.
 */
export function assignTies(rows: readonly ReadRow[], claims: Claims) {
	const free = (row: ReadRow) => claims.free(row).filter((tie) => mayBeRound(row, tie));
	let left = rows.filter(
		(row) =>
			!takeFirst(
				row,
				free(row).filter((tie) => sameTime(whenOf(row), tie)),
				claims,
			),
	);
	left = left.filter((row) => !takeFirst(row, ofRound(row, free(row), left), claims));
	for (const day of Map.groupBy(left, (row) => whenOf(row).match_date).values()) {
		for (const row of day) {
			const ofDay = free(row).filter((tie) => sameDay(whenOf(row), tie));
			const [only] = ofDay;
			if (only && ofDay.length === 1 && day.length === 1 && !contradicts(row, only)) claims.take(row, only);
			else if (only) claims.ask(row, "sameTie", ofDay);
		}
	}
	left = left.filter((row) => !claims.found.has(row));
	for (const row of left) {
		const repeated = row.external
			? undefined
			: rows.find((other) => maybeSameTime(whenOf(other), whenOf(row)) && isRound(row, whenOf(other)));
		const waiting = free(row).filter((tie) => tie.status === "scheduled");
		if (repeated && repeated !== row) claims.ask(row, "likeLine", [], repeated.line);
		else if (waiting.length > 0 && left.length <= waiting.length) claims.ask(row, "movedTie", nearest(row, waiting));
	}
}

const roundOf = (tie: TieTime) => tie.round ?? undefined;
const isRound = (row: ReadRow, tie: TieTime) => roundOf(whenOf(row)) === roundOf(tie);
/** Two rounds are two ties; a tie or a row without a round may be of any. */
const mayBeRound = (row: ReadRow, tie: TieTime) =>
	roundOf(whenOf(row)) === undefined || roundOf(tie) === undefined || isRound(row, tie);

/** The only tie of a row's round, when the row is the only one of it: it was moved to another day. */
function ofRound(row: ReadRow, ties: KnownRecord[], rows: readonly ReadRow[]): KnownRecord[] {
	if (roundOf(whenOf(row)) === undefined) return [];
	const found = ties.filter((tie) => isRound(row, tie));
	const alike = rows.filter((other) => other.key === row.key && isRound(other, whenOf(row)));
	return found.length === 1 && alike.length === 1 ? found : [];
}

function takeFirst(row: ReadRow, [first]: KnownRecord[], claims: Claims): boolean {
	if (first) claims.take(row, first);
	return first !== undefined;
}

/** A tie that was played at another time of the day is this one only when the row has its result. */
const contradicts = ({ values }: ReadRow, tie: KnownRecord) =>
	Boolean(values?.match_time && tie.match_time) &&
	tie.status === "completed" &&
	(values?.home_score !== tie.home_score || values?.away_score !== tie.away_score);

/** Those whose days are nearest to the row's. */
const nearest = (row: ReadRow, ties: KnownRecord[]) => {
	const away = (tie: KnownRecord) =>
		Math.abs(Date.parse(String(tie.match_date)) - Date.parse(String(row.values?.match_date)));
	return ties.sort((a, b) => away(a) - away(b)).slice(0, MAX_CHOICES);
};
