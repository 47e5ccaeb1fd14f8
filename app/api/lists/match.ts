import { formerDatesOf } from "../../matches/tie/shown-tie.server.ts";
import { itemLoader } from "../api.server.ts";
import { oneTieSchema } from "./schemas.ts";
import { tiesForPrograms } from "./ties.server.ts";

export const handle = { cached: [] };

/** One tie with its score alone: its rubbers are an empty list. */
export const loader = itemLoader(oneTieSchema, async (id) => {
	const [tie] = await tiesForPrograms({ id }, undefined, 1);
	return tie && { ...tie, former_dates: await formerDatesOf(id), rubbers: [] };
});
