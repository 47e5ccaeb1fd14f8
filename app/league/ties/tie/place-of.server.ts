import { pickName } from "../../../base/locale/locale.ts";
import { clubById } from "../../../people/clubs/clubs.server.ts";
import { venuesOfSquads } from "../../../people/squads/squads.server.ts";
import { shownVenues } from "../../venues/shown-venues.server.ts";

/** Where a tie is played, as visitors read it. */
export type Place = {
	/** Absent for a hall that only its club names. */
	venue?: number;
	name: string | null;
	name_ar: string | null;
	address: string | null;
	address_ar: string | null;
	location: string | null;
};
type Tie = { venue_id: number | null; home_squad_id: number; home_team_id: number };

/** Finds the venue of a tie: its own, else the one at which its home squad plays; undefined without either. */
export async function venueFinder() {
	const [squads, venues] = [await venuesOfSquads(), await shownVenues()];
	return ({ venue_id, home_squad_id }: Pick<Tie, "venue_id" | "home_squad_id">) =>
		venues.get(venue_id ?? squads.get(home_squad_id) ?? 0);
}

/** The venue of a tie, else the hall that its home club names; undefined where neither is known. */
export async function placeOf(tie: Tie): Promise<Place | undefined> {
	const venue = (await venueFinder())(tie);
	if (venue) return { ...venue, venue: venue.id };
	const club = await clubById(tie.home_team_id);
	if (!club?.hall && !club?.hall_ar && !club?.address && !club?.address_ar && !club?.location) return undefined;
	const { address, address_ar, location } = club;
	const [name, name_ar] = [pickName("en", club, "hall"), pickName("ar", club, "hall")];
	return { name, name_ar, address, address_ar, location };
}
