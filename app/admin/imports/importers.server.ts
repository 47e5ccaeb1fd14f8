import type { Action } from "../../access/policy.ts";
import { clubsImporter } from "./clubs-importer.server.ts";
import { adjustmentsImporter } from "./league/adjustments-importer.server.ts";
import { entriesImporter } from "./league/entries-importer.server.ts";
import { groupsImporter } from "./league/groups-importer.server.ts";
import type { Importer } from "./plan/importer.ts";
import { playersImporter } from "./players-importer.server.ts";
import { tiesImporter } from "./ties-importer.server.ts";

export const importers = {
	teams: clubsImporter,
	players: playersImporter,
	groups: groupsImporter,
	entries: entriesImporter,
	adjustments: adjustmentsImporter,
	matches: tiesImporter,
} as const satisfies Record<string, Importer>;
/** The permission that each kind needs. */
export const importActions = {
	teams: "team.manage",
	players: "player.manage",
	groups: "league.manage",
	entries: "league.manage",
	adjustments: "league.manage",
	matches: "match.manage",
} as const satisfies Record<string, Action>;
/** The record that a row of each kind is. */
export const importRecords = {
	teams: "team",
	players: "player",
	groups: "group",
	entries: "entry",
	adjustments: "adjustment",
	matches: "match",
} as const;
export type ImportKind = keyof typeof importers;
export const importKinds = ["teams", "players", "groups", "entries", "adjustments", "matches"] as const;
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
