/** How long the search of a schedule takes. */
import { isHard, judge } from "../app/league/schedule/planning/judge.ts";
import { search } from "../app/league/schedule/planning/search.ts";
import { type PlannedTie, type Task, triesFor } from "../app/league/schedule/planning/task.ts";

const base = {
	legs: 2,
	first: "2026-09-01",
	weekdays: [2],
	rhythm: "week",
	times: ["19:00:00"],
	minutes: 150,
	closed: [],
	derbyRounds: 1,
	lastTogether: true,
	wishes: [],
	taken: [],
	seed: 1,
} as const satisfies Partial<Task>;

/** Squads that share halls with room for two ties; the last ones are second squads of the first clubs. */
function taskFor(count: number, halls: number, second: number): Task {
	return {
		...base,
		tries: triesFor(count),
		squads: Array.from({ length: count }, (_, i) => ({
			id: i + 1,
			club: i < count - second ? i + 1 : i - count + second + 1,
			venue: ((i < count - second ? i : i - count + second) % halls) + 1,
			homeDay: null,
			homeTime: null,
		})),
		halls: Array.from({ length: halls }, (_, i) => ({ id: i + 1, room: Math.ceil(count / 2 / halls), closed: [] })),
	};
}

export function benchSchedule() {
	const tasks: [string, Task][] = [
		["12 squads, 3 halls, 22 rounds", taskFor(12, 3, 0)],
		["12 squads, 2 halls, 2 clubs with two", taskFor(12, 2, 2)],
		["24 squads, 6 halls, 46 rounds", taskFor(24, 6, 0)],
	];
	return tasks.map(([name, task]) => {
		const since = performance.now();
		const ties = searched(task);
		const seconds = (performance.now() - since) / 1000;
		const problems = judge(ties, task);
		const breaks = problems.filter(({ kind }) => kind === "break").length;
		return { "": name, seconds: seconds.toFixed(2), "conditions not kept": problems.filter(isHard).length, breaks };
	});
}

function searched(task: Task): PlannedTie[] {
	const steps = search(task);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value ?? [];
	}
}
