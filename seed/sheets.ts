import { otherSide, type Side } from "../app/access/side.ts";
import { type Format, gamesNeeded } from "../app/league/formats/format.ts";
import { positionsOf } from "../app/league/formats/order-of-play.ts";
import type { Pair } from "../app/league/sheets/rules/games.ts";
import { type LineUp, playersAt } from "../app/league/sheets/rules/players.ts";
import type { RubberResult } from "../app/league/sheets/rules/sheet-score.ts";
import { emptySheet, type Sheet } from "../app/league/sheets/sheet.ts";
import { dice } from "./season.ts";

/** A player of a squad; the strongest has the lowest ranking. */
type Player = { id: number; ranking: number };
export type DemoSquads = Record<Side, readonly Player[]>;

/** How far down a squad its rotation reaches, and how many places in the ranking a good day is worth. */
const ROTATION = 3.5;
const GOOD_DAY = 45;

/** Whether a sheet of the format can end in this score. */
export const isScoreOf = ({ winsNeeded, rubbers }: Format, [home, away]: Pair) =>
	winsNeeded === null
		? home + away === rubbers.length
		: Math.max(home, away) === winsNeeded && Math.min(home, away) < winsNeeded && home + away <= rubbers.length;

/** The sheet of a tie that ended in this score, in a format of singles; the same each time for one `seed`. */
export function demoSheet(format: Format, squads: DemoSquads, score: Pair, seed: number): Sheet {
	const roll = dice(Math.imul(seed, 2_654_435_761) >>> 0);
	const lineUps = { home: lineUp(format, "home", squads, roll), away: lineUp(format, "away", squads, roll) };
	const rankings = new Map([...squads.home, ...squads.away].map(({ id, ranking }) => [id, ranking]));
	const rankingAt = (side: Side, nth: number) => {
		const place = format.rubbers[nth]?.[side];
		return Math.max(0, ...(place ? playersAt(place, lineUps[side]) : []).map((id) => rankings.get(Number(id)) ?? 0));
	};
	const leads = format.rubbers.map(
		(_, nth) => rankingAt("away", nth) - rankingAt("home", nth) + (roll() - 0.5) * GOOD_DAY,
	);
	const played = winnersOf(score, leads).map((winner, nth): RubberResult => {
		const lead = (leads[nth] ?? 0) * (winner === "home" ? 1 : -1);
		return { outcome: "played", games: gamesOf(format, winner, lead, roll) };
	});
	return { lineUps, rubbers: [...played, ...emptySheet(format.rubbers.length).rubbers.slice(played.length)] };
}

/** The best of a squad, in their order; now and then one who is further down plays. */
function lineUp({ rubbers }: Format, side: Side, squads: DemoSquads, roll: () => number): LineUp {
	const chosen = squads[side].map(({ id }, nth) => ({ id, at: nth + roll() * ROTATION })).sort((a, b) => a.at - b.at);
	const positions = positionsOf(rubbers, side).flatMap((name, nth) => {
		const player = chosen[nth];
		return player ? [[name, player.id] as const] : [];
	});
	return { positions: Object.fromEntries(positions), pairs: {} };
}

/**
 * Who won each rubber: the side that won the tie won the last one, and the other those in which it was furthest ahead.
 */
function winnersOf([home, away]: Pair, leads: readonly number[]): Side[] {
	const better = home > away ? "home" : "away";
	const other = otherSide(better);
	const sign = other === "home" ? -1 : 1;
	const before = Array.from({ length: home + away - 1 }, (_, nth) => nth);
	const lost = before.sort((a, b) => sign * ((leads[a] ?? 0) - (leads[b] ?? 0))).slice(0, Math.min(home, away));
	return Array.from({ length: home + away }, (_, nth) => (lost.includes(nth) ? other : better));
}

/** Games that end with the winner's last one. The less a winner was ahead, the more the other won. */
function gamesOf({ bestOf, pointsTo }: Format, winner: Side, lead: number, roll: () => number): Pair[] {
	const needed = gamesNeeded({ bestOf });
	const closeness = Math.min(0.95, Math.max(0.1, 0.5 - lead / 100));
	const given = Array.from({ length: needed - 1 }).filter(() => roll() < closeness).length;
	const won = [...Array.from({ length: needed - 1 }, () => true), ...Array.from({ length: given }, () => false)]
		.map((isWon) => ({ isWon, at: roll() }))
		.sort((a, b) => a.at - b.at)
		.map(({ isWon }) => isWon);
	return [...won, true].map((isWon) => {
		const less = 2 + Math.floor(roll() * (pointsTo - 1));
		const more = Math.max(pointsTo, less + 2);
		return (winner === "home") === isWon ? [more, less] : [less, more];
	});
}
