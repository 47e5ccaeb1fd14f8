import { create as contentDisposition } from "content-disposition";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { absolute } from "../base/config.server.ts";
import { inLocale, type Locale, pick } from "../base/locale/locale.ts";
import { site } from "../installation/site.ts";
import type { TieStatus } from "../matches/tie.ts";
import type { NamedTie } from "../matches/ties.server.ts";

/** A tie takes about this long. */
const HOURS = 3;

const icalStatus = {
	scheduled: ICalEventStatus.CONFIRMED,
	completed: ICalEventStatus.CONFIRMED,
	cancelled: ICalEventStatus.CANCELLED,
} satisfies Record<TieStatus, ICalEventStatus>;

/**
 * Ties as a calendar (RFC 5545). An event keeps its UID for ever and raises its SEQUENCE when the tie changes; a cancelled
 * tie stays, as CANCELLED. Times are UTC; a tie whose time is not set yet takes the whole day.
 */
export function calendarResponse(locale: Locale, name: string, path: string, ties: NamedTie[]): Response {
	const calendar = ical({
		name,
		prodId: { company: site.name.en, product: "fixtures", language: locale.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
		source: absolute(path),
		ttl: 3600,
	});
	const host = new URL(absolute("/")).hostname;
	for (const tie of ties) {
		const start = new Date(
			tie.match_time ? `${tie.match_date}T${tie.match_time}+03:00` : `${tie.match_date}T00:00:00Z`,
		);
		const score = tie.status === "completed" && tie.home_score !== null ? ` ${tie.home_score}–${tie.away_score}` : "";
		calendar.createEvent({
			id: `tie-${tie.id}@${host}`,
			sequence: tie.sequence,
			status: icalStatus[tie.status],
			start,
			end: tie.match_time ? new Date(start.getTime() + HOURS * 3_600_000) : undefined,
			allDay: !tie.match_time,
			stamp: tie.updated_at,
			lastModified: tie.updated_at,
			summary: `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}${score}`,
			location: pick(locale, tie.home_team, "hall") || undefined,
			description: `${site.league[locale]} ${tie.season}`,
			url: `${absolute(inLocale(locale, "/matches"))}#tie-${tie.id}`,
		});
	}
	// Every line ends with CRLF, the last one too (RFC 5545, 3.1).
	return new Response(`${calendar}\r\n`, {
		headers: {
			"content-type": "text/calendar; charset=utf-8",
			"content-disposition": contentDisposition("matches.ics", { type: "inline" }),
		},
	});
}
