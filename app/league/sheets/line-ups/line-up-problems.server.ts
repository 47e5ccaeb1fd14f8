import type { Side } from "../../../access/side.ts";
import { eligibilityOf } from "../../../people/registrations/eligibility/eligibility.server.ts";
import type { NamedPlaces } from "../../../people/registrations/eligibility/line-up-rules.ts";
import { positionsOf } from "../../formats/order-of-play.ts";
import { playersFor, playersIn } from "../read-sheet.server.ts";
import { type LineUp, problemsOfLineUp, type SheetProblem } from "../rules/sheet-problems.ts";
import { type NamedPlayers, namesOf } from "../sheet-document.ts";
import type { SheetTie } from "../sheet-tie.server.ts";

/** The players that a side may name: of the club, or in the line-up already. */
export async function namedPlayers(tie: SheetTie, side: Side, stored: LineUp): Promise<NamedPlayers> {
	const before = playersIn(stored);
	const club = side === "home" ? tie.home_team_id : tie.away_team_id;
	return namesOf(await playersFor(club, before, tie.match_date), before);
}

/**
 * All rules that a side's choice of players breaks: of the format, and of who may play for it. Line-ups that a side
 * hands in, and the sheets of sides and of staff, are held to it. `named` are the players that the side may name.
 * Whether a player is eligible is asked when they are named: of those in `stored` it was
 * (docs/rules/people.md#eligibility).
 */
export async function lineUpProblems(
	tie: SheetTie,
	side: Side,
	{ lineUp, stored }: { lineUp: LineUp; stored: LineUp },
	named: NamedPlayers,
): Promise<SheetProblem[]> {
	const places = (of: LineUp): NamedPlaces => ({
		positions: positionsOf(tie.format.rules.rubbers, side).flatMap((position) => {
			const player = of.positions[position];
			return typeof player === "number" && named.has(player) ? [{ position, player }] : [];
		}),
		others: playersIn(of).filter((player): player is number => typeof player === "number" && named.has(player)),
	});
	const asked = { named: places(lineUp), before: places(stored), day: tie.match_date };
	const ineligible = await eligibilityOf(tie.id, side, asked);
	const unknown = playersIn(lineUp).filter((player) => !named.has(player));
	return [
		...problemsOfLineUp(tie.format.rules, side, lineUp),
		...unknown.map((player): SheetProblem => ({ code: "unknownPlayer", side, player })),
		...ineligible.map(({ rule, ...of }): SheetProblem => ({ code: rule, side, ...of })),
	];
}
