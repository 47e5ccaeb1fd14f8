import type { Actor } from "../../access/actor.ts";
import { sides } from "../../access/side.ts";
import { ownSquads } from "../../league/ties/own-ties.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { ReadRow } from "../plan/read-row.ts";
import { tieAfter } from "./clashes.ts";

const nameOf = (club: unknown, season: unknown, letter: unknown) => `${club}|${season}|${letter}`;

/** The squads of which a person is captain, as rows of ties name them. */
export const ownSquadNames = async (actor: Actor): Promise<ReadonlySet<string>> =>
	new Set((await ownSquads(actor)).map(({ club_id, season, letter }) => nameOf(club_id, season, letter)));

/** Whether a row is about a tie of these squads, as the tie is or as it becomes. */
export function isOfSquads(row: ReadRow, known: KnownRecord | undefined, own: ReadonlySet<string>): boolean {
	const ties: Record<string, unknown>[] = [tieAfter(row, known), ...(known ? [known] : [])];
	return ties.some((tie) =>
		sides.some((side) => own.has(nameOf(tie[`${side}_team_id`], tie.season, tie[`${side}_squad`]))),
	);
}
