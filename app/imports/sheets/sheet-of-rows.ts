import { type Side, sides } from "../../access/side.ts";
import type { Format } from "../../league/formats/format.ts";
import { isSingles, type Place } from "../../league/formats/order-of-play.ts";
import { keyOfProblem } from "../../league/sheets/problem-fields.ts";
import { gamesWon, type Pair, problemOfGames, problemOfUnfinished } from "../../league/sheets/rules/games.ts";
import { namingOthers } from "../../league/sheets/rules/others.ts";
import { type LineUp, type Player, playersOfRubber } from "../../league/sheets/rules/players.ts";
import { isOnSheet, type RubberResult } from "../../league/sheets/rules/sheet-score.ts";
import type { Sheet } from "../../league/sheets/sheet.ts";
import type { RubberRow } from "./rubber-row.ts";

/** A row of a tie with the players that it names. */
export type NamedRow = { row: RubberRow; home: Player[]; away: Player[] };
/** Who played a rubber, by a row or as it is stored. */
type Played = { row: Pick<RubberRow, "ordinal" | "outcome">; home: readonly Player[]; away: readonly Player[] };

/**
 * The sheet that the rows of a tie make: rubbers that no row speaks of, and places that none of them tells, are as they
 * are stored. Players of a row who are not those of its place are others who played it; a row of no rubber of the
 * order of play gets a problem.
 */
export function sheetOfRows(format: Format, stored: Sheet, rows: readonly NamedRow[], withPoints: boolean): Sheet {
	const rubbers = format.rubbers.map((places, nth): RubberResult => {
		const rubber = stored.rubbers[nth] ?? { outcome: "not played", games: [] };
		if (!isOnSheet(rubber)) return rubber;
		const played = (side: Side) => playersOfRubber(places[side], stored.lineUps[side], rubber.others?.[side]);
		return { ...rubber, others: { home: played("home"), away: played("away") } };
	});
	const fitting = rows.filter((named) => fits(format, named));
	const spoken = new Set(fitting.map(({ row }) => row.ordinal));
	const rest = rubbers.flatMap(({ outcome, others }, nth): Played[] => {
		const row = { ordinal: nth + 1, outcome };
		return others && !spoken.has(row.ordinal) ? [{ row, home: others.home ?? [], away: others.away ?? [] }] : [];
	});
	for (const { row, home, away } of fitting)
		rubbers[row.ordinal - 1] = { ...resultOf(row, format, withPoints), others: { home, away } };
	const lineUps = {
		home: lineUpOf(format, "home", stored.lineUps.home, [...fitting, ...rest]),
		away: lineUpOf(format, "away", stored.lineUps.away, [...fitting, ...rest]),
	};
	return { lineUps, rubbers: namingOthers(format, lineUps, rubbers) };
}

function fits(format: Format, { row, ...players }: NamedRow): boolean {
	const places = format.rubbers[row.ordinal - 1];
	if (!places) {
		row.problems.ordinal ??= "noSuchRubber";
		return false;
	}
	const kind = isSingles(places.home) ? "singles" : "doubles";
	if (row.kind !== "" && row.kind !== kind) row.problems.kind ??= "kindOfRubber";
	for (const side of row.outcome === "not played" ? [] : sides) {
		const named = players[side].length;
		if (named > 0 && named !== (kind === "singles" ? 1 : 2))
			row.problems[`${side}_players`] ??= kind === "singles" ? "onePlayer" : "twoPlayers";
	}
	return true;
}

/** Games without their points are kept as their numbers. */
function resultOf(row: RubberRow, format: Format, withPoints: boolean): RubberResult {
	const { outcome, lostBy, games } = row;
	if (outcome === "not played") return { outcome, games: [] };
	if (withPoints) return { outcome, lostBy, games };
	if (games.length < 2)
		return { outcome, lostBy, games: [], won: games[0] ?? (outcome === "played" ? [0, 0] : undefined) };
	const problem = outcome === "played" ? problemOfGames(games, format) : problemOfUnfinished(games, format);
	if (problem) row.problems.games ??= keyOfProblem(problem, format, games);
	return { outcome, lostBy, games: [], won: gamesWon(games) };
}

