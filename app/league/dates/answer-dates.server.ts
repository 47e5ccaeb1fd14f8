import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asLeagueStaff, asSide } from "../../access/league-scope.server.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { otherSide, sides } from "../../access/side.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { sidesOf } from "../captains/sides/sides.server.ts";
import { hasVenue } from "./ask-for-dates.server.ts";
import { sendDateEmail } from "./emails/send-date-email.server.ts";
import { queueDatesToLeague } from "./emails/send-dates-to-league.server.ts";
import type { Answer, Decision } from "./request/date-forms.ts";
import { canMove, isSame, type Moment } from "./request/date-request.ts";
import {
	type DateOutcome,
	type DateRequest,
	lockedTie,
	questionsAbout,
	type RequestTie,
	requestById,
} from "./request/date-requests.server.ts";
import { isOpen, sideTaking, stateAt, steps } from "./request/steps.ts";
import { takeDate, takeStep } from "./request/take-step.server.ts";

/** A request with its tie under the lock that its changes need; undefined when this scope does not see it. */
async function lockedRequest(id: number) {
	const seen = await requestById(id);
	const tie = seen && (await lockedTie(seen.match_id));
	const request = tie && (await requestById(id));
	return request && { request, tie };
}

/** Whether a request has moved its tie to this date already: a second press says so. */
const hasMoved = ({ to_date, to_time }: DateRequest, to: Moment | undefined) =>
	to !== undefined && to_date === to.match_date && to_time === to.match_time;

/** The other side accepts a date, to which the tie then moves, or declines. Throws 403 for who does not act for it. */
export async function answerDates(
	actor: Actor,
	id: number,
	{ answer, note }: Answer,
	accepted: readonly string[],
	now: Date,
): Promise<DateOutcome> {
	authorize(actor, "squad.act");
	return asSide<DateOutcome>(actor, async () => {
		const found = await lockedRequest(id);
		if (!found) return { ok: false, gone: true };
		const { request, tie } = found;
		const step = answer === "decline" ? "decline" : "accept";
		if (!(await sidesOf(actor, tie.id, now)).includes(sideTaking(step, request.side))) throw forbidden();
		const proposal = request.proposals.find((each) => each.id === answer);
		const isAgain = request.state === steps[step].to;
		if (isAgain && (step === "decline" || hasMoved(request, proposal))) return { ok: true };
		const state = stateAt(request, now);
		if (!isOpen(step, state) || !canMove(tie, now)) return { ok: false, over: state };
		if (step === "decline") return decline(actor, request, note);
		const problem = problemOf(proposal, now);
		if (!proposal || problem) return { ok: false, problems: { answer: problem ?? "unknownChoice" } };
		const asks = askBack(await questionsAbout(tie, [proposal]), accepted);
		if (asks) return asks;
		await takeDate(actor, tie, request, momentOf(proposal), { step, note });
		await sendDateEmail(actor, id, { kind: "moved", sides });
		return { ok: true };
	});
}

async function decline(actor: Actor, request: DateRequest, note: string | null): Promise<DateOutcome> {
	if (note === null) return { ok: false, problems: { note: "required" } };
	await takeStep(actor, request, "decline", note);
	await sendDateEmail(actor, request.id, { kind: "declined", sides: [request.side] });
	await queueDatesToLeague();
	return { ok: true };
}

const momentOf = ({ match_date, match_time, venue_id }: Moment): Moment => ({ match_date, match_time, venue_id });

const problemOf = (date: Moment | undefined, now: Date) => {
	if (!date) return "unknownChoice";
	return date.match_date <= riyadhDay(now) ? "notAhead" : undefined;
};

/** The side that asked takes its request back. */
export async function withdrawDates(actor: Actor, id: number, now: Date): Promise<DateOutcome> {
	authorize(actor, "squad.act");
	return asSide<DateOutcome>(actor, async () => {
		const found = await lockedRequest(id);
		if (!found) return { ok: false, gone: true };
		const { request, tie } = found;
		if (!(await sidesOf(actor, tie.id, now)).includes(sideTaking("withdraw", request.side))) throw forbidden();
		if (request.state === steps.withdraw.to) return { ok: true };
		if (!isOpen("withdraw", request.state)) return { ok: false, over: request.state };
		await takeStep(actor, request, "withdraw");
		await sendDateEmail(actor, id, { kind: "withdrawn", sides: [otherSide(request.side)] });
		return { ok: true };
	});
}

/**
 * The league manager decides after the other side declined or let the time pass: a date that was proposed, another one,
 * or that it stays.
 */
export async function decideDates(
	actor: Actor,
	id: number,
	decision: Decision,
	accepted: readonly string[],
	now: Date,
): Promise<DateOutcome> {
	authorize(actor, "match.manage");
	return asLeagueStaff<DateOutcome>(async () => {
		const found = await lockedRequest(id);
		if (!found) return { ok: false, gone: true };
		const { request, tie } = found;
		await refuseOwn(actor, { matches: [tie.id] });
		const { choice, note } = decision;
		const to = dateOf(decision, request);
		const step = choice === "keep" ? "keep" : "decide";
		const isAgain = request.state === steps[step].to;
		if (isAgain && (step === "keep" || hasMoved(request, to))) return { ok: true };
		const state = stateAt(request, now);
		if (!isOpen(step, state) || !canMove(tie, now)) return { ok: false, over: state };
		if (step === "keep") {
			await takeStep(actor, request, step, note);
			await sendDateEmail(actor, id, { kind: "kept", sides });
			return { ok: true };
		}
		const problems = await problemsOfDecision(decision, to, tie, now);
		if (!to || problems) return { ok: false, problems: problems ?? { choice: "unknownChoice" } };
		const asks = askBack(await questionsAbout(tie, [to]), accepted);
		if (asks) return asks;
		await takeDate(actor, tie, request, to, { step, note });
		await sendDateEmail(actor, id, { kind: "moved", sides });
		return { ok: true };
	});
}

function dateOf({ choice, date, time, venue }: Decision, { proposals }: DateRequest): Moment | undefined {
	if (choice === "other") return date === null ? undefined : { match_date: date, match_time: time, venue_id: venue };
	const proposal = proposals.find(({ id }) => id === choice);
	return proposal && momentOf(proposal);
}

async function problemsOfDecision({ choice, venue }: Decision, to: Moment | undefined, tie: RequestTie, now: Date) {
	const field = choice === "other" ? "date" : "choice";
	const problem = problemOf(to, now);
	if (problem) return { [field]: problem };
	if (choice === "other" && venue !== null && !(await hasVenue(venue))) return { venue: "unknownVenue" };
	if (to && tie.date_known && isSame({ ...to, venue_id: to.venue_id ?? tie.venue_id }, tie))
		return { [field]: "sameAsNow" };
	return undefined;
}
