import type { TiePhase, TieStatus } from "../../ties/tables.ts";

/** Where a tie is in the life of its result (docs/rules/league.md#reports). */
export type Stage = "ahead" | "undated" | "started" | "reported" | "disputed" | "confirmed" | "locked" | "off" | "over";

/** Who acts: the side that reported last, the other one (each, before there is a report), staff, or anyone else. */
export type Part = "reporter" | "other" | "staff" | "none";

const sides = ["reporter", "other"] as const;

/**
 * The steps, with the stages at which they are open and those who may take them. Source: docs/rules/league.md#reports.
 * Commands and buttons ask it.
 */
export const steps = {
	nameLineUp: { at: ["ahead", "undated", "started"], by: sides },
	takeLineUpBack: { at: ["ahead", "undated", "started"], by: sides },
	sayDay: { at: ["undated"], by: sides },
	correctDay: { at: ["started", "reported", "disputed"], by: sides },
	report: { at: ["started", "reported", "disputed"], by: sides },
	accept: { at: ["reported", "disputed"], by: ["other"] },
	dispute: { at: ["reported", "disputed"], by: ["other"] },
	confirm: { at: ["reported", "disputed"], by: ["staff"] },
	correct: { at: ["reported", "disputed", "confirmed", "locked"], by: ["staff"] },
} as const satisfies Record<string, { at: readonly Stage[]; by: readonly Part[] }>;
export type Step = keyof typeof steps;

export function isOpen(step: Step, stage: Stage, part: Part): boolean {
	const { at, by }: { at: readonly Stage[]; by: readonly Part[] } = steps[step];
	return at.includes(stage) && by.includes(part);
}

/** `start` is null while the tie has no agreed day. */
type Facts = { status: TieStatus; phase: TiePhase | null; start: Date | null; isDisputed: boolean; isOver: boolean };

/**
 * A tie starts at its time, at the beginning of its day where it has none, and earlier where its sheet has been opened.
 * One that is postponed has no day. In an edition that is over neither side has a step left.
 */
export function stageOf({ status, phase, start, isDisputed, isOver }: Facts, now: Date): Stage {
	if (status === "cancelled") return "off";
	if (status === "scheduled") {
		if (isOver) return "over";
		if (start === null || phase === "postponed") return "undated";
		return phase === "in_play" || start <= now ? "started" : "ahead";
	}
	if (phase === "reported" && !isOver) return isDisputed ? "disputed" : "reported";
	return phase === "locked" ? "locked" : "confirmed";
}
