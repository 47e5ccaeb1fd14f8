import { inLocale, type Locale, pick } from "../base/locale/locale.ts";
import type { Tie } from "./tie.ts";

type Club = { id: number; name: string; name_ar: string; hall: string | null; hall_ar: string | null };
const schemaStatus = {
	scheduled: "https://schema.org/EventScheduled",
	completed: "https://schema.org/EventScheduled",
	cancelled: "https://schema.org/EventCancelled",
} as const;

/** schema.org SportsEvent of one tie. The place is the home club's hall. */
export function sportsEventData(locale: Locale, origin: string, tie: Tie & { home_team: Club; away_team: Club }) {
	const sportsTeam = (club: Club) => ({
		"@type": "SportsTeam",
		name: pick(locale, club, "name"),
		url: origin + inLocale(locale, `/team/${club.id}`),
	});
	return {
		"@type": "SportsEvent",
		name: `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`,
		sport: "Table Tennis",
		startDate: tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : tie.match_date,
		eventStatus: schemaStatus[tie.status],
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: pick(locale, tie.home_team, "hall") || pick(locale, tie.home_team, "name"),
			address: "Saudi Arabia",
		},
		homeTeam: sportsTeam(tie.home_team),
		awayTeam: sportsTeam(tie.away_team),
		url: `${origin}${inLocale(locale, "/matches")}#tie-${tie.id}`,
	};
}
