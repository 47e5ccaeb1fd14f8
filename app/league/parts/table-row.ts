import type { Zone } from "../../competitions/zones.ts";
import type { Standing } from "../standings.ts";
import type { TieBehind } from "../why/ties-behind.ts";

/** A club in the table of a season, or a squad in that of a group; one that was expunged has no place. */
export type TableRow = Omit<Standing, "rank"> & {
	rank: number | null;
	club: { name: string; name_ar: string; logo_url: string | null };
	/** The ties behind the reason for its place. */
	among: TieBehind[];
	squad_id?: number;
	/** The end of the season for its place, where the group says it. */
	zone?: Zone["kind"] | undefined;
};
