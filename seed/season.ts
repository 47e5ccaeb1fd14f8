import { riyadhDay } from "../app/base/locale/format.ts";

/**
 * A double round robin with results: a season in progress, laid around the day on which the demo is loaded, so that
 * there is always something ahead.
 */
export type DemoTie = {
	home: number;
	away: number;
	match_date: string;
	match_time: string;
	status: "completed" | "scheduled" | "cancelled";
	home_score: number | null;
	away_score: number | null;
};

const ROUNDS_PLAYED = 14;
const CANCELLED = { round: 12, table: 4 };
const DRAWN = { round: 13, table: 2 };
/** So many ties of the coming round are played on the day of loading: there is always something to enter. */
const TIES_TODAY = 3;
const RUBBERS_TO_WIN = 3;
const TIMES = ["18:00:00", "19:30:00", "20:00:00"];
const SATURDAY = 6;
const DAY_MS = 86_400_000;

/** The circle method: one club stays, the others go round it; the second half swaps home and away. */
export function rounds(clubs: number): [home: number, away: number][][] {
	const half = Array.from({ length: clubs - 1 }, (_, round) =>
		Array.from({ length: clubs / 2 }, (_, table): [number, number] => {
			const seat = (n: number) => (n === 0 ? 0 : 1 + ((n - 1 + round) % (clubs - 1)));
			const [a, b] = [seat(table), seat(clubs - 1 - table)];
			return (table === 0 ? round % 2 === 0 : table % 2 === 0) ? [a, b] : [b, a];
		}),
	);
	return [...half, ...half.map((ties) => ties.map(([home, away]): [number, number] => [away, home]))];
}

/** Numbers that look like chance and are the same every time. */
export function dice(seed: number) {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

export function demoSeason(strengths: number[], today: Date): DemoTie[] {
	const roll = dice(1956);
	const here = new Date(riyadhDay(today)); // late in the evening it is tomorrow in Riyadh
	const lastSaturday = new Date(here.getTime() - ((here.getUTCDay() - SATURDAY + 7) % 7 || 7) * DAY_MS);
	return rounds(strengths.length).flatMap((ties, round) => {
		const day = new Date(lastSaturday.getTime() + (round - ROUNDS_PLAYED + 1) * 7 * DAY_MS).toISOString().slice(0, 10);
		return ties.map(([home, away], table) => {
			const isToday = round === ROUNDS_PLAYED && table < TIES_TODAY;
			const playedOn = isToday ? here.toISOString().slice(0, 10) : day;
			const tie = { home, away, match_date: playedOn, match_time: TIMES[table % TIMES.length]! };
			const isAt = ({ round: r, table: t }: { round: number; table: number }) => r === round && t === table;
			if (isAt(CANCELLED)) return { ...tie, status: "cancelled" as const, home_score: null, away_score: null };
			if (round >= ROUNDS_PLAYED) return { ...tie, status: "scheduled" as const, home_score: null, away_score: null };
			if (isAt(DRAWN)) return { ...tie, status: "completed" as const, home_score: 2, away_score: 2 };
			return { ...tie, status: "completed" as const, ...play(strengths[home]! + 0.6, strengths[away]!, roll) };
		});
	});
}

/** Rubber by rubber until one side has three. */
export function play(home: number, away: number, roll: () => number) {
	const score = { home_score: 0, away_score: 0 };
	const chance = 1 / (1 + Math.exp((away - home) / 5));
	while (score.home_score < RUBBERS_TO_WIN && score.away_score < RUBBERS_TO_WIN) {
		if (roll() < chance) score.home_score += 1;
		else score.away_score += 1;
	}
	return score;
}
