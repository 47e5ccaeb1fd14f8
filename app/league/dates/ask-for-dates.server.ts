import { type Actor, accountIdOf, system } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asSide } from "../../access/league-scope.server.ts";
import { otherSide, type Side } from "../../access/side.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { isLed, sidesOf } from "../captains/sides/sides.server.ts";
import { sendDateEmail } from "./emails/send-date-email.server.ts";
import { queueDatesToLeague } from "./emails/send-dates-to-league.server.ts";
import type { DateProposal } from "./request/date-forms.ts";
import { answerBy, canMove, isSame } from "./request/date-request.ts";
import { type DateOutcome, lockedTie, questionsAbout, requestsOfTie } from "./request/date-requests.server.ts";
import { takeStep } from "./request/take-step.server.ts";

/** Each request is a mail to the other side, and so is one that is taken back: no side uses up the other's. */
const perSide: Limit = { what: "date-request", times: 10, seconds: 86_400 };

/**
 * A side asks for another date of its tie. A second press, and a side that asks while the other one has, find the
 * request that is there. Asks back about dates that something is against. Throws 403 for who does not act for the side.
 */
export async function askForDates(
	actor: Actor,
	matchId: number,
	side: Side,
	{ proposals, note }: DateProposal,
	accepted: readonly string[],
	now: Date,
): Promise<DateOutcome> {
	authorize(actor, "squad.act");
	return asSide<DateOutcome>(actor, async () => {
		const tie = await lockedTie(matchId);
		if (!tie) return { ok: false, gone: true };
		if (!(await sidesOf(actor, matchId, now)).includes(side)) throw forbidden();
		if (!canMove(tie, now)) return { ok: false, over: "moved" };
		const [latest] = await requestsOfTie(matchId);
		if (latest && !latest.ended_at)
			return isSameRequest(latest, side, { proposals, note }) ? { ok: true } : { ok: false, over: latest.state };
		const problems = await problemsOf(tie, proposals);
		if (Object.keys(problems).length > 0) return { ok: false, problems };
		const asks = askBack(await questionsAbout(tie, proposals), accepted);
		if (asks) return asks;
		const wait = await secondsToWait(perSide, `${matchId} ${side}`);
		if (wait > 0) return { ok: false, wait };
		const { id } = await db()
			.insertInto("date_requests")
			.values({
				match_id: matchId,
				side,
				note,
				asked_by_id: accountIdOf(actor),
				from_date: tie.match_date,
				from_time: tie.match_time,
				answer_by: answerBy(tie, tie.date_answer_days, now),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("date_proposals")
			.values(proposals.map(({ nth, ...date }, at) => ({ ...date, request_id: id, ordinal: at + 1 })))
			.execute();
		await audit(actor, "date-request.asked", `match:${matchId}`, { request: id, proposals: proposals.length });
		if (await isLed(matchId, otherSide(side), now))
			await sendDateEmail(actor, id, { kind: "asked", sides: [otherSide(side)] });
		else await passToLeague({ id, match_id: matchId });
		return { ok: true };
	});
}

/** A side that no one acts for gives no answer: the league manager decides at once. */
async function passToLeague(request: { id: number; match_id: number }) {
	await takeStep(system, request, "lapse");
	await queueDatesToLeague();
}

type Request = Awaited<ReturnType<typeof requestsOfTie>>[number];

/** Whether the side has asked for these dates with these words already. */
const isSameRequest = (request: Request, side: Side, { proposals, note }: DateProposal) =>
	request.side === side &&
	request.note === note &&
	request.proposals.length === proposals.length &&
	request.proposals.every((proposal, at) => proposals[at] && isSame(proposal, proposals[at]));

async function problemsOf(
	tie: { match_date: string; match_time: string | null; date_known: boolean; venue_id: number | null },
	proposals: DateProposal["proposals"],
) {
	const problems: Record<string, string> = {};
	for (const { nth, ...date } of proposals) {
		const whole = { ...date, venue_id: date.venue_id ?? tie.venue_id };
		if (tie.date_known && isSame(whole, tie)) problems[`date_${nth}`] = "sameAsNow";
		if (date.venue_id !== null && !(await hasVenue(date.venue_id))) problems[`venue_${nth}`] = "unknownVenue";
	}
	return problems;
}

export async function hasVenue(id: number): Promise<boolean> {
	return (await db().selectFrom("venues").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
