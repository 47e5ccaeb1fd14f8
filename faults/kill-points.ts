import { type ActionName, actionsAt, again } from "./actions.ts";
import type { Installation } from "./installation.ts";
import { checkPromises, type Finding, newStory, untilMailsLeft } from "./promises.ts";
import { seeded } from "./seeded.ts";

/** Work that follows an answer is part of the action: mails, scans. */
const AFTERWARDS_MS = 700;
/** Most of the time between a step and the crash that follows it. */
const MOST_MS = 5;

type Options = { points: number; seed: number; log: (line: string) => void };
export type KillReport = {
	findings: Finding[];
	/** By action: how many points, how many were answered with "done" before, and how many came to be although not. */
	counts: Record<string, { points: number; acknowledged: number; unanswered: number; undone: number }>;
};

/**
 * Kills the process (SIGKILL) at `points` places in the run of an action, each followed by a new start and a look at
 * every promise. The places are steps counted inside the process, and up to some milliseconds behind them; the seed
 * decides them.
 */
export async function killPoints(at: Installation, { points, seed, log }: Options): Promise<KillReport> {
	const random = seeded(seed);
	const actions = await actionsAt(at);
	const names = Object.keys(actions) as ActionName[];
	const story = newStory();
	const counts: KillReport["counts"] = {};
	const lengths = {} as Record<ActionName, number>;
	for (const name of names) {
		const { send } = await actions[name].prepare();
		const before = await at.app.ask<number>({ ask: "steps" });
		await send();
		await pause(AFTERWARDS_MS);
		lengths[name] = (await at.app.ask<number>({ ask: "steps" })) - before;
		counts[name] = { points: 0, acknowledged: 0, unanswered: 0, undone: 0 };
	}
	let findings: Finding[] = [];
	for (let n = 0; n < points; n++) {
		const name = names[n % names.length] ?? "submit";
		const count = counts[name] ?? never();
		const { prepare, isDone, mails } = actions[name];
		const { send, done } = await prepare();
		const step = 1 + Math.floor(random() * lengths[name]);
		const afterMs = random() < 0.5 ? 0 : 1 + Math.floor(random() * MOST_MS);
		await at.app.ask({ ask: "dieAt", step, afterMs });
		at.app.isEnding = true;
		const answer = await send().catch(() => undefined);
		await Promise.race([at.app.exited, pause(AFTERWARDS_MS)]);
		if (!at.app.hasEnded) at.app.signal("SIGKILL");
		await at.app.exited;
		story.faultsAt.push(performance.now());
		await at.startApp();
		const [row] = await at.sql<{ count: number }>(done.text, done.values);
		const isAcknowledged = answer !== undefined && isDone(answer);
		count.points += 1;
		count[isAcknowledged ? "acknowledged" : row?.count ? "unanswered" : "undone"] += 1;
		// An act that was not done can be done now.
		const known = isAcknowledged ? answer : await again(at, { send, isDone, done });
		const request = known instanceof Response ? (known.headers.get("x-request-id") ?? "") : "";
		if (known) story.acknowledged.push({ action: name, done, request, mails: isAcknowledged ? mails : undefined });
		findings = await checkPromises(at, story);
		if (!known) findings.push({ promise: "an act that was not done can be done", counted: 1, broken: [name] });
		const broken = findings.flatMap(({ promise, broken }) => broken.map((each) => `${promise}: ${each}`));
		if (broken.length > 0) {
			log(
				`point ${n + 1} (seed ${seed}): ${name}, step ${step} of ${lengths[name]}, ${afterMs} ms: ${broken.join("; ")}`,
			);
			return { findings, counts };
		}
		if ((n + 1) % 20 === 0) log(`${n + 1} of ${points} points`);
	}
	await untilMailsLeft(at, 90);
	return { findings: await checkPromises(at, story, true), counts };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
function never(): never {
	throw new Error("An action without counts.");
}
