/** A squad that an invitation is for, by its names. */
export type InvitedSquad = {
	id: number;
	invited_by_id: string | null;
	season: string;
	name: string;
	name_ar: string;
};
type Reader = (pendingId: string) => Promise<InvitedSquad[]>;

let reader: Reader | undefined;
/** Squads belong to rooms above the accounts; the start of the product says who reads them. */
export const readInvitedSquadsWith = (given: Reader) => {
	reader = given;
};

/** The squads of an invitation. */
export async function invitedSquads(pendingId: string): Promise<InvitedSquad[]> {
	if (!reader) throw new Error("Nothing reads the squads of an invitation: the product has not started.");
	return reader(pendingId);
}
