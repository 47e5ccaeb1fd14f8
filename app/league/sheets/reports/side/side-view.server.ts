import type { Actor } from "../../../../access/actor.ts";
import { asSide } from "../../../../access/league-scope.server.ts";
import type { Side } from "../../../../access/side.ts";
import { db } from "../../../../base/db/client.server.ts";
import { hasSheet } from "../../sheet-tie.server.ts";
import { isOpen, type Step } from "../../tie/steps.ts";
import { hasSaidDay, partOf, tieAtWork } from "../../tie/tie-at-work.server.ts";

export type SideView = NonNullable<Awaited<ReturnType<typeof sideView>>>;

/**
 * The result of a tie as the captains of these sides see it: how far it is, who reported it, and the steps that are
 * open to each side. Who acts for both sides answers no report of either.
 */
export function sideView(actor: Actor, matchId: number, sides: readonly Side[], now: Date) {
	return asSide(actor, async () => {
		const tie = await tieAtWork(matchId, now);
		if (!tie) return undefined;
		const { stage, report, start, sheet_hours } = tie;
		const last = report ?? (await lastReport(matchId));
		const can = (side: Side, step: Step) => isOpen(step, stage, partOf(tie, side));
		return {
			stage,
			bySheet: hasSheet(tie),
			now,
			dueAt:
				start && stage !== "undated" && sheet_hours !== null
					? new Date(start.getTime() + sheet_hours * 3_600_000)
					: null,
			correctedOn: tie.corrected_on,
			report: report && {
				number: report.number,
				side: report.side,
				at: report.made_at,
				confirmBy: report.confirm_by,
				dispute: report.verdict === "dispute" ? report.body : null,
				sheetVersion: report.sheet_version,
				ineligible: report.ineligible ?? [],
				changed: report.changed ?? [],
			},
			day: tie.match_date,
			decision: last?.decision ?? null,
			sides: sides.map((side) => ({
				side,
				canSayDay: can(side, "sayDay"),
				canCorrectDay: can(side, "correctDay") && hasSaidDay(tie, side),
				canReport: can(side, "report"),
				canAnswer: can(side, "accept") && !sides.some((own) => own === report?.side),
			})),
		};
	});
}

const lastReport = (matchId: number) =>
	db()
		.selectFrom("reports")
		.select("decision")
		.where("match_id", "=", matchId)
		.orderBy("number", "desc")
		.executeTakeFirst();
