import { expect, test } from "vitest";
import { scoreWithoutPlay } from "./walkover-score.ts";

type Score = Parameters<typeof scoreWithoutPlay>[1]["score"];
type End = [outcome: string, absent: string | null, typed: number | null, score: Score];
const cases: [why: string, end: End, scores: ReturnType<typeof scoreWithoutPlay>][] = [
	["the visitors did not come", ["walkover", "away", null, "maximum"], { home_score: 5, away_score: 0 }],
	["the hosts did not come", ["walkover", "home", null, "maximum"], { home_score: 0, away_score: 5 }],
	["a decision against the visitors", ["awarded", "away", null, "maximum"], { home_score: 5, away_score: 0 }],
	[
		"where typed scores count, the most too says who won",
		["walkover", "home", null, "typed"],
		{ home_score: 0, away_score: 5 },
	],
	["scores that were typed stay", ["awarded", "away", 2, "typed"], {}],
	["a typed nil is a score", ["walkover", "home", 0, "maximum"], {}],
	["rules that give no score", ["walkover", "away", null, "none"], {}],
	["both sides lost", ["walkover", "both", null, "maximum"], {}],
	["a tie that was played", ["played", null, null, "maximum"], {}],
	["a tie that was broken off", ["abandoned", "away", null, "maximum"], {}],
];

test.each(cases)("the score of a tie without play: %s", (_, [outcome, absent, home_score, score], scores) => {
	expect(scoreWithoutPlay({ outcome, absent, home_score }, { score, most: 5 })).toEqual(scores);
});
