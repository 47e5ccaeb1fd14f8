/**
 * Tables whose changes mark the groups that they reach, by triggers: migrations/functions/standings.sql and
 * club-names.sql.
 */
export const markingTables = [
	"matches",
	"entries",
	"adjustments",
	"lots",
	"lot_places",
	"groups",
	"stages",
	"editions",
	"competitions",
	"seasons",
	"squads",
	"teams",
	"former_club_names",
];

/**
 * All that the table of a group is made from: add a new source here, and its trigger. A format or a rule set marks
 * no group: each stored row names the rules that made it (`ruleVersionOf`), and one of other rules is made again by its
 * reader.
 */
export const tableSources = [...markingTables, "formats", "rule_sets", "rule_set_versions", "group_rule_versions"];

/**
 * Stored tables and views of the league, and the tables that they change with: `start.server.ts` hands it to the code
 * that notes reads.
 */
export const leagueReads: Record<string, readonly string[]> = {
	group_standings: tableSources,
	league_standings: ["matches", "teams", "seasons", "groups", "stages", "editions", "competitions"],
	// A marked group is computed from the sources themselves.
	standings_changes: [],
};
