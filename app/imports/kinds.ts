import type { Page } from "../base/locale/path.ts";
import type { ImportKind } from "./importers.server.ts";

/** The list that files of a kind belong to. */
export const listOf = {
	teams: "/admin/teams",
	players: "/admin/players",
	classes: "/admin/league",
	"rule-sets": "/admin/league",
	formats: "/admin/league",
	venues: "/admin/league/venues",
	closures: "/admin/league/venues",
	competitions: "/admin/league",
	editions: "/admin/league",
	stages: "/admin/league",
	groups: "/admin/league",
	entries: "/admin/league",
	adjustments: "/admin/league",
	matches: "/admin/matches",
	rubbers: "/admin/league",
	stints: "/admin/registrations",
	"licence-categories": "/admin/registrations",
	licences: "/admin/registrations",
	rosters: "/admin/registrations",
} as const satisfies Record<ImportKind, Page>;

/** Kinds whose questions name their records; of others a record is asked about. */
const ownWords = ["teams", "players", "matches"] as const;
export const wordsOf = (kind: ImportKind) => ownWords.find((each) => each === kind) ?? "record";
