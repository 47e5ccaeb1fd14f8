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
export type ImportKind = keyof typeof importers;
export const importKinds = ["teams", "players", "groups", "entries", "adjustments", "matches"] as const;
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
