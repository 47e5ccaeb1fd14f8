/** The eleven ties of 8 October 2025 (docs/rules/league.md#ties), clubs by their English names. */
export const presetBatch = {
	season: "2025/2026",
	match_date: "2025-10-08",
	ties: [
		["Al-Nokhba", 3, 0, "Al-Lulu"],
		["Al-Morjan", 3, 1, "Al-Yanbou"],
		["Al-Fanar", 3, 1, "Al-Meena"],
		["Al-Waha", 3, 0, "Al-Rimal"],
		["Al-Sarawat", 3, 2, "Al-Bayraq"],
		["Al-Naseem", 1, 3, "Al-Yaqout"],
		["Al-Qimam", 3, 2, "Al-Riyada"],
		["Al-Lulu", 0, 3, "Al-Morjan"],
		["Al-Yanbou", 1, 3, "Al-Nokhba"],
		["Al-Meena", 2, 3, "Al-Waha"],
		["Al-Rimal", 0, 3, "Al-Fanar"],
	],
} as const;
