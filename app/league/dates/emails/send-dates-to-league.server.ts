import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { enqueue } from "../../../base/jobs/queue.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendLeagueEmail } from "../../captains/emails/send-league-email.server.ts";
import { steps } from "../request/steps.ts";

/** The league managers hear of requests that they decide. */
export const sendDatesToLeague: JobKind<object> = {
	name: "tell-of-dates",
	run: () => sendDatesToLeagueAt(new Date()),
};

export const queueDatesToLeague = () => enqueue(sendDatesToLeague, {});

/** One mail to each about all requests that are new to them. */
export const sendDatesToLeagueAt = (now: Date) =>
	asLeagueSystem(async () => {
		const requests = await db()
			.updateTable("date_requests")
			.set({ told_at: now })
			.where("state", "in", steps.decide.from)
			.where("told_at", "is", null)
			.returning(["id", "match_id"])
			.execute();
		const [first] = requests;
		if (!first) return;
		const one = requests.length === 1 ? String(first.id) : undefined;
		const pathOf = (locale: Locale) =>
			one ? pathIn(locale, "/admin/matches/dates/:request", { request: one }) : pathIn(locale, "/admin/matches/dates");
		await sendLeagueEmail(
			"dates",
			requests.map(({ match_id }) => match_id),
			pathOf,
		);
	});
