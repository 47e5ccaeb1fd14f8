import type { EndedTie } from "../ranking/tally.ts";
import { counts, type Tie } from "../tie.ts";

type Meeting = Tie & { home_squad_id: number; away_squad_id: number; outcome: EndedTie["outcome"] };

/** Whether a completed tie ended in another way than by play, which is its result even without a score. */
export const isUnplayed = ({ status, outcome }: Pick<Meeting, "status" | "outcome">) =>
	status === "completed" && outcome !== "played";

/**
 * Ties by home and away squad, oldest first: those with a result, and those still to be played. A cancelled one is in
 * no cell.
 */
export function crossTable<T extends Meeting>(ties: readonly T[]): (home: number, away: number) => T[] {
	const cells = new Map<string, T[]>();
	const shown = ties.filter((tie) => counts(tie) || isUnplayed(tie) || tie.status === "scheduled");
	for (const tie of shown.toSorted((a, b) => a.match_date.localeCompare(b.match_date) || a.id - b.id)) {
		const key = `${tie.home_squad_id} ${tie.away_squad_id}`;
		cells.set(key, [...(cells.get(key) ?? []), tie]);
	}
	return (home, away) => cells.get(`${home} ${away}`) ?? [];
}
