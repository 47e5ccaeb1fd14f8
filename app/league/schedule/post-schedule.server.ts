import type { Actor } from "../../access/actor.ts";
import { type ApplyOutcome, applySchedule } from "./apply-schedule.server.ts";
import { groupFacts } from "./asked/facts.server.ts";
import { swapDays } from "./edit-schedule.server.ts";
import { discardSchedule, type StartOutcome, startSchedule } from "./schedules.server.ts";
import { undoSchedule } from "./undo-schedule.server.ts";

type ProblemOf<T> = T extends { problem: infer P } ? P : never;
export type ScheduleProblem = ProblemOf<StartOutcome> | ProblemOf<ApplyOutcome>;
type Answer =
	| { flash: string }
	| { problems: Record<string, string> }
	| { problem: ScheduleProblem }
	| "unknown"
	| "noGroup";

/** Does what a form of the schedule's page asks for. */
export async function postSchedule(actor: Actor, groupId: number, values: Record<string, string>): Promise<Answer> {
	const { intent } = values;
	if (intent === "start") {
		const facts = await groupFacts(groupId);
		if (!facts) return "noGroup";
		const started = await startSchedule(actor, facts, values);
		return started.ok ? { flash: "schedule-started" } : started;
	}
	if (intent === "discard")
		return (await discardSchedule(actor, groupId)) ? { flash: "schedule-discarded" } : { problem: "gone" };
	if (intent === "apply") {
		const applied = await applySchedule(actor, groupId);
		return applied.ok ? { flash: `schedule-applied.${applied.ties}` } : applied;
	}
	if (intent === "undo") {
		const undone = await undoSchedule(actor, groupId);
		return undone ? { flash: `undone.${undone.undone}.${undone.stayed}` } : { problem: "gone" };
	}
	if (intent === "swap") {
		const swapped = await swapDays(actor, groupId, Number(values.one) || 0, Number(values.other) || 0);
		return swapped ? { flash: "saved" } : { problem: "gone" };
	}
	return "unknown";
}
