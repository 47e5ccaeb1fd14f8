import { system } from "../../access/actor.ts";
import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { otherSide } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { isLed } from "../captains/sides/sides.server.ts";
import { sendDateEmail } from "./emails/send-date-email.server.ts";
import { sendDatesToLeagueAt } from "./emails/send-dates-to-league.server.ts";
import { canMove } from "./request/date-request.ts";
import { lockedTie, requestById } from "./request/date-requests.server.ts";
import { isOpen } from "./request/steps.ts";
import { takeStep } from "./request/take-step.server.ts";

/**
 * Every hour: requests whose time for an answer is over, or which no one can answer any more, go to the league manager,
 * and those whose tie can no longer be moved end.
 */
export const expireRequests: JobKind<object> = {
	name: "expire-date-requests",
	cron: "7 * * * *",
	run: () => expireRequestsAt(new Date()),
};

export async function expireRequestsAt(now: Date) {
	const pending = await asLeagueSystem(() =>
		db().selectFrom("date_requests").select(["id", "match_id"]).where("ended_at", "is", null).orderBy("id").execute(),
	);
	for (const { id, match_id } of pending) await asLeagueSystem(() => expire(id, match_id, now));
	await sendDatesToLeagueAt(now);
}

/** One request in a transaction of its own, under the lock that every change of it takes. */
async function expire(id: number, matchId: number, now: Date) {
	const tie = await lockedTie(matchId);
	const request = await requestById(id);
	if (!tie || !request || request.ended_at) return;
	if (!canMove(tie, now)) return takeStep(system, request, "expire");
	const isPast = request.proposals.every(({ match_date }) => match_date <= riyadhDay(now));
	if (!isOpen("lapse", request.state)) return;
	const isLate = isPast || request.answer_by <= now;
	if (!isLate && (await isLed(matchId, otherSide(request.side), now))) return;
	await takeStep(system, request, "lapse");
	if (!isLate) return;
	await sendDateEmail(system, id, { kind: "unanswered", sides: [request.side] });
}
