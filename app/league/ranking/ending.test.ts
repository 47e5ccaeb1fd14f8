import { expect, test } from "vitest";
import { endingFor, endingOf, type TieToJudge } from "./ending.ts";
import { type Preset, presets } from "./rule-set.ts";

const full = { rubbers: 3, games: 9, points: 99 };
const tie = (given: Partial<TieToJudge>): TieToJudge => ({
	id: 1,
	status: "completed",
	home_squad_id: 1,
	away_squad_id: 2,
	home_score: null,
	away_score: null,
	outcome: "played",
	absent: null,
	...given,
});
const ended = (preset: Preset, given: Partial<TieToJudge>) => endingOf(tie(given), presets[preset], full);

test.each<[string, Preset, Partial<TieToJudge>, unknown]>([
	[
		"a walkover without a score",
		"ittf",
		{ outcome: "walkover", absent: "away" },
		{ home: "win", away: "loss", rubbers: [0, 0] },
	],
	[
		"a walkover by the highest score",
		"difference",
		{ outcome: "walkover", absent: "home" },
		{ home: "loss", away: "win", rubbers: [0, 3] },
	],
	[
		"an award to the lower score",
		"nttb",
		{ outcome: "awarded", absent: "home", home_score: 3, away_score: 1 },
		{ home: "loss", away: "win", rubbers: [0, 0] },
	],
	["an abandoned tie that no one lost", "ittf", { outcome: "abandoned", home_score: 2, away_score: 0 }, undefined],
	[
		"the same where the typed score counts",
		"spec",
		{ outcome: "abandoned", home_score: 2, away_score: 0 },
		{ home: "win", away: "loss", rubbers: [2, 0] },
	],
	["a walkover that has no score to count", "spec", { outcome: "walkover", absent: "away" }, undefined],
	[
		"a tie that was missed by both",
		"ittf",
		{ outcome: "walkover", absent: "both" },
		{ home: "loss", away: "loss", rubbers: [0, 0] },
	],
	["a tie that was played", "ittf", { home_score: 2, away_score: 2 }, { home: "draw", away: "draw", rubbers: [2, 2] }],
	["a tie without its scores", "ittf", {}, undefined],
	["a tie that is ahead", "ittf", { status: "scheduled", outcome: "walkover", absent: "away" }, undefined],
])("%s ends under %s as its table counts it", (_, preset, given, ending) => {
	expect(ended(preset, given)).toEqual(ending);
});

test("the away club sees the same the other way round", () => {
	const seen = endingFor(8, { home_team_id: 7 }, { home: "win", away: "loss", rubbers: [3, 1] });
	expect(seen).toEqual({ result: "loss", theirs: "win", rubbers: [1, 3] });
});
