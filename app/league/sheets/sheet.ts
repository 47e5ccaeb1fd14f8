import type { Side } from "../../access/side.ts";
import type { Pair } from "./rules/games.ts";
import type { LineUp } from "./rules/sheet-problems.ts";
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
};

export const emptySheet = (rubbers: number): Sheet => ({
	lineUps: { home: { positions: {}, pairs: {} }, away: { positions: {}, pairs: {} } },
	rubbers: Array.from({ length: rubbers }, () => ({ outcome: "not played", games: [] })),
});
