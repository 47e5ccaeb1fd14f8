import { expect, test } from "vitest";
import { chosenPlacements, type FinalEntry, type FinalGroup, placementsAfter, seasonAfter } from "./placements.ts";

const active = { state: "active" } as const;
const entries = (zones: (FinalEntry["zones"][number] | "withdrawn" | "excluded")[], first: number): FinalEntry[] =>
	zones.map((zone, i) =>
		zone === "withdrawn" || zone === "excluded"
			? { squad: first + i, place: null, zones: [], state: zone }
			: { squad: first + i, place: i + 1, zones: [zone], ...active },
	);
const top: FinalGroup = {
	id: 1,
	edition: 1,
	tier: 1,
	entries: entries(["promoted", undefined, "play_off", "relegated"], 11),
};
const below: FinalGroup = {
	id: 2,
	edition: 1,
	tier: 2,
	entries: entries(["promoted", "play_off", undefined, "withdrawn", "excluded"], 21),
};
const told = (groups: FinalGroup[]) => placementsAfter(groups).map(({ squad, reason, to }) => [squad, reason, to]);

test("promoted squads go up, relegated ones down, play-off places are staff's, who withdrew is left out", () => {
	expect(told([top, below])).toEqual([
		[11, "highest", 1],
		[12, "stays", 1],
		[13, "play_off", undefined],
		[14, "relegated", 2],
		[21, "promoted", 1],
		[22, "play_off", undefined],
		[23, "stays", 2],
		[24, "withdrawn", null],
		[25, "excluded", null],
	]);
});

test("squads that share places with different ways are left to staff, and stay where every way leads there", () => {
	const sharing = (...zones: FinalEntry["zones"]) => ({ ...top, entries: [{ squad: 15, place: 3, zones, ...active }] });
	expect(told([sharing(undefined, "relegated"), below])[0]).toEqual([15, "shared", undefined]);
	expect(told([sharing("play_off", "relegated"), below])[0]).toEqual([15, "shared", undefined]);
	expect(told([sharing("relegated", "relegated"), below])[0]).toEqual([15, "relegated", 2]);
	expect(told([sharing("promoted", undefined), below])[0]).toEqual([15, "highest", 1]);
});

test("tiers may have gaps, the lowest keeps its relegated squads, and other competitions take no one in", () => {
	const fourth: FinalGroup = { id: 4, edition: 1, tier: 4, entries: entries(["promoted", "relegated"], 41) };
	const cup: FinalGroup = { id: 9, edition: 2, tier: 2, entries: entries(["promoted"], 91) };
	expect(told([top, fourth, cup]).slice(3)).toEqual([
		[14, "relegated", 4],
		[41, "promoted", 1],
		[42, "lowest", 4],
		[91, "highest", 9],
	]);
});

test("of two groups in a tier the smaller one takes the next squad", () => {
	const north: FinalGroup = { id: 5, edition: 1, tier: 2, entries: entries([undefined, undefined], 51) };
	const south: FinalGroup = { id: 6, edition: 1, tier: 2, entries: entries([undefined], 61) };
	const first: FinalGroup = { ...top, entries: entries(["relegated", "relegated", "relegated"], 11) };
	expect(
		told([first, north, south])
			.slice(0, 3)
			.map(([, , to]) => to),
	).toEqual([6, 5, 6]);
});

test("what staff choose replaces the proposal, within the same competition", () => {
	const cup: FinalGroup = { id: 9, edition: 2, tier: 1, entries: [] };
	const groups = [top, below, cup];
	const chosen = chosenPlacements(placementsAfter(groups), groups, {
		to_1_13: "2",
		to_1_12: "out",
		to_1_14: "9",
		to_2_24: "2",
		to_2_23: "x",
	});
	expect(chosen.map(({ to }) => to)).toEqual([1, null, 2, 2, 1, undefined, 2, 2, null]);
});

test("the next season follows in the name", () => {
	expect(seasonAfter("2025/2026")).toBe("2026/2027");
	expect(seasonAfter("1999/2000")).toBe("2000/2001");
});
