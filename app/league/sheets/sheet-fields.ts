import { type Side, sides } from "../../access/side.ts";
import { isKeyOf } from "../../base/literals.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import type { Format } from "../formats/format.ts";
import { pairsOf, positionsOf } from "../formats/order-of-play.ts";
import type { Pair } from "./rules/games.ts";
import { type LineUp, type Player, sizeOf } from "./rules/players.ts";
import { type RubberOutcome, type RubberResult, rubberOutcomes } from "./rules/sheet-score.ts";
import type { Sheet } from "./sheet.ts";

// A sheet as the fields of a form: `home_A` and `home_D_1` are players, `r2_outcome` and `r2_lost_by` the end of the
// second rubber, `r2_h3` and `r2_a3` the points of its third game, `r2_h` and `r2_a` its games where their points are
// not written down; `r2_home_1` is who played it where that was another than the order of play says.

export type Fields = Record<string, string>;

/**
 * The names of all places that a side names, in the order of the form: positions, then the two players of each pair.
 */
export const placesOf = (format: Format, side: Side): string[] => [
	...positionsOf(format.rubbers, side),
	...pairsOf(format.rubbers, side).flatMap((pair) => [`${pair}/1`, `${pair}/2`]),
];
export const fieldOfPlace = (side: Side, place: string) => `${side}_${place.replace("/", "_")}`;

/** A player as the value of a control: an id, or a name after `=` for someone who is no record. */
export const controlValue = (player: Player) => (typeof player === "number" ? String(player) : `=${player}`);

export function fieldsOfSheet(format: Format, { lineUps, rubbers }: Sheet): Fields {
	const fields: Fields = {};
	for (const side of sides) Object.assign(fields, fieldsOfLineUp(format, side, lineUps[side]));
	for (const [nth, rubber] of rubbers.entries()) Object.assign(fields, fieldsOfRubber(format, rubber, nth));
	return fields;
}

export function fieldsOfLineUp(format: Format, side: Side, lineUp: LineUp): Fields {
	const fields: Fields = {};
	for (const place of placesOf(format, side)) {
		const player = playerAt(lineUp, place);
		fields[fieldOfPlace(side, place)] = player === undefined ? "" : controlValue(player);
	}
	return fields;
}

export function playerAt({ positions, pairs }: LineUp, place: string): Player | undefined {
	const [name = "", nth] = place.split("/");
	return nth === undefined ? positions[name] : pairs[name]?.[Number(nth) - 1];
}

/** The fields of who played a rubber, counted from 1, for a side in place of others. */
export const fieldsOfOthers = ({ rubbers }: Pick<Format, "rubbers">, rubber: number, side: Side): string[] => {
	const place = rubbers[rubber - 1]?.[side];
	return Array.from({ length: place ? sizeOf(place) : 0 }, (_, nth) => `r${rubber}_${side}_${nth + 1}`);
};

function fieldsOfRubber(format: Format, { outcome, lostBy, games, won, others }: RubberResult, nth: number): Fields {
	const name = `r${nth + 1}`;
	const isOver = outcome !== "not played";
	const fields: Fields = {
		[`${name}_outcome`]: isOver ? outcome : "played",
		[`${name}_lost_by`]: lostBy ?? "",
		[`${name}_h`]: isOver && won ? String(won[0]) : "",
		[`${name}_a`]: isOver && won ? String(won[1]) : "",
	};
	for (let game = 1; game <= format.bestOf; game++) {
		const points = games[game - 1];
		fields[`${name}_h${game}`] = points ? String(points[0]) : "";
		fields[`${name}_a${game}`] = points ? String(points[1]) : "";
	}
	for (const side of sides)
		for (const [at, field] of fieldsOfOthers(format, nth + 1, side).entries()) {
			const player = others?.[side]?.[at];
			fields[field] = player === undefined ? "" : controlValue(player);
		}
	return fields;
}

export type SheetReading = { sheet: Sheet; problems: Fields };

/** A sheet of the fields of a form, with what could not be read, by field. Of the rules it knows none. */
export function readSheetFields(format: Format, fields: Fields, withPoints: boolean): SheetReading {
	const problems: Fields = {};
	const lineUps = {
		home: readLineUp(format, "home", fields, problems),
		away: readLineUp(format, "away", fields, problems),
	};
	const rubbers = format.rubbers.map((_, nth) => ({
		...readRubber(format, `r${nth + 1}`, fields, problems, withPoints),
		...readOthers(format, nth + 1, fields, problems),
	}));
	return { sheet: { lineUps, rubbers }, problems };
}

