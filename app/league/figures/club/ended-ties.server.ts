import { withEndings } from "../../group-tables/endings.server.ts";
import { endingFor } from "../../ranking/ending.ts";
import type { Result } from "../../tie.ts";
import { namedTiesOf } from "../../ties/ties.server.ts";

/**
 * The ties of a club against other clubs that the tables of their groups count, the latest first, each as the club sees
 * it.
 */
export async function endedTies(clubId: number) {
	const ties = await withEndings(await namedTiesOf({ clubId, status: "completed" }));
	return ties.flatMap(({ ending, ...tie }) =>
		ending && tie.home_team_id !== tie.away_team_id ? [{ ...tie, ...endingFor(clubId, tie, ending) }] : [],
	);
}

/** How many of these were won, drawn and lost. */
export function balanceOf(ties: readonly { result: Result }[]) {
	const count = (wanted: Result) => ties.filter(({ result }) => result === wanted).length;
	return { won: count("win"), drawn: count("draw"), lost: count("loss") };
}
export type TieBalance = ReturnType<typeof balanceOf>;