type NamedPlaces = { positions: Record<string, Player>; pairs: Record<string, readonly [Player, Player]> };

function lineUpOf(format: Format, side: Side, stored: LineUp, rows: readonly Played[]): LineUp {
	const lineUp: NamedPlaces = { positions: {}, pairs: {} };
	const named = rows.filter(({ row, [side]: players }) => row.outcome !== "not played" && players.length > 0);
	const byKind = (kind: Place["kind"]) =>
		named.flatMap(({ row, [side]: players }) => {
			const place = format.rubbers[row.ordinal - 1]?.[side];
			return place?.kind === kind ? [{ place, players }] : [];
		});
	Object.assign(lineUp.positions, holders(byKind("singles"), stored));
	for (const { place, players } of [...byKind("fixed pair"), ...byKind("named pair")])
		take(lineUp, stored, place, players);
	const used = new Set(Object.values(lineUp.positions));
	for (const [position, player] of Object.entries(stored.positions))
		if (!(position in lineUp.positions) && !used.has(player)) lineUp.positions[position] = player;
	const paired = new Set(Object.values(lineUp.pairs).flat());
	for (const [pair, players] of Object.entries(stored.pairs))
		if (!(pair in lineUp.pairs) && !players.some((player) => paired.has(player))) lineUp.pairs[pair] = players;
	return lineUp;
}

/**
 * Who has the positions of singles: where rows differ, who had it before, else the first who has no other one by
 * himself.
 */
function holders(
	named: readonly { place: Place; players: readonly Player[] }[],
	stored: LineUp,
): Record<string, Player> {
	const given = Map.groupBy(named, ({ place }) => (place.kind === "singles" ? place.position : ""));
	const players = [...given].map(([position, rows]) => ({
		position,
		all: [...new Set(rows.flatMap((row) => row.players))],
	}));
	const isElsewhere = (player: Player, position: string) =>
		players.some((other) => other.position !== position && other.all.length === 1 && other.all[0] === player);
	return Object.fromEntries(
		players.flatMap(({ position, all }) => {
			const before = all.find((player) => player === stored.positions[position]);
			const holder = before ?? all.find((player) => !isElsewhere(player, position)) ?? all[0];
			return holder === undefined ? [] : [[position, holder]];
		}),
	);
}

/** Gives a doubles of the order of play its players, where its places are free. */
function take({ positions, pairs }: NamedPlaces, stored: LineUp, place: Place, [first, second]: readonly Player[]) {
	if (first === undefined || second === undefined || place.kind === "singles") return;
	if (place.kind === "named pair") {
		const before = stored.pairs[place.pair];
		pairs[place.pair] ??= before && isSamePair(before, [first, second]) ? before : [first, second];
		return;
	}
	const [one, other] = place.positions;
	const known = [positions[one] ?? stored.positions[one], positions[other] ?? stored.positions[other]];
	const isTurned = known[0] === second || known[1] === first;
	const given: [Player, Player] = isTurned ? [second, first] : [first, second];
	if ((positions[one] ?? given[0]) !== given[0] || (positions[other] ?? given[1]) !== given[1]) return;
	positions[one] = given[0];
	positions[other] = given[1];
}

const isSamePair = (pair: readonly Player[], players: readonly Player[]) =>
	pair.length === players.length && players.every((player) => pair.includes(player));

/** The text of games, as a file has them. */
export const gamesText = ({ games, won }: { games: readonly Pair[]; won?: Pair | undefined }) =>
	(games.length > 0 ? games : won ? [won] : []).map(([home, away]) => `${home}-${away}`).join(" ");
