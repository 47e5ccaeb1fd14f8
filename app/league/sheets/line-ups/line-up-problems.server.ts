import type { Side } from "../../../access/side.ts";
import { eligibilityOf } from "../../../people/registrations/eligibility/eligibility.server.ts";
import type { NamedPlaces } from "../../../people/registrations/eligibility/line-up-rules.ts";
import { positionsOf } from "../../formats/order-of-play.ts";
import { playersFor } from "../read-sheet.server.ts";
import type { Player } from "../rules/players.ts";
import { problemsOfLineUp, type SheetProblem } from "../rules/sheet-problems.ts";
import { playersOn, type Sheet } from "../sheet.ts";
import { type NamedPlayers, namesOf } from "../sheet-document.ts";
import type { SheetTie } from "../sheet-tie.server.ts";

/** The players that a side may name: of the club, or named already. */
export async function namedPlayers(tie: SheetTie, side: Side, before: readonly Player[]): Promise<NamedPlayers> {
	const club = side === "home" ? tie.home_team_id : tie.away_team_id;
	return namesOf(await playersFor(club, before, tie.match_date), before);
}

/**
 * All rules that a side's choice of players breaks: of the format, and of who may play for it. Line-ups that a side
 * hands in, as sheets without rubbers, and the sheets of sides and of staff, are held to it. `named` are the players
 * that the side may name. Whether a player is eligible is asked when they are named: of those in `stored` it was
 * (docs/rules/people.md#eligibility).
 */
export async function lineUpProblems(
	tie: SheetTie,
	side: Side,
	{ sheet, stored }: { sheet: Sheet; stored: Sheet },
	named: NamedPlayers,
): Promise<SheetProblem[]> {
	const places = (of: Sheet): NamedPlaces => ({
		positions: positionsOf(tie.format.rules.rubbers, side).flatMap((position) => {
			const player = of.lineUps[side].positions[position];
			return typeof player === "number" && named.has(player) ? [{ position, player }] : [];
		}),
		others: playersOn(of, side).filter((player): player is number => typeof player === "number" && named.has(player)),
	});
	const asked = { named: places(sheet), before: places(stored), day: tie.match_date };
	const ineligible = await eligibilityOf(tie.id, side, asked);
	const unknown = playersOn(sheet, side).filter((player) => !named.has(player));
	return [
		...problemsOfLineUp(tie.format.rules, side, sheet.lineUps[side], sheet.rubbers),
		...unknown.map((player): SheetProblem => ({ code: "unknownPlayer", side, player })),
		...ineligible.map(({ rule, ...of }): SheetProblem => ({ code: rule, side, ...of })),
	];
}
