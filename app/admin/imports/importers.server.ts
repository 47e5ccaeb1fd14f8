import { clubsImporter } from "./clubs-importer.server.ts";
import type { Importer } from "./importer.ts";
import { playersImporter } from "./players-importer.server.ts";
import { tiesImporter } from "./ties-importer.server.ts";

export const importers = {
	teams: clubsImporter,
	players: playersImporter,
	matches: tiesImporter,
} as const satisfies Record<string, Importer>;
export type ImportKind = keyof typeof importers;
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
