import type { Zone } from "../competitions/groups/zones.ts";

type Ending = Zone["kind"] | undefined;
/**
 * A squad of a group at the end of the season; `zones` are those of its place in the final table, and of all places
 * that it shares.
 */
export type FinalEntry = {
	squad: number;
	place: number | null;
	zones: readonly Ending[];
	state: "active" | "withdrawn" | "excluded";
};
/** A group of an edition whose squads play on in the next season; groups of one tier are beside each other. */
export type FinalGroup = { id: number; edition: number; tier: number; entries: readonly FinalEntry[] };

/**
 * Why a squad goes where it goes. `highest` and `lowest`: its place is in a zone, and there is no tier beyond it.
 * `shared`: it shares places whose squads go different ways.
 */
export type PlacementReason =
	| "stays"
	| "promoted"
	| "relegated"
	| "play_off"
	| "shared"
	| "highest"
	| "lowest"
	| "withdrawn"
	| "excluded";
/** Where a squad plays next: the group that follows this one. Null: it is left out. Undefined: staff have to choose. */
export type Placement = {
	squad: number;
	from: number;
	place: number | null;
	reason: PlacementReason;
	to: number | null | undefined;
	/** Staff sent it elsewhere than the final table does. */
	isChosen?: true;
};

/**
 * The placements between the groups of editions: promoted squads to the tier above, relegated ones to the one below,
 * those in a play-off place or level across a line undecided. Of several groups in a tier the one with the fewest
 * squads so far takes the next. Withdrawn and excluded squads are left out.
 */
export function placementsAfter(groups: readonly FinalGroup[]): Placement[] {
	const all = groups.flatMap((group) => group.entries.map((entry) => reasonFor(entry, group, groups)));
	const sizes = new Map(groups.map(({ id }) => [id, 0]));
	const grow = (id: number) => sizes.set(id, (sizes.get(id) ?? 0) + 1);
	for (const { reason, from } of all) if (staysFor(reason)) grow(from);
	return all.map((placement) => {
		if (staysFor(placement.reason)) return { ...placement, to: placement.from };
		if (placement.reason === "play_off" || placement.reason === "shared") return { ...placement, to: undefined };
		if (placement.reason !== "promoted" && placement.reason !== "relegated") return { ...placement, to: null };
		const [target] = besides(groups, placement.from, placement.reason === "promoted" ? -1 : 1).sort(
			(a, b) => (sizes.get(a.id) ?? 0) - (sizes.get(b.id) ?? 0),
		);
		if (target) grow(target.id);
		return { ...placement, to: target?.id };
	});
}

const staysFor = (reason: PlacementReason) => reason === "stays" || reason === "highest" || reason === "lowest";

function reasonFor(entry: FinalEntry, group: FinalGroup, groups: readonly FinalGroup[]) {
	const { squad, place, zones, state } = entry;
	const base = { squad, from: group.id, place };
	if (state !== "active") return { ...base, reason: state };
	const reasons = [...new Set(zones.map((zone) => reasonIn(zone, group, groups)))];
	const [first = "stays", ...others] = reasons.every(staysFor) ? reasons.slice(0, 1) : reasons;
	return { ...base, reason: others.length > 0 ? ("shared" as const) : first };
}

function reasonIn(zone: Ending, { id }: FinalGroup, groups: readonly FinalGroup[]): PlacementReason {
	if (zone === "promoted" && besides(groups, id, -1).length === 0) return "highest";
	if (zone === "relegated" && besides(groups, id, 1).length === 0) return "lowest";
	return zone ?? "stays";
}

/** The groups of the next tier of the same edition, above (-1) or below (1); tiers may have gaps. */
function besides(groups: readonly FinalGroup[], from: number, direction: 1 | -1): FinalGroup[] {
	const own = groups.find(({ id }) => id === from);
	if (!own) return [];
	const ahead = groups.filter(({ edition, tier }) => edition === own.edition && (tier - own.tier) * direction > 0);
	const nearest = Math.min(...ahead.map(({ tier }) => (tier - own.tier) * direction));
	return ahead.filter(({ tier }) => (tier - own.tier) * direction === nearest);
}

/**
 * The placements with what staff chose for some squads: an id of a group of the same edition, `out`, or nothing for the
 * proposal.
 */
export function chosenPlacements(
	placements: readonly Placement[],
	groups: readonly FinalGroup[],
	choices: Record<string, string>,
) {
	const editionOf = new Map(groups.map(({ id, edition }) => [id, edition]));
	return placements.map((placement): Placement => {
		const choice = choices[choiceOf(placement)];
		const to = choice === "out" ? null : Number(choice);
		const isKnown = to === null || (editionOf.has(to) && editionOf.get(to) === editionOf.get(placement.from));
		return isKnown && to !== placement.to ? { ...placement, to, isChosen: true } : placement;
	});
}

/** The name of the control in which staff choose where a squad goes. */
export const choiceOf = ({ squad, from }: Pick<Placement, "squad" | "from">) => `to_${from}_${squad}`;

/** The season after one: `2026/2027` after `2025/2026`. */
export const seasonAfter = (season: string) => `${season.slice(5)}/${Number(season.slice(5)) + 1}`;
