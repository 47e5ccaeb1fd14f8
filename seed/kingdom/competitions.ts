import type { CompetitionInput } from "../../app/league/competitions/competition-form.ts";

/** Seasons of the kingdom, the first one first; the last is the season that the demo is in. */
export const seasons = ["2023/2024", "2024/2025", "2025/2026"] as const;

export type League = {
	competition: CompetitionInput;
	/** Its squads are named beside their clubs, where a club has several. */
	suffix?: { en: string; ar: string };
	/** How much a sheet writes down: of children no more than the score of their team. */
	depth: "games" | "score";
	zones: string;
};

const plain = { kind: "league", sponsor: null, sponsor_ar: null } as const;

/** The competitions beside the specification's Premier League. */
export const leagues = {
	firstDivision: {
		competition: { ...plain, name: "First Division", name_ar: "دوري الدرجة الأولى", class: "men" },
		depth: "games",
		zones: "1-2:promoted 8-8:relegated",
	},
	women: {
		competition: { ...plain, name: "Women's League", name_ar: "دوري السيدات", class: "women" },
		suffix: { en: "Women", ar: "سيدات" },
		depth: "games",
		zones: "1-1:promoted",
	},
	under15: {
		competition: { ...plain, name: "U15 League", name_ar: "دوري تحت 15 عامًا", class: "u15" },
		suffix: { en: "U15", ar: "تحت 15" },
		depth: "score",
		zones: "1-1:promoted",
	},
} as const satisfies Record<string, League>;
