import { rubberOutcomes } from "../../league/sheets/rules/sheet-score.ts";
import { outcomes, phases, sides, tieStatuses } from "../../league/tie.ts";
import type { Columns } from "./column.ts";

export const tieColumns = {
	id: { as: "id" },
	season: { as: "season" },
	match_date: { needed: true, as: "day" },
	match_time: { as: "time" },
	status: { values: tieStatuses },
	home_team: { needed: true, named: true, as: "club" },
	away_team: { needed: true, named: true, as: "club" },
	home_score: {},
	away_score: {},
	competition: { named: true, as: "competition" },
	group: { named: true, as: "group" },
	round: {},
	home_squad: { as: "letter" },
	away_squad: { as: "letter" },
	phase: { values: ["scheduled", ...phases] },
	outcome: { values: outcomes },
	absent: { values: sides },
	venue: { named: true, words: true, as: "venue" },
	reason: { words: true },
	reason_ar: { words: true },
	case_reference: {},
	correction_reason: { words: true },
} as const satisfies Columns;

/** The kinds of a rubber. */
export const rubberKinds = ["singles", "doubles"] as const;

export const rubberColumns = {
	match: { needed: true, as: "tie" },
	ordinal: { needed: true },
	home_players: { needed: true, named: true, as: "players" },
	away_players: { needed: true, named: true, as: "players" },
	games: { needed: true, as: "games" },
	kind: { values: rubberKinds },
	outcome: { values: rubberOutcomes },
	absent: { values: sides },
	reason: { words: true },
} as const satisfies Columns;
