import type { StoredFormat } from "./format.ts";

const ittf = { min_players: 3, max_players: 3, most_rubbers: 2, best_of: 5, points_to: 11 };
const all = { wins_needed: null, most_rubbers: null, best_of: 5, points_to: 11, min_players: 4, max_players: 4 };

/**
 * Formats that every federation finds at its first start (docs/rules/league.md#formats). An editor copies one to change
 * it.
 */
export const formatPresets: readonly StoredFormat[] = [
	{
		...ittf,
		code: "swaythling5",
		name: "Five singles, three players",
		name_ar: "خمس مباريات فردية، ثلاثة لاعبين",
		order_of_play: "A-X B-Y C-Z A-Y B-X",
		wins_needed: 3,
		source: "ITTF 3.7.6",
	},
	{
		...ittf,
		code: "corbillon",
		name: "Four singles and a doubles",
		name_ar: "أربع مباريات فردية ومباراة زوجي",
		order_of_play: "A-X B-Y D A-Y B-X",
		wins_needed: 3,
		min_players: 2,
		max_players: 4,
		most_rubbers: 3,
		source: "ITTF 3.7.6",
	},
	{
		...ittf,
		code: "olympic",
		name: "Doubles first, then four singles",
		name_ar: "مباراة زوجي ثم أربع مباريات فردية",
		order_of_play: "BC-YZ A-X C-Z A-Y B-X",
		wins_needed: 3,
		source: "ITTF 3.7.6",
	},
	{
		...ittf,
		code: "bo7",
		name: "Six singles and a doubles",
		name_ar: "ست مباريات فردية ومباراة زوجي",
		order_of_play: "A-Y B-X C-Z D A-X C-Y B-Z",
		wins_needed: 4,
		max_players: 5,
		most_rubbers: 3,
		source: "ITTF 3.7.6",
	},
	{
		...ittf,
		code: "bo9",
		name: "Nine singles",
		name_ar: "تسع مباريات فردية",
		order_of_play: "A-X B-Y C-Z B-X A-Z C-Y B-Z C-X A-Y",
		wins_needed: 5,
		most_rubbers: 3,
		source: "ITTF 3.7.6",
	},
	{
		...ittf,
		code: "pro5",
		name: "Four singles, then a doubles",
		name_ar: "أربع مباريات فردية ثم مباراة زوجي",
		order_of_play: "A-Y B-X C-Z A-X D",
		wins_needed: 3,
		max_players: 5,
		most_rubbers: 3,
		source: "professional league",
	},
	{
		...all,
		code: "all16",
		name: "Sixteen singles, all played",
		name_ar: "ست عشرة مباراة فردية تُلعب كلها",
		order_of_play: "4-2 3-1 2-4 1-3 4-1 3-2 2-3 1-4 4-3 3-4 2-1 1-2 4-4 3-3 2-2 1-1",
		source: "Belgian federation",
	},
	{
		...all,
		code: "all10",
		name: "Nine singles and a doubles, all played",
		name_ar: "تسع مباريات فردية ومباراة زوجي تُلعب كلها",
		order_of_play: "3-2 2-1 1-3 3-1 2-3 1-2 D 3-3 2-2 1-1",
		min_players: 3,
		max_players: 5,
		source: "Belgian federation",
	},
	{
		...all,
		code: "pairs10",
		name: "Two doubles and eight singles, first to six",
		name_ar: "مباراتا زوجي وثماني مباريات فردية حتى ستة انتصارات",
		order_of_play: "D1-D1 D2-D2 1-2 2-1 3-4 4-3 1-1 2-2 3-3 4-4",
		wins_needed: 6,
		max_players: 8,
		source: "German federation",
	},
];

export const isUsualFormat = (code: string) => formatPresets.some((preset) => preset.code === code);
