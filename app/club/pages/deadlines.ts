import { ICalAlarmType } from "ical-generator";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { absolute } from "../../base/config.server.ts";
import { calendarFile, newCalendar } from "../../base/http/calendar-file.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { tiesOfSquads } from "../../league/captains/own-ties.server.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { collectToDo } from "../collect-to-do.server.ts";
import { captainsText } from "../text.ts";
import type { Route } from "./+types/deadlines";

export const middleware = [requires("squad.act")];

/** The deadlines of a captain as a file for the calendar of a phone, which reminds an hour before each. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	if (actor.kind === "pass") throw notFound();
	const now = new Date();
	const squads = await ownSquads(actor);
	const ties = await tiesOfSquads(
		squads.map(({ id }) => id),
		now,
	);
	const t = captainsText(locale);
	const { name: company } = await siteSettings();
	const calendar = newCalendar(locale, t.toDo, { company, product: "deadlines" });
	const host = new URL(absolute("/")).hostname;
	for (const { key, label, path, dueAt, tie } of await collectToDo({ actor, ties, locale, now })) {
		if (!dueAt || dueAt < now) continue;
		const sides = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
		const event = calendar.createEvent({
			id: `${key.replaceAll(":", "-")}@${host}`,
			start: dueAt,
			end: dueAt,
			stamp: now,
			summary: `${label}: ${sides}`,
			url: absolute(path),
		});
		event.createAlarm({ type: ICalAlarmType.display, trigger: HOUR });
	}
	return calendarFile(calendar, "deadlines.ics", "attachment");
}

/** Before the moment, in seconds. */
const HOUR = 3600;
