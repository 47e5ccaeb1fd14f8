import type { Actor } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { sidesOf } from "../../captains/sides/sides.server.ts";
import type { OpenReport } from "../tie/open-report.server.ts";
import { asSideOf, type TieAtWork, type TieRefusal } from "../tie/tie-at-work.server.ts";
import { sendDisputeEmailsSoon } from "./emails/send-dispute-emails.server.ts";
import { actingColumns, changeTie, settleReport } from "./reports.server.ts";

type ReportToAnswer = { matchId: number; side: Side; report: number };
type ReportAnswer = { verdict: "accept" | "dispute"; body: string | null };
type AnswerOutcome = { ok: true } | TieRefusal;

/**
 * The other side accepts a report, which confirms the result. `report` is the number of the one that it saw. Throws
 * 403.
 */
export const acceptReport = (actor: Actor, of: ReportToAnswer, now: Date): Promise<AnswerOutcome> =>
	answering(actor, of, accepted, now, (tie) => confirmByAnswer(actor, tie, of.side));

/**
 * The same for a side that reports the result as the other one did. False where the report is its own, or none waits.
 * Call it in a step of the side.
 */
export async function acceptAlike(
	actor: Actor,
	{ report, ...tie }: TieAtWork,
	side: Side,
	now: Date,
): Promise<boolean> {
	if (!report || report.side === side || (await isOwn(actor, tie.id, report, now))) return false;
	await storeAnswer(actor, { matchId: tie.id, side, report: report.number }, accepted, now);
	await confirmByAnswer(actor, tie, side);
	return true;
}

const accepted: ReportAnswer = { verdict: "accept", body: null };

async function confirmByAnswer(actor: Actor, { id }: Pick<TieAtWork, "id">, side: Side) {
	await settleReport(id, "accepted");
	await changeTie(id, { phase: "confirmed" });
	await audit(actor, "match.result-accepted", `match:${id}`, { side });
}

/** The other side disputes a report, with its reason; who manages the league decides. Throws 403. */
export const disputeReport = (
	actor: Actor,
	{ body, ...of }: ReportToAnswer & { body: string },
	now: Date,
): Promise<AnswerOutcome> =>
	answering(actor, of, { verdict: "dispute", body }, now, async (tie) => {
		await audit(actor, "match.result-disputed", `match:${tie.id}`, { side: of.side });
		await sendDisputeEmailsSoon();
	});

function answering(
	actor: Actor,
	of: ReportToAnswer,
	said: ReportAnswer,
	now: Date,
	work: (tie: TieAtWork) => Promise<void>,
): Promise<AnswerOutcome> {
	const { matchId, side } = of;
	const step = { matchId, side, step: said.verdict, isDone: () => isSaid(of, said) };
	return asSideOf<AnswerOutcome>(actor, step, now, async (tie) => {
		if (tie.report?.number !== of.report) return { ok: false, refused: "changedReport" };
		if (await isOwn(actor, matchId, tie.report, now)) return { ok: false, refused: "ownReport" };
		await storeAnswer(actor, of, said, now);
		await work(tie);
		return { ok: true };
	});
}

async function storeAnswer(actor: Actor, { matchId, side, report }: ReportToAnswer, said: ReportAnswer, now: Date) {
	const row = { match_id: matchId, report, side, ...said, ...actingColumns(actor), made_at: now };
	await db()
		.insertInto("confirmations")
		.values(row)
		.onConflict((conflict) => conflict.columns(["match_id", "report", "side"]).doUpdateSet(row))
		.execute();
}

/** Whether the side has said so already: pressed twice. */
async function isSaid({ matchId, side, report }: ReportToAnswer, { verdict, body }: ReportAnswer): Promise<boolean> {
	const found = await db()
		.selectFrom("confirmations")
		.select("body")
		.where("match_id", "=", matchId)
		.where("report", "=", report)
		.where("side", "=", side)
		.where("verdict", "=", verdict)
		.executeTakeFirst();
	return found !== undefined && found.body === body;
}

/**
 * Whether this person reported it, or acts for the side that did, as a captain of both sides: also where another
 * captain or a pass reported it.
 */
const isOwn = async (actor: Actor, matchId: number, { by_id, pass_id, side }: OpenReport, now: Date) =>
	(actor.kind === "account" && by_id === actor.id) ||
	(actor.kind === "pass" && pass_id === actor.id) ||
	(await sidesOf(actor, matchId, now)).includes(side);
