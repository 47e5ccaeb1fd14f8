/** A span of days, first and last included (`2027-03-09`). */
export type Days = { from: string; until: string };

/**
 * A squad of the group. `venue` is the hall of its home ties; `homeDay` (0 is Sunday) and `homeTime` are those it would
 * like for them.
 */
export type PlannedSquad = {
	id: number;
	club: number;
	venue: number | null;
	homeDay: number | null;
	homeTime: string | null;
};

/** A hall with the number of ties that it has room for at one time. */
export type Hall = { id: number; room: number; closed: readonly Days[] };

/**
 * A wish of a squad: on these days to play at home, not to play at home, or not to play. Without days they are all of
 * the season.
 */
export type Wish = {
	squad: number;
	kind: "home" | "not-home" | "free";
	from: string | null;
	until: string | null;
	weekday: number | null;
};

/** A tie outside the plan, which takes room in a hall and a day of its squads. */
export type TakenTie = {
	day: string;
	time: string | null;
	venue: number | null;
	homeClub: number;
	squads: readonly [number, number];
};

export const rhythms = ["week", "two-weeks", "day"] as const;
/** Whether a round takes the chosen days of a week, of every second week, or one of these days. */
export type Rhythm = (typeof rhythms)[number];

/** The conditions of a schedule. */
export type Conditions = {
	squads: readonly PlannedSquad[];
	halls: readonly Hall[];
	/** How long a tie takes a place in its hall, in minutes. */
	minutes: number;
	/** Days without ties, such as holidays. */
	closed: readonly Days[];
	/**
	 * In how many rounds from the start of a half two squads of one club have to meet; more where a club has more squads.
	 */
	derbyRounds: number;
	lastTogether: boolean;
	wishes: readonly Wish[];
	taken: readonly TakenTie[];
	/** The rounds of a half, where they are not those that the squads need: some withdrew since. */
	half?: number;
};

const MOST_TRIES = 20_000;
/** Up to so many squads a group gets all of them; a try takes longer the more squads there are. */
const USUAL_SQUADS = 16;

/** How many changes the search tries for a group of so many squads. */
export const triesFor = (squads: number) => Math.floor(MOST_TRIES * Math.min(1, (USUAL_SQUADS / squads) ** 2));

/** A schedule to be made. `times` are those at which a tie may begin. */
export type Task = Conditions & {
	legs: number;
	first: string;
	weekdays: readonly number[];
	rhythm: Rhythm;
	times: readonly string[];
	seed: number;
	/** How many changes the search tries. */
	tries: number;
};

/** A tie of a schedule; `home` and `away` are ids of squads, rounds begin with 1. */
export type PlannedTie = {
	round: number;
	home: number;
	away: number;
	day: string;
	time: string | null;
	venue: number | null;
};

export const within = (day: string, spans: readonly Days[]) =>
	spans.some(({ from, until }) => from <= day && day <= until);

/** Minutes after midnight of a time (`19:30:00`). */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

export const dayAfter = (day: string, plus = 1) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + plus * 86_400_000).toISOString().slice(0, 10);

/**
 * The number of rounds at the start of a half in which the squads of a club have to meet: they cannot all do so in
 * fewer than they are.
 */
export function derbyRoundsOf(squadsOfClub: number, asked: number): number {
	const needed = squadsOfClub % 2 === 0 ? squadsOfClub - 1 : squadsOfClub;
	return Math.max(asked, needed);
}

/** How many rounds a half has for so many squads. */
export const roundsInHalf = (squads: number) => (squads % 2 === 0 ? squads - 1 : squads);

export const applies = ({ from, until, weekday }: Wish, day: string) =>
	(from === null || from <= day) &&
	(until === null || day <= until) &&
	(weekday === null || weekday === weekdayOf(day));
