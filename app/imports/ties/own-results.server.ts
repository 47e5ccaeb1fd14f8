import type { Actor } from "../../access/actor.ts";
import { sides } from "../../access/side.ts";
import { ownSquads } from "../../league/ties/own-ties.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { ReadRow } from "../plan/read-row.ts";
import { tieAfter } from "./clashes.ts";

const nameOf = (...of: [club: unknown, season: unknown, ofClass: unknown, letter: unknown]) => of.join("|");

/** The squads of which a person is captain, as rows of ties name them. */
export const ownSquadNames = async (actor: Actor): Promise<ReadonlySet<string>> =>
	new Set((await ownSquads(actor)).map((squad) => nameOf(squad.club_id, squad.season, squad.class, squad.letter)));

/** Whether a row is about a tie of these squads, as the tie is or as it becomes. */
export function isOfSquads(row: ReadRow, known: KnownRecord | undefined, own: ReadonlySet<string>): boolean {
	const ties: Record<string, unknown>[] = [tieAfter(row, known), ...(known ? [known] : [])];
	return ties.some((tie) =>
		sides.some((side) => own.has(nameOf(tie[`${side}_team_id`], tie.season, tie.class, tie[`${side}_squad`]))),
	);
}
