import { z } from "zod";
import { groupsOf } from "../../../league/competitions/competitions.server.ts";
import {
	eligibilityOfGroups,
	type GroupEligibility,
} from "../../../league/competitions/groups/eligibility-of-groups.server.ts";
import { zonesOf } from "../../../league/competitions/groups/zones.ts";
import { rulesOf } from "../../../league/group-tables/content/group-rules.ts";
import { storedOfRule } from "../../../league/rule-sets/stored-rule.ts";
import { seasonNames } from "../../../settings/seasons.server.ts";
import { listLoader, seasonQuery } from "../../api.server.ts";
import { groupSchema } from "./schemas.ts";

export const handle = { cached: ["season", "cursor", "limit"] };

/** The groups of a season's competitions, or of all seasons. */
async function read({ season }: z.infer<typeof seasonQuery>, after: [number] | undefined, limit: number) {
	const seasons = season === undefined ? await seasonNames() : [season];
	const groups = (await Promise.all(seasons.map(groupsOf))).flat();
	const needs = await Promise.all(seasons.map((each) => eligibilityOfGroups({ season: each })));
	const needOf = new Map(needs.flat().map(({ id, ...need }) => [id, need]));
	return groups
		.toSorted((a, b) => a.id - b.id)
		.filter(({ id }) => !after || id > after[0])
		.slice(0, limit)
		.map(({ slug, zones, is_default, of_default, ...group }) => ({
			...group,
			competition: slug,
			rule: storedOfRule(rulesOf(group)),
			zones: zonesOf(zones) ?? [],
			eligibility: eligibilityField(needOf.get(group.id)),
			is_default: is_default && of_default,
		}));
}

/** The needs of players, as programs read them. */
const eligibilityField = (need?: Omit<GroupEligibility, "id">) => ({
	...{ licence: false, roster: false, stint: false, class: false, order: false, higher: null },
	...need?.checks,
	quotas: need?.quotas ?? [],
	positions: (need?.positions ?? []).map((rule) =>
		"class" in rule
			? { position: rule.position, class: rule.class, born_from: null }
			: { position: rule.position, class: null, born_from: rule.bornFrom },
	),
});

export const loader = listLoader({
	query: seasonQuery,
	key: z.tuple([z.int32()]),
	item: groupSchema,
	read,
	keyOf: (group): [number] => [group.id],
});
