import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { otherSide, type Side } from "../../../access/side.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { playersIn, readSheet, type SheetTie, sheetTie } from "../read-sheet.server.ts";
import { acceptAlike } from "../reports/answer-report.server.ts";
import { addReport, settleReport, writesReport } from "../reports/reports.server.ts";
import { isOpened } from "../reports/shown-form.server.ts";
import type { Sheet } from "../sheet.ts";
import { fieldsOfLineUp } from "../sheet-fields.ts";
import { asSideOf, keepsLineUpClosed, type Refused, type TieAtWork } from "../tie/tie-at-work.server.ts";
import { currentOf, type SentSheet, type SheetOutcome, type SheetRules, storeSheetFor } from "./save-sheet.server.ts";

type Of = { matchId: number; side: Side };
type Saved = { ok: true; isComplete?: boolean; isConfirmed?: boolean } | Exclude<SheetOutcome, { ok: true }> | Refused;
type Opened = { ok: true } | Refused;

/**
 * Opens the line-ups of a tie that has started, for the side that fills its sheet in: the other one may have named
 * none. Throws 403.
 */
export const openSheet = (actor: Actor, of: Of, now: Date): Promise<Opened> =>
	asSideOf<Opened>(actor, { ...of, step: "report" }, now, async () =>
		openLineUps(actor, of, await isOpened(of.matchId, of.side)),
	);

/** Both line-ups are opened at once: while that of the side is closed or missing, so is the other one. */
async function openLineUps(actor: Actor, { matchId, side }: Of, wasOpen: boolean): Promise<Opened> {
	if (await keepsLineUpClosed(matchId, side)) return { ok: false, refused: "lineUpFirst" };
	await sql`select open_lineups_to_report(${matchId}::integer)`.execute(db());
	if (wasOpen) return { ok: true };
	await noteOpenedFirst({ matchId, side });
	await audit(actor, "match.line-ups-opened", `match:${matchId}`, { side });
	return { ok: true };
}

/**
 * Notes that a side opened what the other one had named without having handed in its own: the page of the tie says so.
 */
const noteOpenedFirst = ({ matchId, side }: Of) =>
	db()
		.updateTable("lineups as own")
		.set({ opened_first_at: sql`now()` })
		.where("own.match_id", "=", matchId)
		.where("own.side", "=", side)
		.where("own.sealed_at", "is", null)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("lineups as other")
					.innerJoin("lineup_places as p", "p.lineup_id", "other.id")
					.select("p.place")
					.whereRef("other.match_id", "=", "own.match_id")
					.whereRef("other.side", "<>", "own.side"),
			),
		)
		.execute();

/**
 * Saves the sheet of a tie for a side, by the rules that staff are held to; of players who are not eligible it may name
 * those of the other side, which the version then says. A complete one is its report, which counts at once and asks the
 * other side to confirm it; the same sheet as the other side reported accepts that report. One that is not complete
 * leaves the tie open. Throws 403.
 */
export const reportSheet = (actor: Actor, of: Of, sent: SentSheet, now: Date): Promise<Saved> =>
	asSideOf<Saved>(actor, { ...of, step: "report" }, now, async (work) => {
		const wasOpen = await isOpened(of.matchId, of.side);
		const opened = await openLineUps(actor, of, wasOpen);
		if (!opened.ok) return opened;
		const tie = await sheetTie(of.matchId);
		if (!tie) return { ok: false, gone: true };
		const unseen = wasOpen ? undefined : await unseenSheet(tie, of.side, sent.sheet);
		if (unseen) return { ok: false, current: unseen };
		const saved = await storeSheetFor(actor, tie, { ...sent, reason: null }, rulesOf(actor, work, of.side, now), now);
		const isAlike = saved.ok && saved.isComplete && saved.isUnchanged;
		return isAlike ? { ...saved, isConfirmed: await acceptAlike(actor, work, of.side, now) } : saved;
	});

/** The sheet as it is, where the other side had handed in what the one who sends could not know yet. */
async function unseenSheet(tie: SheetTie, side: Side, sent: Sheet) {
	const other = otherSide(side);
	const stored = await readSheet(tie);
	const of = (sheet: Sheet) => JSON.stringify(fieldsOfLineUp(tie.format.rules, other, sheet.lineUps[other]));
	const isNamed = playersIn(stored.sheet.lineUps[other]).length > 0;
	return isNamed && of(stored.sheet) !== of(sent) ? currentOf(tie, stored) : undefined;
}

const rulesOf = (actor: Actor, work: TieAtWork, side: Side, now: Date): SheetRules => ({
	ended: "reported",
	corrects: false,
	asks: [otherSide(side)], // it does not choose the players of the other side
	async beforeScore(_, { isComplete, rubbers: [home_score, away_score], end }, sheet_version) {
		await writesReport(work.id);
		if (!isComplete) return void (await settleReport(work.id, "replaced"));
		await addReport(actor, work, { side, sheet_version, home_score, away_score, ...end }, now);
		await audit(actor, "match.result-reported", `match:${work.id}`, { side });
	},
});
