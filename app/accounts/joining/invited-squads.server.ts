import type { Actor } from "../../access/actor.ts";

/** A squad that an invitation is for, by its names. */
export type InvitedSquad = {
	id: number;
	invited_by_id: string | null;
	season: string;
	name: string;
	name_ar: string;
};
type InvitedSquads = {
	of: (pendingId: string) => Promise<InvitedSquad[]>;
	withdraw: (actor: Actor, inviter: string) => Promise<string[]>;
};

let given: InvitedSquads | undefined;
/** Squads belong to rooms above the accounts; the start of the product says who reads and withdraws them. */
export const findInvitedSquadsWith = (squads: InvitedSquads) => {
	given = squads;
};

function squads(): InvitedSquads {
	if (!given) throw new Error("Nothing reads the squads of an invitation: the product has not started.");
	return given;
}

/** The squads of an invitation. */
export const invitedSquads = async (pendingId: string) => squads().of(pendingId);

/** Takes the squads for which an account invited others out of their invitations, whose ids it returns. */
export const withdrawSquadsOf = async (actor: Actor, inviter: string) => squads().withdraw(actor, inviter);
