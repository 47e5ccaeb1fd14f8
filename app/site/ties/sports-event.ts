import { inLocale, type Locale, pick, pickName } from "../../base/locale/locale.ts";
import type { Tie } from "../../league/tie.ts";
import type { TiePhase } from "../../league/ties/tables.ts";

type Club = { id: number; name: string; name_ar: string; hall: string | null; hall_ar: string | null };
type EventTie = Tie & {
	home_team: Club;
	away_team: Club;
	phase: TiePhase | null;
	date_known: boolean;
	/** The day that it had before the present one. */
	formerDay?: string;
	place?: { name: string | null; name_ar: string | null; address: string | null; address_ar: string | null };
};

/** schema.org SportsEvent of one tie. The place is its venue, or the home club's hall. */
export function sportsEventData(locale: Locale, origin: string, tie: EventTie) {
	const sportsTeam = (club: Club) => ({
		"@type": "SportsTeam",
		name: pick(locale, club, "name"),
		url: origin + inLocale(locale, `/team/${club.id}`),
	});
	const { place, home_team, formerDay } = tie;
	const status = schemaStatus(tie);
	return {
		"@type": "SportsEvent",
		name: `${pick(locale, home_team, "name")} – ${pick(locale, tie.away_team, "name")}`,
		sport: "Table Tennis",
		startDate: tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : tie.match_date,
		...(status === "EventRescheduled" ? { previousStartDate: formerDay } : {}),
		eventStatus: `https://schema.org/${status}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name:
				(place && pick(locale, place, "name")) ||
				pickName(locale, home_team, "hall") ||
				pick(locale, home_team, "name"),
			address: (place && pick(locale, place, "address")) || "Saudi Arabia",
		},
		homeTeam: sportsTeam(home_team),
		awayTeam: sportsTeam(tie.away_team),
		url: origin + inLocale(locale, `/match/${tie.id}`),
	};
}

function schemaStatus({ status, phase, date_known, formerDay, match_date }: EventTie) {
	if (status === "cancelled") return "EventCancelled";
	if (phase === "postponed" || !date_known) return "EventPostponed";
	return formerDay !== undefined && formerDay !== match_date ? "EventRescheduled" : "EventScheduled";
}
