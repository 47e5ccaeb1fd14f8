import { z } from "zod";
import type { Known, Warning } from "../../records/import-plan.ts";
import type { ReadRow } from "./read-row.ts";

const tieAtTable = z.object({
	season: z.string(),
	match_date: z.string(),
	match_time: z.string().nullable(),
	status: z.string(),
	home_team_id: z.number(),
	away_team_id: z.number(),
});
type Tie = z.output<typeof tieAtTable>;

/** A tie as it is once a row has changed it. */
export function tieAfter({ values = {}, columns }: ReadRow, known: Known | undefined): Tie {
	if (!known) return tieAtTable.parse(values);
	const changed = columns.filter((column) => column in values).map((column) => [column, values[column]]);
	return tieAtTable.parse({ ...known, ...Object.fromEntries(changed) });
}

type Placed = { line?: number; id?: number };

/**
 * Finds ties that cannot both be played as they are written: a club at two tables at one time, or the same two clubs the other way round on
 * one day. Ties without a time and cancelled ones are at no table.
 */
export class TieClashes {
	readonly #tables = new Map<string, Placed>();
	readonly #meetings = new Map<string, Placed>();

	/** Enters a tie of the database (`id`) or of a line of the file. */
	enter(tie: Tie, place: Placed) {
		if (tie.status === "cancelled") return;
		for (const key of tablesOf(tie)) if (!this.#tables.has(key)) this.#tables.set(key, place);
		this.#meetings.set(meeting(tie, tie.home_team_id, tie.away_team_id), place);
	}

	/** The warnings for a tie; `id` is the tie of the database that it changes. */
	of(tie: Tie, id: number | undefined, nameOf: (club: number) => string): Warning[] {
		if (tie.status === "cancelled") return [];
		const others = (place: Placed | undefined) => place !== undefined && (place.id === undefined || place.id !== id);
		const warnings: Warning[] = [];
		for (const [i, key] of tablesOf(tie).entries()) {
			const place = this.#tables.get(key);
			const club = i === 0 ? tie.home_team_id : tie.away_team_id;
			if (others(place)) warnings.push({ key: "clubBusy", line: place?.line, name: nameOf(club) });
		}
		const reversed = this.#meetings.get(meeting(tie, tie.away_team_id, tie.home_team_id));
		if (others(reversed)) warnings.push({ key: "reversed", line: reversed?.line });
		return warnings;
	}
}

const tablesOf = ({ match_date, match_time, home_team_id, away_team_id }: Tie) =>
	match_time ? [home_team_id, away_team_id].map((club) => `${match_date} ${match_time} ${club}`) : [];

const meeting = ({ season, match_date }: Tie, home: number, away: number) => [season, match_date, home, away].join("|");
