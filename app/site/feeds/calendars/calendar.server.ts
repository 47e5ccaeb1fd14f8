import { ICalEventStatus } from "ical-generator";
import { absolute } from "../../../base/config.server.ts";
import { calendarFile, newCalendar } from "../../../base/http/calendar-file.ts";
import { type Locale, pick, pickName } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { type Group, groupsOf } from "../../../league/competitions/competitions.server.ts";
import { counts, isOnLikelyDay, stateOf, type TieStatus } from "../../../league/tie.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import { venueFinder } from "../../../league/ties/tie/place-of.server.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import type { Venue } from "../../../league/venues/shown-venues.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";

/** A tie takes about this long. */
const HOURS = 3;

const icalStatus = {
	scheduled: ICalEventStatus.CONFIRMED,
	completed: ICalEventStatus.CONFIRMED,
	cancelled: ICalEventStatus.CANCELLED,
} satisfies Record<TieStatus, ICalEventStatus>;

/**
 * Ties as a calendar (RFC 5545, docs/rules/site.md#calendars). An event keeps its UID for ever and raises its SEQUENCE
 * when the tie changes. A cancelled tie stays, as CANCELLED; a postponed one is TENTATIVE; one whose date is not known
 * is left out. Times are UTC; a tie whose time is not set yet takes the whole day.
 */
export async function calendarResponse(
	locale: Locale,
	name: string,
	path: string,
	ties: NamedTie[],
): Promise<Response> {
	const company = (await siteSettings()).name;
	const calendar = newCalendar(locale, name, { company, product: "fixtures" });
	calendar.source(absolute(path)).ttl(3600);
	const host = new URL(absolute("/")).hostname;
	const venueOf = await venueFinder();
	const seasons = [...new Set(ties.map(({ season }) => season))];
	const groups = new Map((await Promise.all(seasons.map(groupsOf))).flat().map((group) => [group.id, group]));
	for (const tie of ties.filter((each) => each.date_known && isOnLikelyDay(each))) {
		const start = new Date(
			tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : `${tie.match_date}T00:00:00Z`,
		);
		const isPostponed = tie.phase === "postponed";
		calendar.createEvent({
			id: `tie-${tie.id}@${host}`,
			sequence: tie.sequence,
			status: isPostponed ? ICalEventStatus.TENTATIVE : icalStatus[tie.status],
			start,
			end: tie.match_time ? new Date(start.getTime() + HOURS * 3_600_000) : undefined,
			allDay: !tie.match_time,
			stamp: tie.updated_at,
			lastModified: tie.updated_at,
			summary: summaryOf(locale, tie),
			location: locationOf(locale, tie, venueOf(tie)),
			description: `${competitionOf(locale, groups.get(tie.group_id))} ${tie.season}`,
			url: absolute(pathIn(locale, "/match/:id", { id: String(tie.id) })),
		});
	}
	return calendarFile(calendar, "matches.ics", "inline");
}

function summaryOf(locale: Locale, tie: NamedTie): string {
	const sides = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
	if (tie.phase === "postponed") return `${sides} (${outcomeText(locale).postponed})`;
	const note = stateOf(tie) === "provisional" ? ` (${outcomeText(locale).provisional})` : "";
	return counts(tie) ? `${sides} ${tie.home_score}–${tie.away_score}${note}` : sides;
}

function locationOf(locale: Locale, tie: NamedTie, venue: Venue | undefined): string | undefined {
	const said =
		venue &&
		[pick(locale, venue, "name"), pick(locale, venue, "address")].filter(Boolean).join(locale === "ar" ? "، " : ", ");
	return said || pickName(locale, tie.home_team, "hall") || undefined;
}

/** The name of the competition; without a group it is the season's first one. */
function competitionOf(locale: Locale, group: Group | undefined): string {
	return group ? pick(locale, { name: group.competition, name_ar: group.competition_ar }, "name") : "";
}
