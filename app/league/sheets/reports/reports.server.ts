import { sql, type Updateable } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { MatchesTable } from "../../ties/tables.ts";
import type { SheetScore } from "../rules/sheet-score.ts";
import type { LeagueTie } from "../sheet-tie.server.ts";
import { openReport } from "../tie/open-report.server.ts";
import { sendReportEmailsSoon, withoutDeadline } from "./emails/send-report-emails.server.ts";
import type { Settlement } from "./tables.ts";

/** Who acted, as reports and answers to them keep it: an account or a pass. */
export const actingColumns = (actor: Actor) => ({
	by_id: accountIdOf(actor),
	pass_id: actor.kind === "pass" ? actor.id : null,
});

/** Changes a tie for its report or the end of one, in whose name triggers leave reports alone. */
export async function changeTie(id: number, values: Updateable<MatchesTable>) {
	await actAsReport(id);
	await db().updateTable("matches").set(values).where("id", "=", id).execute();
}

/** Triggers take changes of the tie for those of its report, for the rest of the transaction. */
const actAsReport = (id: number) => sql`select set_config('app.report_of', ${String(id)}, true)`.execute(db());

/** Ends the report of a tie that waits, if one does. */
export const settleReport = (matchId: number, settled: Settlement, decision: string | null = null) =>
	db()
		.updateTable("reports")
		.set({ settled, settled_at: sql`now()`, decision })
		.where("match_id", "=", matchId)
		.where("settled", "is", null)
		.execute();

type ReportedTie = Pick<LeagueTie, "id" | "answer_hours">;
type ReportRow = {
	side: Side;
	sheet_version: number | null;
	home_score: number;
	away_score: number;
	outcome: string;
	absent: string | null;
};

/**
 * Adds what a side reports as the one report that waits; one that waited before is replaced, and with it the answer
 * that it had. In place of one that the other side disputes it has no deadline. The other side's captains hear of it.
 */
export async function addReport(actor: Actor, tie: ReportedTie, reported: ReportRow, now: Date) {
	await settleReport(tie.id, "replaced");
	const hours = tie.answer_hours;
	const number = (await lastNumber(tie.id)) + 1;
	await db()
		.insertInto("reports")
		.values({
			...reported,
			match_id: tie.id,
			number,
			...actingColumns(actor),
			made_at: now,
			confirm_by: hours === null ? null : new Date(now.getTime() + hours * 3_600_000),
		})
		.execute();
	if ((await openReport(tie.id))?.former_dispute) await withoutDeadline({ match: tie.id, report: number });
	await sendReportEmailsSoon({ match: tie.id, report: number });
	await audit(actor, "match.result-reported", `match:${tie.id}`, { side: reported.side });
}

type SavedSheet = { side: Side; version: number; score: SheetScore };

/**
 * Reports the sheet that a side saves: a complete one is its report. One that is not complete replaces the report that
 * waits by none. From here on the score of the tie is that of a report.
 */
export async function reportBySheet(
	actor: Actor,
	tie: ReportedTie,
	{ side, version, score }: SavedSheet,
	now: Date,
): Promise<void> {
	await actAsReport(tie.id);
	if (!score.isComplete) {
		await settleReport(tie.id, "replaced");
		return;
	}
	const [home_score, away_score] = score.rubbers;
	await addReport(actor, tie, { side, sheet_version: version, home_score, away_score, ...score.end }, now);
}

/** The number of the latest report of a tie, 0 before the first. */
export async function lastNumber(matchId: number): Promise<number> {
	const { number } = await db()
		.selectFrom("reports")
		.select((eb) => eb.fn.max("number").as("number"))
		.where("match_id", "=", matchId)
		.executeTakeFirstOrThrow();
	return number ?? 0;
}
