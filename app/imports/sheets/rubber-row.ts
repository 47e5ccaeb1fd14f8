import { isOneOf } from "../../base/literals.ts";
import type { Pair } from "../../league/sheets/rules/games.ts";
import { type RubberOutcome, rubberOutcomes } from "../../league/sheets/rules/sheet-score.ts";
import { sides } from "../../league/tie.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { rubberKinds } from "../columns/tie-columns.ts";

/** The most rubbers of a tie, and games of a rubber. */
const MAX_RUBBERS = 20;
const MAX_GAMES = 7;
const MAX_REASON = 300;

/** A rubber as a row of a file has it; players and match as they are written. */
export type RubberRow = {
	line: number;
	match: string;
	ordinal: number;
	home: string[];
	away: string[];
	kind: string;
	outcome: RubberOutcome;
	lostBy: (typeof sides)[number] | undefined;
	games: Pair[];
	/** Why the sheet is corrected, or entered as it was played. */
	reason: string;
	problems: Record<string, string>;
	unknown?: PlannedRow["unknown"];
};

/** Reads one row. A rubber of which nothing is said was not played; one with who was absent alone never started. */
export function readRubber({ line, fields }: CsvRow): RubberRow {
	const problems: Record<string, string> = {};
	const of = (column: string) => fields[column]?.trim() ?? "";
	const ordinal = /^\d{1,2}$/.test(of("ordinal")) ? Number(of("ordinal")) : 0;
	if (ordinal < 1 || ordinal > MAX_RUBBERS) problems.ordinal = of("ordinal") === "" ? "required" : "noSuchRubber";
	if (of("match") === "") problems.match = "required";
	const games = gamesIn(of("games"));
	if (!games) problems.games = "notGames";
	const absent = of("absent");
	const lostBy = isOneOf(sides, absent) ? absent : undefined;
	if (absent !== "" && !lostBy) problems.absent = "unknownChoice";
	const reason = of("reason");
	if (reason.length > MAX_REASON) problems.reason = "tooLong";
	const kind = of("kind");
	if (kind !== "" && !isOneOf(rubberKinds, kind)) problems.kind = "unknownChoice";
	const said = of("outcome") || (lostBy ? "walkover" : games?.length === 0 ? "not played" : "played");
	const outcome = rubberOutcomes.find((each) => each === said);
	if (!outcome) problems.outcome = "unknownChoice";
	return {
		line,
		match: of("match"),
		ordinal,
		kind,
		reason,
		outcome: outcome ?? "played",
		problems,
		home: playersIn(of("home_players")),
		away: playersIn(of("away_players")),
		lostBy: outcome === "played" ? undefined : lostBy,
		games: outcome === "not played" ? [] : (games ?? []),
	};
}

const playersIn = (text: string) =>
	text
		.split("+")
		.map((name) => name.trim().slice(0, 121))
		.filter((name) => name !== "")
		.slice(0, 3);

/** `11-7 9-11`, also with colons or commas; undefined for another text. */
function gamesIn(text: string): Pair[] | undefined {
	const words = text.split(/[\s,;]+/).filter((word) => word !== "");
	if (words.length > MAX_GAMES) return undefined;
	const games = words.map((word): Pair | undefined => {
		const [, home, away] = /^(\d{1,2})[-:–](\d{1,2})$/.exec(word) ?? [];
		return home === undefined || away === undefined ? undefined : [Number(home), Number(away)];
	});
	return games.every((game) => game !== undefined) ? games : undefined;
}
