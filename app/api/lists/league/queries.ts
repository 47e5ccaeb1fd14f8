import { z } from "zod";
import { listQuery, seasonQuery } from "../../api.server.ts";

const int = z.coerce.number().pipe(z.int32().positive());

export const tiesQuery = seasonQuery.extend({
	group: int.optional().describe("The ties of this group; they have more fields."),
	round: int.optional().describe("The ties of this round of the group."),
});

export const roundsQuery = listQuery.extend({
	group: int.optional().describe("The rounds of this group; of all when absent."),
});
