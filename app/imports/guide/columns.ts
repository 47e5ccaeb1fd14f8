import type { Columns } from "../columns/column.ts";
import * as league from "../columns/league-columns.ts";
import * as people from "../columns/people-columns.ts";
import * as ties from "../columns/tie-columns.ts";
import type { ImportKind } from "../importers.server.ts";

/** The columns of every kind of files. */
export const columnsOf: Readonly<Record<ImportKind, Columns>> = {
	teams: people.clubColumns,
	players: people.playerColumns,
	classes: league.classColumns,
	"rule-sets": league.ruleSetColumns,
	formats: league.formatColumns,
	venues: league.venueColumns,
	closures: league.closureColumns,
	competitions: league.competitionColumns,
	editions: league.editionColumns,
	stages: league.stageColumns,
	groups: league.groupColumns,
	entries: league.entryColumns,
	adjustments: league.adjustmentColumns,
	matches: ties.tieColumns,
	rubbers: ties.rubberColumns,
	stints: people.stintColumns,
	"licence-categories": people.licenceCategoryColumns,
	licences: people.licenceColumns,
	rosters: people.rosterColumns,
};
