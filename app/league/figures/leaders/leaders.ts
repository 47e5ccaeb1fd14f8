import type { Locale } from "../../../base/locale/locale.ts";
import { playerName } from "../../../people/players/player-name.ts";

/** The ways in which the players of a competition are put in order. */
export const boards = ["wins", "ratio", "doubles"] as const;
export type Board = (typeof boards)[number];

export type Figures = {
	id: number;
	name: string;
	name_ar: string;
	played: number;
	won: number;
	doubles: number;
	doubles_won: number;
};

/** The least rubbers for a place by the win rate: three, and a third of those of the player who played most. */
export const leastRubbers = (all: readonly Pick<Figures, "played">[]) =>
	Math.max(3, Math.ceil(Math.max(0, ...all.map(({ played }) => played)) / 3));

/** Above zero when `b` is ahead. Ratios are compared as fractions. */
const compare: Record<Board, (a: Figures, b: Figures) => number> = {
	wins: (a, b) => b.won - a.won,
	ratio: (a, b) => b.won * a.played - a.won * b.played,
	doubles: (a, b) => b.doubles_won - a.doubles_won,
};

/**
 * The players in the order of a board, those with no win left out. Equal figures share a rank; among them the name
 * decides the line, the one in the language of the page.
 * @example leadersBy(all, "wins", "en").map(({ rank }) => rank) // 1, 2, 2, 4
 */
export function leadersBy<T extends Figures>(
	all: readonly T[],
	board: Board,
	locale: Locale,
): (T & { rank: number })[] {
	const least = leastRubbers(all);
	const isIn = ({ won, played, doubles_won }: T) =>
		board === "doubles" ? doubles_won > 0 : won > 0 && (board === "wins" || played >= least);
	const order = compare[board];
	const lines = all
		.filter(isIn)
		.sort((a, b) => order(a, b) || byName[locale](playerName(locale, a), playerName(locale, b)) || a.id - b.id);
	let rank = 1;
	return lines.map((line, nth) => {
		const above = lines[nth - 1];
		if (above && order(above, line) !== 0) rank = nth + 1;
		return { ...line, rank };
	});
}

// As an Arabic dictionary orders words; Latin names by code point
// (decision 118).
const arabic = new Intl.Collator("ar");
const byName: Record<Locale, (a: string, b: string) => number> = {
	ar: arabic.compare,
	en: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};
