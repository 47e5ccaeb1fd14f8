import { isOpen, openStatuses, type Status, statuses } from "./complaint.ts";

/** By whose hand a case moves. A head does what officers do, and decides; the system keeps deadlines. */
export type Who = "complainant" | "officer" | "head" | "system";
/** What a move has to bring along; `note` may be left out. */
export type Need = "note" | "question" | "answer" | "outcome" | "reason" | "grounds";

type Row = { from: readonly Status[]; to: readonly Status[]; who: readonly Who[]; needs: Need };

const staff = ["officer", "head"] as const;
const waiting = ["pending_information", "incomplete_evidence"] as const;
const working = ["submitted", "under_review", "in_progress"] as const;

/**
 * THE table of moves (product rules, section 4). The commands, the pages and, as `case_moves`, the database read it.
 * What is not in it does not happen.
 */
export const moves: readonly Row[] = [
	{ from: ["draft"], to: ["submitted"], who: ["complainant"], needs: "note" },
	{ from: openStatuses, to: working, who: staff, needs: "note" },
	{ from: openStatuses, to: waiting, who: staff, needs: "question" },
	{ from: waiting, to: working, who: ["complainant"], needs: "answer" },
	{ from: openStatuses, to: ["resolved"], who: staff, needs: "outcome" },
	{ from: openStatuses, to: ["rejected"], who: ["head"], needs: "outcome" },
	{ from: openStatuses, to: ["closed"], who: ["complainant", ...staff], needs: "reason" },
	{ from: ["resolved", "rejected"], to: ["closed"], who: [...staff, "system"], needs: "note" },
	{ from: ["resolved", "rejected", "closed"], to: ["appealed"], who: ["complainant"], needs: "grounds" },
	{ from: ["appealed"], to: ["in_progress"], who: ["head"], needs: "reason" },
	{ from: ["appealed"], to: ["resolved", "rejected"], who: ["head"], needs: "outcome" },
	{ from: ["closed", "resolved", "rejected"], to: ["under_review"], who: ["head"], needs: "reason" },
];

/** The row that lets one of `who` take a case from one state to another; undefined when nothing does. */
export function moveFor(from: Status, to: Status, who: readonly Who[]): Row | undefined {
	if (from === to) return undefined;
	return moves.find(
		(row) => row.from.includes(from) && row.to.includes(to) && row.who.some((each) => who.includes(each)),
	);
}

/** Where a case may go from here by one of these hands, in the order of the states. */
export const nextStatuses = (from: Status, who: readonly Who[]): Status[] =>
	statuses.filter((to) => moveFor(from, to, who) !== undefined);

type Appealable = {
	status: Status;
	appeal_until: Date | null;
	appealed_at: Date | null;
	withdrawn_at: Date | null;
};

/** A decided or closed case can be appealed once, within its window, and not after it was withdrawn (product rules, section 4). */
export const canAppeal = (item: Appealable, now: Date): boolean =>
	moveFor(item.status, "appealed", ["complainant"]) !== undefined &&
	item.appealed_at === null &&
	item.withdrawn_at === null &&
	item.appeal_until !== null &&
	item.appeal_until.getTime() >= now.getTime();

const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** The last moment of the day in Riyadh that lies `days` after `from`. Riyadh has no summer time. */
export function endOfDayAfter(from: Date, days: number): Date {
	const midnight = Math.floor((from.getTime() + RIYADH_MS) / DAY_MS) * DAY_MS - RIYADH_MS;
	return new Date(midnight + (days + 1) * DAY_MS - 1);
}

/** Evidence is taken while a draft is written, as long as nothing has been decided, and for an appeal. */
export const canAddEvidence = (item: Appealable, now: Date) =>
	item.status === "draft" || item.status === "appealed" || isOpen(item.status) || canAppeal(item, now);
