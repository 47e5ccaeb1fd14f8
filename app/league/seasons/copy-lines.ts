import type { PlacementReason } from "./placements.ts";

export type Names = { name: string; name_ar: string };
type Why = PlacementReason | "chosen";

/**
 * One step of a copy: the end of an edition, a group or a squad in it, and why. `of` is where it is in the season that
 * is copied, from the group up to the competition, `to` its group in the other one. No two lines have one `key`.
 */
export type CopyLine = Names & { key: string; of: readonly Names[] } & (
		| { what: "draft" | "groupAdded" | "groupThere" | "laterStage" | "noTies" | "noGroup" | "staffCaptain" }
		| { what: "entered"; to: Names; why: Why }
		| { what: "there" | "elsewhere"; to: Names }
		| { what: "undecided" | "leftOut"; why: Why }
	);
type LineKind = CopyLine["what"];

/** A group and its competition. */
export const placeOf = (group: Names & { competition: string; competition_ar: string }): Names[] => [
	{ name: group.name, name_ar: group.name_ar },
	{ name: group.competition, name_ar: group.competition_ar },
];

/** Lines by how they are read: left out, found in the other season, and added. */
const kinds = {
	lost: ["draft", "undecided", "leftOut", "laterStage", "noTies", "noGroup", "staffCaptain"],
	there: ["groupThere", "there", "elsewhere"],
	added: ["groupAdded", "entered"],
} as const satisfies Record<string, readonly LineKind[]>;

export function sortedLines(lines: readonly CopyLine[]) {
	const of = (kind: keyof typeof kinds) => lines.filter(({ what }) => kinds[kind].some((each) => each === what));
	return { lost: of("lost"), there: of("there"), added: of("added") };
}
