import { riyadhDay } from "../../app/base/locale/format.ts";
import { dice, play, rounds } from "../season.ts";

export type KingdomTie = {
	home: number;
	away: number;
	round: number;
	match_date: string;
	match_time: string;
	status: "completed" | "scheduled";
	phase: "confirmed" | null;
	home_score: number | null;
	away_score: number | null;
};

const TIMES = ["17:00:00", "18:30:00", "20:00:00", "21:00:00"];
const DAY_MS = 86_400_000;
const WEEKS = 52;

type Plan = {
	strengths: readonly number[];
	/** How many seasons ago; its weeks are those of the present one, years before. */
	seasonsAgo: number;
	/** Rounds that are over; all of them in a season that is. */
	played: number;
	/** Of the last of these rounds so many ties have no result yet. */
	open?: number;
	weekday: number;
	seed: number;
};

/**
 * A double round robin, a round each week on one weekday: the last one that was played is in the week before `today`.
 */
export function kingdomTies(
	{ strengths, seasonsAgo, played, open = 0, weekday, seed }: Plan,
	today: Date,
): KingdomTie[] {
	const roll = dice(seed);
	const here = new Date(riyadhDay(today));
	const lastDay = here.getTime() - ((here.getUTCDay() - weekday + 7) % 7 || 7) * DAY_MS;
	return rounds(strengths.length).flatMap((ties, round) => {
		const weeks = round - played + 1 - seasonsAgo * WEEKS;
		const day = new Date(lastDay + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
		return ties.map(([home, away], table): KingdomTie => {
			const tie = {
				home,
				away,
				round: round + 1,
				match_date: day,
				match_time: TIMES[table % TIMES.length] ?? "18:30:00",
			};
			const isOpen = round >= played || (round === played - 1 && table < open);
			if (seasonsAgo === 0 && isOpen)
				return { ...tie, status: "scheduled", phase: null, home_score: null, away_score: null };
			const score = play((strengths[home] ?? 5) + 0.6, strengths[away] ?? 5, roll);
			return { ...tie, status: "completed", phase: "confirmed", ...score };
		});
	});
}
