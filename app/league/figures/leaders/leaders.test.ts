import { expect, test } from "vitest";
import { type Board, type Figures, leadersBy, leastRubbers } from "./leaders.ts";

const player = (
	id: number,
	name: string,
	name_ar: string,
	[played, won, doubles, doubles_won]: [number, number, number, number],
): Figures => ({
	id,
	name,
	name_ar,
	played,
	won,
	doubles,
	doubles_won,
});
const all = [
	player(1, "Zaki", "باسم", [9, 6, 2, 1]),
	player(2, "Amin", "ياسر", [9, 6, 2, 0]),
	player(3, "Badr", "بدر", [3, 2, 1, 1]),
	player(4, "Omar", "عمر", [12, 7, 3, 3]),
	player(5, "Nasr", "نصر", [2, 2, 0, 0]),
	player(6, "Fahd", "فهد", [6, 4, 0, 0]),
	player(7, "Hadi", "هادي", [4, 0, 1, 0]),
];

test.each<[Board, "ar" | "en", [number, string][]]>([
	[
		"wins",
		"en",
		[
			[1, "Omar"],
			[2, "Amin"],
			[2, "Zaki"],
			[4, "Fahd"],
			[5, "Badr"],
			[5, "Nasr"],
		],
	],
	[
		"wins",
		"ar",
		[
			[1, "Omar"],
			[2, "Zaki"],
			[2, "Amin"],
			[4, "Fahd"],
			[5, "Badr"],
			[5, "Nasr"],
		],
	],
	[
		"ratio",
		"en",
		[
			[1, "Amin"],
			[1, "Fahd"],
			[1, "Zaki"],
			[4, "Omar"],
		],
	],
	[
		"doubles",
		"en",
		[
			[1, "Omar"],
			[2, "Badr"],
			[2, "Zaki"],
		],
	],
])(
	"by %s in %s: equal figures share a rank, and the name of the language decides the line",
	(board, locale, expected) => {
		expect(leadersBy(all, board, locale).map(({ rank, name }) => [rank, name])).toEqual(expected);
	},
);

test("the least rubbers for a win rate follow the player who played most", () => {
	expect(leastRubbers([])).toBe(3);
	expect(leastRubbers(all)).toBe(4);
	expect(leastRubbers([{ played: 31 }])).toBe(11);
});
