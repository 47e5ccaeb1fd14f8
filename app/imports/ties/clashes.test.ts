import { expect, test } from "vitest";
import { TieClashes } from "./clashes.ts";

const tie = {
	season: "2025/2026",
	class: "open",
	match_date: "2026-01-10",
	match_time: "18:00:00",
	status: "completed",
};
const first = {
	...tie,
	home_team_id: 1,
	away_team_id: 2,
	home_squad: "A",
	away_squad: "A",
	home_score: 3,
	away_score: 1,
};
const back = { ...first, home_team_id: 2, away_team_id: 1, match_time: "20:00:00" };

test.each([
	["the return with a result of its own", { ...back, home_score: 3, away_score: 2 }, []],
	["the same result from the other side", { ...back, home_score: 1, away_score: 3 }, ["reversed"]],
	["the return without a result", { ...back, home_score: null, away_score: null }, ["reversed"]],
	["the same result in another round", { ...back, home_score: 1, away_score: 3, round: 2 }, []],
	["another tie of a club at the same time", { ...first, away_team_id: 3 }, ["clubBusy"]],
	["another tie at that time in another round", { ...first, away_team_id: 3, round: 2 }, []],
	["another tie of the club in another class", { ...first, class: "women", away_team_id: 3 }, []],
	["another tie of the club's second squad", { ...first, home_squad: "B", away_team_id: 3 }, []],
	["another tie without a time", { ...first, away_team_id: 3, match_time: null }, []],
])("beside a tie, %s", (_, other, keys) => {
	const clashes = new TieClashes();
	clashes.enter({ ...first, round: 1 }, { line: 2 });
	expect(clashes.of(other, undefined, String).map(({ key }) => key)).toEqual(keys);
});
