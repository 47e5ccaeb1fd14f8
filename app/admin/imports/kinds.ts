import type { Page } from "../../base/locale/path.ts";
import type { ImportKind } from "./importers.server.ts";

/** The list that files of a kind belong to. */
export const listOf = {
	teams: "/admin/teams",
	players: "/admin/players",
	groups: "/admin/league",
	entries: "/admin/league",
	adjustments: "/admin/league",
	matches: "/admin/matches",
} as const satisfies Record<ImportKind, Page>;

/** Files of groups and of what belongs to them. */
export const isOfLeague = (kind: ImportKind): kind is "groups" | "entries" | "adjustments" =>
	kind === "groups" || kind === "entries" || kind === "adjustments";