/** A side's line-up of the fields of a form; what could not be read is added to `problems`. */
export function readLineUp(format: Format, side: Side, fields: Fields, problems: Fields): LineUp {
	const positions: Record<string, Player> = {};
	for (const place of positionsOf(format.rubbers, side)) {
		const player = readPlayer(fieldOfPlace(side, place), fields, problems);
		if (player !== undefined) positions[place] = player;
	}
	const pairs: Record<string, [Player, Player]> = {};
	for (const pair of pairsOf(format.rubbers, side)) {
		const [first, second] = [1, 2].map((nth) => readPlayer(fieldOfPlace(side, `${pair}/${nth}`), fields, problems));
		if (first !== undefined && second !== undefined) pairs[pair] = [first, second];
		else if (first !== undefined || second !== undefined)
			problems[fieldOfPlace(side, `${pair}/${first === undefined ? 1 : 2}`)] = "missingPosition";
	}
	return { positions, pairs };
}

function readPlayer(name: string, fields: Fields, problems: Fields): Player | undefined {
	const value = fields[name] ?? "";
	if (value === "") return undefined;
	if (value.startsWith("=") && value.length > 1 && value.length <= 121) return value.slice(1);
	if (/^\d{1,9}$/.test(value)) return Number(value);
	problems[name] = "unknownChoice";
	return undefined;
}

/** Who played a rubber in place of others; both players of a pair, or none. */
function readOthers(format: Format, rubber: number, fields: Fields, problems: Fields): Pick<RubberResult, "others"> {
	const named = sides.flatMap((side) => {
		const names = fieldsOfOthers(format, rubber, side);
		const players = names.flatMap((name) => readPlayer(name, fields, problems) ?? []);
		if (players.length === 0) return [];
		const missing = names.find((name) => (fields[name] ?? "") === "");
		if (missing) problems[missing] = "numberOfPlayers";
		return [[side, players] as const];
	});
	return named.length > 0 ? { others: Object.fromEntries(named) } : {};
}

function readRubber(format: Format, name: string, fields: Fields, problems: Fields, withPoints: boolean): RubberResult {
	const outcome = readOutcome(fields[`${name}_outcome`] ?? "");
	const lostBy = readSide(fields[`${name}_lost_by`] ?? "");
	if (outcome === undefined) problems[`${name}_outcome`] = "unknownChoice";
	const number = (field: string) => readNumber(field, fields, problems);
	if (!withPoints) {
		const [home, away] = [number(`${name}_h`), number(`${name}_a`)];
		const won: Pair | undefined = home === undefined && away === undefined ? undefined : [home ?? 0, away ?? 0];
		return ended({ outcome: outcome ?? "played", lostBy, games: [], won });
	}
	const games: Pair[] = [];
	for (let game = 1; game <= format.bestOf; game++) {
		const [home, away] = [number(`${name}_h${game}`), number(`${name}_a${game}`)];
		if (home === undefined && away === undefined) continue;
		if (home === undefined || away === undefined)
			problems[`${name}_${home === undefined ? "h" : "a"}${game}`] ??= "bothScores";
		else games.push([home, away]);
	}
	return ended({ outcome: outcome ?? "played", lostBy, games });
}

/** A rubber for which nothing was entered was not played. */
function ended(rubber: RubberResult): RubberResult {
	const isEmpty = rubber.outcome === "played" && rubber.games.length === 0 && rubber.won === undefined;
	if (isEmpty) return { outcome: "not played", games: [] };
	return rubber.outcome === "played" ? { ...rubber, lostBy: undefined } : rubber;
}

const readOutcome = (text: string): RubberOutcome | undefined =>
	text === "" ? "played" : rubberOutcomes.find((outcome) => outcome === text);
const readSide = (text: string) => (isKeyOf({ home: 1, away: 1, both: 1 }, text) ? text : undefined);

function readNumber(name: string, fields: Fields, problems: Fields): number | undefined {
	const typed = machineText((fields[name] ?? "").trim());
	if (typed === "") return undefined;
	if (/^\d{1,2}$/.test(typed)) return Number(typed);
	problems[name] = "notANumber";
	return undefined;
}
