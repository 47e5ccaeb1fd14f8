import type { Actor } from "../../access/actor.ts";
import { ownAmong } from "../../access/own-club.server.ts";

/**
 * Those of these ties in which a club of which an account is captain plays: as staff it decides nothing about them
 * (docs/rules/roles.md#own-clubs).
 */
export async function ownTies(actor: Actor, ids: readonly number[]): Promise<number[]> {
	const own = new Set(await ownAmong(actor, "matches", ids));
	return ids.filter((_, nth) => own.has(nth));
}

export const isOwnTie = async (actor: Actor, id: number): Promise<boolean> => (await ownTies(actor, [id])).length > 0;
