import { z } from "zod";
import type { Known, Warning } from "../../records/import-plan.ts";
import type { ReadRow } from "./plan/read-row.ts";

const tieAtTable = z.object({
	season: z.string(),
	match_date: z.string(),
	match_time: z.string().nullable(),
	status: z.string(),
	home_team_id: z.number(),
	away_team_id: z.number(),
	home_squad: z.string(),
	away_squad: z.string(),
});
type Tie = z.output<typeof tieAtTable>;
type Side = { club: number; letter: string };

/** A tie as it is once a row has changed it. */
export function tieAfter({ values = {}, columns }: ReadRow, known: Known | undefined): Tie {
	if (!known) return tieAtTable.parse(values);
	const changed = columns.filter((column) => column in values).map((column) => [column, values[column]]);
	return tieAtTable.parse({ ...known, ...Object.fromEntries(changed) });
}

type Placed = { line?: number; id?: number };

/**
 * Finds ties that cannot both be played as they are written: a squad at two tables at one time, or the same two squads the other way round on
 * one day. Ties without a time and cancelled ones are at no table.
 */
export class TieClashes {
	readonly #tables = new Map<string, Placed>();
	readonly #meetings = new Map<string, Placed>();

	/** Enters a tie of the database (`id`) or of a line of the file. */
	enter(tie: Tie, place: Placed) {
		if (tie.status === "cancelled") return;
		for (const side of sidesOf(tie)) {
			const key = tableOf(tie, side);
			if (tie.match_time && !this.#tables.has(key)) this.#tables.set(key, place);
		}
		this.#meetings.set(meeting(tie, ...sidesOf(tie)), place);
	}

	/** The warnings for a tie; `id` is the tie of the database that it changes. */
	of(tie: Tie, id: number | undefined, nameOf: (club: number) => string): Warning[] {
		if (tie.status === "cancelled") return [];
		const others = (place: Placed | undefined) => place !== undefined && (place.id === undefined || place.id !== id);
		const warnings: Warning[] = [];
		const [home, away] = sidesOf(tie);
		for (const side of tie.match_time ? [home, away] : []) {
			const place = this.#tables.get(tableOf(tie, side));
			const name = side.letter === "A" ? nameOf(side.club) : `${nameOf(side.club)} ${side.letter}`;
			if (others(place)) warnings.push({ key: "clubBusy", line: place?.line, name });
		}
		const reversed = this.#meetings.get(meeting(tie, away, home));
		if (others(reversed)) warnings.push({ key: "reversed", line: reversed?.line });
		return warnings;
	}
}

const sidesOf = ({ home_team_id, home_squad, away_team_id, away_squad }: Tie): [Side, Side] => [
	{ club: home_team_id, letter: home_squad },
	{ club: away_team_id, letter: away_squad },
];

const tableOf = ({ match_date, match_time }: Tie, { club, letter }: Side) =>
	`${match_date} ${match_time} ${club} ${letter}`;

const meeting = ({ season, match_date }: Tie, home: Side, away: Side) =>
	[season, match_date, home.club, home.letter, away.club, away.letter].join("|");
