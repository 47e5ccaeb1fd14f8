import { rubbersOf } from "../../../league/sheets/rubbers.server.ts";
import { formerDatesOf } from "../../../league/ties/tie/shown-tie.server.ts";
import { itemLoader } from "../../api.server.ts";
import { oneTieSchema } from "./schemas.ts";
import { tiesForPrograms } from "./ties.server.ts";

export const handle = { cached: [] };

/** One tie, with its rubbers where a sheet has them. */
export const loader = itemLoader(oneTieSchema, async (id) => {
	const [tie] = await tiesForPrograms({ id }, undefined, 1);
	if (!tie) return undefined;
	const rubbers = (await rubbersOf(id)).map(({ id: _, lost_by, home, away, ...rubber }) => ({
		...rubber,
		absent: lost_by,
		home_players: home,
		away_players: away,
	}));
	return { ...tie, former_dates: await formerDatesOf(id), rubbers };
});
