import { keysOf } from "../../base/literals.ts";
import type { Criterion, Measure } from "../ranking/rule-set.ts";

const looks = {
	all: { over: "all" },
	level: { over: "level" },
	away: { over: "all", at: "away" },
	"away-level": { over: "level", at: "away" },
} as const satisfies Record<string, Pick<Criterion, "over" | "at">>;

const measures = {
	"tie-points": "tie points",
	"ties-won": "ties won",
	rubbers: "rubbers",
	games: "games",
	points: "points",
} as const satisfies Record<string, Measure>;

/** Points and wins are compared as they are; rubbers, games and points in each way. */
const waysOf = (measure: Measure): Criterion["as"][] =>
	measure === "tie points" || measure === "ties won" ? ["won"] : ["difference", "ratio", "won"];

/** Points over all matches come first under every rule set, and are not chosen. */
const first: Criterion = { over: "all", measure: "tie points", as: "won" };
const FIRST = "all:tie-points:won";

const known = new Map<string, Criterion>(
	keysOf(looks).flatMap((look) =>
		keysOf(measures).flatMap((key) =>
			waysOf(measures[key])
				.map((as) => [`${look}:${key}:${as}`, { ...looks[look], measure: measures[key], as }] as const)
				.filter(([code]) => code !== FIRST),
		),
	),
);

/** Comparisons to choose from, as they are stored: `level:rubbers:ratio`, `away-level:ties-won:won`. */
export const criterionCodes = [...known.keys()];
export const criterionOf = (code: string) => known.get(code);

/** The comparisons of a stored text in their order, after the points. */
export const criteriaOf = (text: string): Criterion[] => [
	first,
	...text.split(" ").flatMap((code) => known.get(code) ?? []),
];

/** The same as they are stored. */
export const writeCriteria = (criteria: readonly Criterion[]) =>
	criteria.flatMap((criterion) => codes.get(keyOf(criterion)) ?? []).join(" ");

const keyOf = ({ over, measure, as, at }: Criterion) => [over, measure, as, at].join();
const codes = new Map([...known].map(([code, criterion]) => [keyOf(criterion), code]));
