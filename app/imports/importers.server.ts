import type { Action } from "../access/policy.ts";
import { clubsImporter } from "./clubs-importer.server.ts";
import { competitionsImporter } from "./competitions/competitions-importer.server.ts";
import { editionsImporter } from "./competitions/editions-importer.server.ts";
import { stagesImporter } from "./competitions/stages-importer.server.ts";
import { adjustmentsImporter } from "./league/adjustments-importer.server.ts";
import { classesImporter } from "./league/classes-importer.server.ts";
import { entriesImporter } from "./league/entries-importer.server.ts";
import { formatsImporter } from "./league/formats-importer.server.ts";
import { groupsImporter } from "./league/groups-importer.server.ts";
import { ruleSetsImporter } from "./league/rule-sets-importer.server.ts";
import { licenceCategoriesImporter } from "./people/licence-categories-importer.server.ts";
import { licencesImporter } from "./people/licences-importer.server.ts";
import { playersImporter } from "./people/players-importer.server.ts";
import { rostersImporter } from "./people/rosters-importer.server.ts";
import { stintsImporter } from "./people/stints-importer.server.ts";
import type { AnyImporter } from "./plan/importer.ts";
import { rubbersImporter } from "./sheets/rubbers-importer.server.ts";
import { tiesImporter } from "./ties/ties-importer.server.ts";
import { closuresImporter } from "./venues/closures-importer.server.ts";
import { venuesImporter } from "./venues/venues-importer.server.ts";

export const importers = {
	teams: clubsImporter,
	players: playersImporter,
	classes: classesImporter,
	"rule-sets": ruleSetsImporter,
	formats: formatsImporter,
	venues: venuesImporter,
	closures: closuresImporter,
	competitions: competitionsImporter,
	editions: editionsImporter,
	stages: stagesImporter,
	groups: groupsImporter,
	entries: entriesImporter,
	adjustments: adjustmentsImporter,
	matches: tiesImporter,
	rubbers: rubbersImporter,
	stints: stintsImporter,
	"licence-categories": licenceCategoriesImporter,
	licences: licencesImporter,
	rosters: rostersImporter,
} as const satisfies Record<string, AnyImporter>;
/** The permission that each kind needs. */
export const importActions = {
	teams: "team.manage",
	players: "player.manage",
	classes: "league.manage",
	"rule-sets": "league.manage",
	formats: "league.manage",
	venues: "league.manage",
	closures: "league.manage",
	competitions: "league.manage",
	editions: "league.manage",
	stages: "league.manage",
	groups: "league.manage",
	entries: "league.manage",
	adjustments: "league.manage",
	matches: "match.manage",
	rubbers: "match.manage",
	stints: "registration.manage",
	"licence-categories": "registration.manage",
	licences: "registration.manage",
	rosters: "registration.manage",
} as const satisfies Record<string, Action>;
/** The record that a row of each kind is. */
export const importRecords = {
	teams: "team",
	players: "player",
	classes: "class",
	"rule-sets": "rule-set",
	formats: "format",
	venues: "venue",
	closures: "closure",
	competitions: "competition",
	editions: "edition",
	stages: "stage",
	groups: "group",
	entries: "entry",
	adjustments: "adjustment",
	matches: "match",
	rubbers: "match",
	stints: "stint",
	"licence-categories": "licence-category",
	licences: "licence",
	rosters: "squad-player",
} as const;
export type ImportKind = keyof typeof importers;
export const importKinds = [
	...(["teams", "players", "classes", "rule-sets", "formats", "venues", "closures"] as const),
	...(["competitions", "editions", "stages", "groups", "entries", "adjustments"] as const),
	...(["matches", "rubbers"] as const),
	...(["stints", "licence-categories", "licences", "rosters"] as const),
];
export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importers, kind);
