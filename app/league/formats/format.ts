import { parseOrder, type RubberPlaces } from "./order-of-play.ts";

/** How a tie is played, as it is stored: the order of play is text (order-of-play.ts). */
export type StoredFormat = {
	code: string;
	name: string;
	name_ar: string;
	order_of_play: string;
	/** Rubbers that a side needs to win, which ends the tie; null when all are played. */
	wins_needed: number | null;
	/**
	 * Players that a side may name, and the rubbers that each of them may play, its doubles included; null without a
	 * limit.
	 */
	min_players: number;
	max_players: number;
	most_rubbers: number | null;
	/** Games of a rubber at most, and the points that win a game with two clear. */
	best_of: number;
	points_to: number;
	/** Who may be named at which position, as text (people/registrations/eligibility/position-rules.ts). */
	position_rules?: string;
	/** Whose rule it is; null for a federation's own. */
	source: string | null;
};

/** A format whose order of play is read. */
export type Format = {
	rubbers: readonly RubberPlaces[];
	winsNeeded: number | null;
	minPlayers: number;
	maxPlayers: number;
	mostRubbers: number | null;
	bestOf: number;
	pointsTo: number;
};

/** Undefined when the order of play cannot be read. */
export function formatOf(stored: Omit<StoredFormat, "code" | "name" | "name_ar" | "source">): Format | undefined {
	const rubbers = parseOrder(stored.order_of_play);
	return (
		rubbers && {
			rubbers,
			winsNeeded: stored.wins_needed,
			minPlayers: stored.min_players,
			maxPlayers: stored.max_players,
			mostRubbers: stored.most_rubbers,
			bestOf: stored.best_of,
			pointsTo: stored.points_to,
		}
	);
}

export const gamesNeeded = ({ bestOf }: Pick<Format, "bestOf">) => (bestOf + 1) / 2;

/** The most that a side can win in a tie. */
export function fullScoreOf(format: Format) {
	const rubbers = format.winsNeeded ?? format.rubbers.length;
	const games = rubbers * gamesNeeded(format);
	return { rubbers, games, points: games * format.pointsTo };
}

const played = [
	"order_of_play",
	"wins_needed",
	"best_of",
	"points_to",
	"min_players",
	"max_players",
	"most_rubbers",
] as const satisfies (keyof StoredFormat)[];
type Played = Pick<StoredFormat, (typeof played)[number]>;

/** A format with what keeps it: sheets in it, or a closed edition that is played in it. */
type HeldFormat = Played & { has_sheets: boolean; is_closed: boolean };

/**
 * The problem of a format that ties would be played by otherwise with these values, and that has to stay; who may be
 * named at a position is another matter.
 */
export function problemOfHeld(
	{ has_sheets, is_closed, ...present }: HeldFormat,
	given: Partial<Record<keyof Played, unknown>>,
): string | undefined {
	if (played.every((rule) => given[rule] === undefined || given[rule] === present[rule])) return undefined;
	return has_sheets ? "formatOfSheets" : is_closed ? "openAgainFirst" : undefined;
}
