import type { Result, Tie } from "../tie.ts";
import type { RuleSet } from "./rule-set.ts";
import { type EndedTie, endOf, type FullScore, type Pair } from "./tally.ts";

export type TieToJudge = Pick<Tie, "id" | "status" | "home_score" | "away_score"> & {
	home_squad_id: number;
	away_squad_id: number;
	outcome: EndedTie["outcome"];
	absent: EndedTie["lostBy"] | null;
};

/** How a tie ended for its two sides, and the rubbers that count, home first. Both lose a tie that both missed. */
export type Ending = { home: Result; away: Result; rubbers: Pair };

const words = { won: "win", drawn: "draw", lost: "loss" } as const satisfies Record<string, Result>;

/**
 * How the table of its group counts a tie; undefined where it does not: a typed score alone does not say who won an
 * award or an abandoned tie.
 */
export function endingOf(tie: TieToJudge, rule: RuleSet, full: FullScore): Ending | undefined {
	const { id, home_squad_id: home, away_squad_id: away, home_score, away_score, outcome, absent } = tie;
	const hasScore = home_score !== null && away_score !== null;
	const needsScore = outcome === "played" || rule.unplayedScore === "typed";
	if (tie.status !== "completed" || (needsScore && !hasScore)) return undefined;
	const rubbers = [home_score ?? 0, away_score ?? 0] as const;
	const end = endOf({ id, home, away, outcome, lostBy: absent ?? undefined, rubbers }, rule, full);
	return end && { home: words[end.result.home], away: words[end.result.away], rubbers: end.rubbers };
}

/** The same as one of the two clubs sees it; `theirs` is the result of the other one. */
export function endingFor(clubId: number, { home_team_id }: { home_team_id: number }, { home, away, rubbers }: Ending) {
	return home_team_id === clubId
		? { result: home, theirs: away, rubbers }
		: { result: away, theirs: home, rubbers: [rubbers[1], rubbers[0]] as const };
}
