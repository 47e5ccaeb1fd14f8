import { sql } from "kysely";
import { formerNames } from "../../../people/clubs/former-names/former-names.server.ts";
import { namesOn } from "../../../people/clubs/former-names/names-on.ts";

/** The last day on which squads of the group `g` met, or are to meet. */
export const lastDay = sql<
	string | null
>`(select max(match_date)::text from matches where group_id = g.id and status <> 'cancelled')`;

type Club = { club_id: number; name: string; name_ar: string };

/**
 * Gives the clubs of a table the names of its last day, or of the day that it is asked for. A table whose season goes
 * on has those of today.
 */
export async function namesOfTable(): Promise<<C extends Club>(clubs: C[], last: string | null, on?: string) => C[]> {
	const former = await formerNames();
	return (clubs, last, on) => {
		if (former.size === 0) return clubs;
		const day = on !== undefined && (last === null || on < last) ? on : last;
		return clubs.map((club) => namesOn(former.get(club.club_id), club, day));
	};
}
