import { asLeagueSystem } from "../../../../access/league-scope.server.ts";
import type { Side } from "../../../../access/side.ts";
import { remindersLink } from "../../../../accounts/reminders/reminders.server.ts";
import { absolute } from "../../../../base/config.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import type { JobKind } from "../../../../base/jobs/job-kind.ts";
import { riyadhDay } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { isWorkingDay } from "../../../../base/locale/working-calendar.ts";
import { oneClick, sendEmail } from "../../../../base/mail/mail.server.ts";
import { siteSettings } from "../../../../settings/settings.server.ts";
import { captainsToRemind } from "../../../captains/emails/recipients.server.ts";
import { named, tieColumns } from "../../../ties/ties.server.ts";
import { captainEmail } from "../emails/emails.ts";
import { allWaiting } from "./waiting.server.ts";

/**
 * After so many days a late result, or a report whose answer has no deadline, is a matter for staff, and captains get
 * no more mails about it.
 */
const DAYS_LATE = 14;

/**
 * On the mornings of working days: captains hear of results that are late and of reports that wait for their answer.
 */
export const remindCaptains: JobKind<object> = {
	name: "remind-captains",
	cron: "30 7 * * 0-4",
	run: () => remindCaptainsAt(new Date()),
};

export async function remindCaptainsAt(now: Date) {
	const { holidays } = await siteSettings();
	if (!isWorkingDay(riyadhDay(now), holidays)) return;
	const oldest = now.getTime() - DAYS_LATE * 86_400_000;
	const waiting = await asLeagueSystem(() => allWaiting(now));
	for (const { match_id, kind, side, due, since } of waiting)
		if (kind !== "dispute" && since.getTime() > oldest) await remind(match_id, { kind, side, due }, now);
}

type Reminder = { kind: "result" | "answer"; side: Side | null; due: Date | null };

/** One mail to each captain of a tie on a day; the row that says so and the mail are one transaction. */
const remind = (id: number, { kind, side, due }: Reminder, now: Date) =>
	asLeagueSystem(async () => {
		const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", id).executeTakeFirst();
		const [tie] = row ? await named([row]) : [];
		if (!tie) return;
		const squads = [...(side === "away" ? [] : [tie.home_squad_id]), ...(side === "home" ? [] : [tie.away_squad_id])];
		for (const { id: account_id, email, language } of await captainsToRemind(squads)) {
			const first = await db()
				.insertInto("tie_reminders")
				.values({ match_id: id, account_id, on_day: riyadhDay(now) })
				.onConflict((conflict) => conflict.doNothing())
				.returning("match_id")
				.executeTakeFirst();
			if (!first) continue;
			const url = absolute(pathIn(language, "/club/ties/:id", { id: String(id) }));
			const stop = remindersLink(language, account_id);
			await sendEmail(captainEmail(language, tie, { kind, due, url, stop }), { to: email, headers: oneClick(stop) });
		}
	});
