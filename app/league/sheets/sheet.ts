import type { Side } from "../../access/side.ts";
import type { Pair } from "./rules/games.ts";
import { othersOf } from "./rules/others.ts";
import type { LineUp, Player } from "./rules/players.ts";
import type { Breach } from "./rules/sheet-problems.ts";
import type { RubberResult } from "./rules/sheet-score.ts";

/** A sheet: who each side named, and the rubbers in the order of play, those that were not played at its end. */
export type Sheet = { lineUps: Record<Side, LineUp>; rubbers: RubberResult[] };

/** A player with the names of the day; without an id for someone who is no record. */
export type NamedPlayer = { id: number | null; name: string; name_ar: string };

/** A player who was named though a rule about eligibility speaks against it (docs/rules/people.md#eligibility). */
/** `rule` is the key of its text, with what it says. */
export type IneligiblePlayer = NamedPlayer & { side: Side; rule: string };

/** The players of a side by the places of the order of play. */
export type NamedPlaces = Record<string, NamedPlayer>;

/** A place for which a sheet names another player than its side handed in; null for none. */
export type ChangedPlace = { side: Side; place: string; handed_in: NamedPlayer | null; named: NamedPlayer | null };

/** A rule of play that was broken in the tie: staff entered it as it was played (docs/rules/league.md#sheets). */
export type BrokenRule = { rule: Breach; side?: Side; rubber?: number; player?: NamedPlayer };

/** Whether a rubber was played after the tie was decided: its score does not count it. */
export const isAfterDecision = (broken: readonly Pick<BrokenRule, "rule" | "rubber">[] | undefined, ordinal: number) =>
	broken?.some(({ rule, rubber }) => rule === "rubberAfterDecision" && rubber === ordinal) ?? false;

/** A saved state of a sheet, whole: it is read without any other row. */
export type SheetDocument = {
	format: string;
	order_of_play: string;
	score: Pair;
	lineUps: Record<Side, NamedPlaces>;
	rubbers: {
		outcome: string;
		lost_by: string | null;
		won: Pair;
		games: Pair[];
		home: NamedPlayer[];
		away: NamedPlayer[];
	}[];
	/** Absent where there is none. */
	ineligible?: IneligiblePlayer[];
	/** Where it differs from what the sides handed in; absent where it does not. */
	changed?: ChangedPlace[];
	asPlayed?: BrokenRule[];
};

/** All players of a line-up. */
export const playersIn = ({ positions, pairs }: LineUp): Player[] => [
	...Object.values(positions),
	...Object.values(pairs).flat(),
];

/** All players of a side: of its line-up, and who played in place of them. */
export const playersOn = ({ lineUps, rubbers }: Sheet, side: Side): Player[] => [
	...playersIn(lineUps[side]),
	...othersOf(rubbers, side),
];

export const emptySheet = (rubbers: number): Sheet => ({
	lineUps: { home: { positions: {}, pairs: {} }, away: { positions: {}, pairs: {} } },
	rubbers: Array.from({ length: rubbers }, () => ({ outcome: "not played", games: [] })),
});
