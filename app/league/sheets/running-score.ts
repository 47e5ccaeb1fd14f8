import { otherSide, type Side } from "../../access/side.ts";
import type { ShownRubber } from "./rubbers.server.ts";

type Rubber = Pick<ShownRubber, "outcome" | "lost_by" | "home_games" | "away_games">;
export type RunningScore = Record<Side, number>;

/** Who won a rubber: of one that was not played to its end the side that did not lose it, in spite of the games. */
export function winnerOf({ outcome, lost_by, home_games, away_games }: Rubber): Side | undefined {
	if (outcome === "not played") return undefined;
	if (lost_by === "both" || (lost_by === null && home_games === away_games)) return undefined;
	if (lost_by !== null) return otherSide(lost_by);
	return home_games > away_games ? "home" : "away";
}

/** The rubbers that each side has won so far; one that goes on counts for neither. */
export function runningScore(rubbers: readonly Rubber[]): RunningScore {
	const won = (side: Side) => rubbers.filter((rubber) => winnerOf(rubber) === side).length;
	return { home: won("home"), away: won("away") };
}
