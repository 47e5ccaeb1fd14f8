import { rubbersOf } from "../../../league/sheets/rubbers.server.ts";
import { brokenRulesOf } from "../../../league/sheets/saving/versions.server.ts";
import { isAfterDecision } from "../../../league/sheets/sheet.ts";
import { formerDatesOf } from "../../../league/ties/tie/shown-tie.server.ts";
import { itemLoader } from "../../api.server.ts";
import { oneTieSchema } from "./schemas.ts";
import { tiesForPrograms } from "./ties.server.ts";

export const handle = { cached: [] };

/** One tie, with its rubbers where a sheet has them. */
export const loader = itemLoader(oneTieSchema, async (id) => {
	const [tie] = await tiesForPrograms({ id }, undefined, 1);
	if (!tie) return undefined;
	const played = await rubbersOf(id);
	const broken = played.length > 0 ? await brokenRulesOf(id) : [];
	const rubbers = played.map(({ id: _, lost_by, home, away, ...rubber }) => ({
		...rubber,
		counts: !isAfterDecision(broken, rubber.ordinal),
		absent: lost_by,
		home_players: home,
		away_players: away,
	}));
	return { ...tie, former_dates: await formerDatesOf(id), as_played: broken.length > 0, rubbers };
});
