import { z } from "zod";
import { dayOfProgram } from "../../../base/typed/day-time.ts";
import { shownGroup } from "../../../league/competitions/competitions.server.ts";
import { groupTable, groupTableAsked } from "../../../league/group-tables/group-table.server.ts";
import { isRuleSet } from "../../../league/rule-sets/rule-sets.server.ts";
import { listLoader, listQuery } from "../../api.server.ts";
import { groupStandingSchema } from "./schemas.ts";
import { clubsOf, standingFields } from "./standing-fields.ts";

export const groupStandingsQuery = listQuery.extend({
	group: z.coerce.number().pipe(z.int32().positive()).describe("The table of this group."),
	as_of: dayOfProgram.optional().describe("With the ties and decisions up to this day."),
	rule_set: z
		.string()
		.refine(isRuleSet, "no rule set has this code")
		.optional()
		.describe("Under the rule set of this code, with its own points."),
});

/** The table of a group; no item for one that is not shown. */
async function read(
	{ group: id, as_of, rule_set }: z.infer<typeof groupStandingsQuery>,
	after: [number] | undefined,
	limit: number,
) {
	const group = await shownGroup(id);
	if (!group) return [];
	const isAsked = as_of !== undefined || rule_set !== undefined;
	const { rows, adjustments } = isAsked
		? await groupTableAsked(group, { on: as_of, ruleSet: rule_set })
		: await groupTable(group);
	const clubOf = clubsOf(rows);
	const from = after ? rows.findIndex(({ squad_id }) => squad_id === after[0]) + 1 : 0;
	return rows.slice(from, from + limit).map((row) => ({
		id: `${id}-${row.squad_id}`,
		season: group.season,
		group: id,
		class: group.class,
		...row.club,
		...standingFields(row, clubOf, adjustments),
	}));
}

export const groupStandings = listLoader({
	query: groupStandingsQuery,
	key: z.tuple([z.int32()]),
	item: groupStandingSchema,
	read,
	keyOf: (row): [number] => [row.squad_id],
});
