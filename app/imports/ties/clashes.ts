import { z } from "zod";
import type { KnownRecord, Warning } from "../../records/imports/plan.ts";
import type { ReadRow } from "../plan/read-row.ts";

const tieAtTable = z.object({
	season: z.string(),
	match_date: z.string(),
	match_time: z.string().nullable(),
	status: z.string(),
	home_team_id: z.number(),
	away_team_id: z.number(),
	home_squad: z.string(),
	away_squad: z.string(),
	class: z.string(),
	round: z.number().nullish(),
	home_score: z.number().nullish(),
	away_score: z.number().nullish(),
});
type Tie = z.output<typeof tieAtTable>;
type Side = { club: number; letter: string };

/** A tie as it is once a row has changed it. */
export function tieAfter({ values = {}, columns }: ReadRow, known: KnownRecord | undefined): Tie {
	if (!known) return tieAtTable.parse(values);
	const changed = columns.filter((column) => column in values).map((column) => [column, values[column]]);
	return tieAtTable.parse({ ...known, ...Object.fromEntries(changed) });
}

type Place = { line?: number | undefined; id?: number | undefined };
type PlacedTie = Place & { tie: Tie };

/**
 * Finds ties that cannot both be played as they are written: a squad at two tables at one time, or the same two squads
 * the other way round on one day, unless both have results of their own. Ties of two rounds are two, and those without
 * a time and cancelled ones are at no table.
 */
export class TieClashes {
	readonly #tables = new Map<string, PlacedTie>();
	readonly #meetings = new Map<string, PlacedTie>();

	/** Enters a tie of the database (`id`) or of a line of the file. */
	enter(tie: Tie, place: Place) {
		if (tie.status === "cancelled") return;
		for (const side of sidesOf(tie)) {
			const key = tableOf(tie, side);
			if (tie.match_time && !this.#tables.has(key)) this.#tables.set(key, { ...place, tie });
		}
		this.#meetings.set(meeting(tie, ...sidesOf(tie)), { ...place, tie });
	}

	/** The warnings for a tie; `id` is the tie of the database that it changes. */
	of(tie: Tie, id: number | undefined, nameOf: (club: number) => string): Warning[] {
		if (tie.status === "cancelled") return [];
		const isOther = (place: PlacedTie | undefined): place is PlacedTie =>
			place !== undefined && (place.id === undefined || place.id !== id) && !areOfTwoRounds(place.tie, tie);
		const warnings: Warning[] = [];
		const [home, away] = sidesOf(tie);
		for (const side of tie.match_time ? [home, away] : []) {
			const place = this.#tables.get(tableOf(tie, side));
			const name = side.letter === "A" ? nameOf(side.club) : `${nameOf(side.club)} ${side.letter}`;
			if (isOther(place)) warnings.push({ key: "clubBusy", line: place.line, name });
		}
		const reversed = this.#meetings.get(meeting(tie, away, home));
		if (isOther(reversed) && !haveTwoResults(reversed.tie, tie))
			warnings.push({ key: "reversed", line: reversed.line });
		return warnings;
	}
}

const areOfTwoRounds = (a: Tie, b: Tie) => Boolean(a.round && b.round && a.round !== b.round);

/** Results of a tie and its return: the one is not the other from the guests' side. */
const haveTwoResults = (a: Tie, b: Tie) =>
	typeof a.home_score === "number" &&
	typeof b.home_score === "number" &&
	(a.home_score !== b.away_score || a.away_score !== b.home_score);

const sidesOf = ({ home_team_id, home_squad, away_team_id, away_squad }: Tie): [Side, Side] => [
	{ club: home_team_id, letter: home_squad },
	{ club: away_team_id, letter: away_squad },
];

const tableOf = ({ match_date, match_time, class: of }: Tie, { club, letter }: Side) =>
	`${match_date} ${match_time} ${club} ${of} ${letter}`;

const meeting = ({ season, class: of, match_date }: Tie, home: Side, away: Side) =>
	[season, of, match_date, home.club, home.letter, away.club, away.letter].join("|");
