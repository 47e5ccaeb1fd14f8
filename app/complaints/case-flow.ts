import type { CaseRole } from "./case-role.ts";
import { isOpen, openStatuses, type Status, statuses } from "./complaint.ts";

/** What a move has to bring along; `note` may be left out. */
export type Need = "note" | "question" | "answer" | "outcome" | "reason" | "grounds";

/** Whether a case was never appealed, or has been: from then on it is judged by heads who did not judge it before. */
type Stage = "first" | "appeal";
type Row = {
	from: readonly Status[];
	to: readonly Status[];
	who: readonly CaseRole[];
	needs: Need;
	in: readonly Stage[];
};

const staff = ["officer", "head"] as const;
const waiting = ["pending_information", "incomplete_evidence"] as const;
const working = ["submitted", "under_review", "in_progress"] as const;
const decided = ["resolved", "rejected"] as const;
const first = ["first"] as const;
const appeal = ["appeal"] as const;
const both = ["first", "appeal"] as const;

/**
 * THE table of moves (product rules, section 4). The commands, the pages and, as `case_moves`, the database read it.
 * What is not in it does not happen. An appealed case ends by an outcome or by its complainant, and in no other way.
 */
export const moves: readonly Row[] = [
	{ in: first, from: ["draft"], to: ["submitted"], who: ["complainant"], needs: "note" },
	{ in: first, from: openStatuses, to: working, who: staff, needs: "note" },
	{ in: first, from: openStatuses, to: waiting, who: staff, needs: "question" },
	{ in: both, from: waiting, to: working, who: ["complainant"], needs: "answer" },
	{ in: first, from: openStatuses, to: ["resolved"], who: staff, needs: "outcome" },
	{ in: first, from: openStatuses, to: ["closed"], who: staff, needs: "reason" },
	{ in: both, from: openStatuses, to: ["closed"], who: ["complainant"], needs: "reason" },
	{ in: both, from: openStatuses, to: ["rejected"], who: ["head"], needs: "outcome" },
	{ in: first, from: decided, to: ["closed"], who: ["officer"], needs: "note" },
	{ in: both, from: decided, to: ["closed"], who: ["head", "system"], needs: "note" },
	{ in: first, from: [...decided, "closed"], to: ["appealed"], who: ["complainant"], needs: "grounds" },
	{ in: appeal, from: ["appealed"], to: ["in_progress"], who: ["head"], needs: "reason" },
	{ in: appeal, from: ["appealed"], to: decided, who: ["head"], needs: "outcome" },
	{ in: appeal, from: ["appealed"], to: ["closed"], who: ["complainant"], needs: "reason" },
	{ in: appeal, from: openStatuses, to: working, who: ["head"], needs: "note" },
	{ in: appeal, from: openStatuses, to: waiting, who: ["head"], needs: "question" },
	{ in: appeal, from: openStatuses, to: ["resolved"], who: ["head"], needs: "outcome" },
	{ in: both, from: ["closed", ...decided], to: ["under_review"], who: ["head"], needs: "reason" },
];

/** What of a case decides where it may go. */
type Standing = { status: Status; appealed_at: Date | null };
const stageOf = (item: Standing): Stage => (item.appealed_at === null ? "first" : "appeal");

/** The row that lets one of `who` take a case to another state; undefined when nothing does. */
export function moveFor(item: Standing, to: Status, who: readonly CaseRole[]): Row | undefined {
	if (item.status === to) return undefined;
	return moves.find(
		(row) =>
			row.in.includes(stageOf(item)) &&
			row.from.includes(item.status) &&
			row.to.includes(to) &&
			row.who.some((each) => who.includes(each)),
	);
}

/** Where a case may go from here by one of these hands, in the order of the states. */
export const nextStatuses = (item: Standing, who: readonly CaseRole[]): Status[] =>
	statuses.filter((to) => moveFor(item, to, who) !== undefined);

/** An appeal that nobody has decided yet, and that was not withdrawn. */
export const isAppealOpen = (item: Standing): boolean =>
	item.appealed_at !== null && (item.status === "appealed" || isOpen(item.status));

/** Who decided or closed a case before its appeal takes no part in it (product rules, section 10). */
export const isBarred = (item: Pick<Standing, "appealed_at"> & { judges: readonly string[] }, account: string | null) =>
	item.appealed_at !== null && account !== null && item.judges.includes(account);

type Appealable = Standing & { appeal_until: Date | null; withdrawn_at: Date | null };

/** A decided or closed case can be appealed once, within its window, and not after it was withdrawn (product rules, section 4). */
export const canAppeal = (item: Appealable, now: Date): boolean =>
	moveFor(item, "appealed", ["complainant"]) !== undefined &&
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
