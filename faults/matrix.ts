import { type ActionName, actionsAt, again, type PreparedAction } from "./actions.ts";
import { type Fault, faults } from "./faults.ts";
import type { Installation } from "./installation.ts";
import { checkPromises, type Finding, newStory, untilMailsLeft } from "./promises.ts";
import { Visitor } from "./visitor.ts";

/** A page that is in memory. */
const PAGE = "/en/leagues";
const BACK_SECONDS = 40;
/** Some of the actions are on their way when the part breaks, the others come after. */
const ON_THE_WAY_MS = 10;
/** Mail that failed is tried again after half a minute, one, two … */
const MAILS_LEAVE_SECONDS = 300;

export type Row = { part: string; fault: string; idle: string } & Record<ActionName, string> & {
		back: string;
		broken: string[];
	};
type Options = {
	only?: (fault: Fault) => boolean;
	log: (line: string) => void;
	/** How long a fault lasts while no request changes anything, and at most while people wait for their answers. */
	idleMs?: number;
	holdMs?: number;
};

/** Goes through all faults: each once while no request changes anything and once while people do everything. */
export async function matrix(
	at: Installation,
	{ only = () => true, log, idleMs = 2500, holdMs = 8000 }: Options,
): Promise<{ rows: Row[]; findings: Finding[] }> {
	const story = newStory();
	const rows: Row[] = [];
	for (const fault of faults.filter(only)) {
		const why = fault.missing?.(at);
		if (why?.startsWith("not on")) continue;
		if (why) {
			rows.push({ ...named(fault), idle: why, ...every(() => ""), back: "", broken: [] });
			continue;
		}
		const row = await round(at, fault, story, { idleMs, holdMs });
		const findings = await checkPromises(at, story);
		row.broken.push(...findings.flatMap(({ promise, broken }) => broken.map((each) => `${promise}: ${each}`)));
		rows.push(row);
		log(Object.values({ ...row, broken: row.broken.join("; ") || "all promises kept" }).join(" | "));
	}
	await untilMailsLeft(at, MAILS_LEAVE_SECONDS);
	return { rows, findings: await checkPromises(at, story, true) };
}

const named = ({ part, how }: Fault) => ({ part, fault: how });
const every = (make: (name: ActionName) => string) =>
	Object.fromEntries(
		(["submit", "upload", "status change", "appeal"] as const).map((name) => [name, make(name)]),
	) as Record<ActionName, string>;

async function round(
	at: Installation,
	fault: Fault,
	story: ReturnType<typeof newStory>,
	times: { idleMs: number; holdMs: number },
): Promise<Row> {
	const broken: string[] = [];
	const note = () => story.faultsAt.push(performance.now());
	const visitor = new Visitor(at, "player");
	await untilAnswered(() => visitor.get(PAGE));

	note();
	await fault.inflict(at);
	const idle = fault.endsApp ? "" : await watchPage(visitor, broken, fault, times.idleMs);
	await fault.cure(at);
	note();
	await untilBack(at);

	const actions = await actionsAt(at);
	const names = Object.keys(actions) as ActionName[];
	const tries: { name: ActionName; isEarly: boolean; ready: PreparedAction }[] = [];
	for (const name of names)
		for (const isEarly of [true, false]) tries.push({ name, isEarly, ready: await prepared(actions[name].prepare) });
	const send = (early: boolean) =>
		tries
			.filter(({ isEarly }) => isEarly === early)
			.map(async ({ name, ready }) => ({ name, ready, ...(await timed(ready.send)) }));
	const first = send(true);
	await pause(ON_THE_WAY_MS);
	note();
	await fault.inflict(at);
	const sent = [...first, ...send(false)];
	await Promise.race([Promise.all(sent), pause(fault.holdMs ?? times.holdMs)]);
	await fault.cure(at);
	note();
	const cured = performance.now();
	const answered = await Promise.all(sent);
	await untilBack(at);
	const back = `${((performance.now() - cured) / 1000).toFixed(1)} s`;

	const said = every(() => "");
	for (const { name, ready, answer, seconds } of answered) {
		const { isDone, mails } = actions[name];
		const words = answer ? (isDone(answer) ? "ok" : String(answer.status)) : "cut";
		const isPolite = answer ? isDone(answer) || isRefusal(answer) : Boolean(fault.endsApp);
		if (!isPolite) broken.push(`${name} was answered with ${words} after ${seconds.toFixed(1)} s`);
		said[name] += `${said[name] && ", "}${words} ${seconds.toFixed(1)} s`;
		const known = answer && isDone(answer) ? answer : await again(at, { isDone, ...ready });
		if (known === undefined) broken.push(`${name} could not be done afterwards`);
		else
			story.acknowledged.push({
				action: name,
				done: ready.done,
				request: answer?.headers.get("x-request-id") ?? "",
				mails: known === answer ? mails : undefined, // an earlier request may be the cause
			});
	}
	return { ...named(fault), idle, ...said, back, broken };
}

/** A connection that the fault spoilt may cost one more answer. */
async function prepared(prepare: () => Promise<PreparedAction>, tries = 5): Promise<PreparedAction> {
	try {
		return await prepare();
	} catch (error) {
		if (tries === 1) throw error;
		await pause(500);
		return prepared(prepare, tries - 1);
	}
}

/** 503 that says when to come back, or words about what was sent. */
const isRefusal = ({ status, headers }: Response) =>
	status === 503 ? headers.has("retry-after") : [409, 422, 429].includes(status);

async function timed(send: () => Promise<Response>) {
	const began = performance.now();
	const answer = await send().catch(() => undefined);
	return { answer, seconds: (performance.now() - began) / 1000 };
}

/** Reads a page in memory over and over; it is to be there at every moment. */
async function watchPage(visitor: Visitor, broken: string[], { part, how }: Fault, idleMs: number): Promise<string> {
	const end = performance.now() + idleMs;
	const times: number[] = [];
	// A frozen process answers afterwards.
	if (part === "app" && how === "freeze") return pause(idleMs).then(() => "");
	while (performance.now() < end) {
		const { answer, seconds } = await timed(() => visitor.get(PAGE));
		times.push(seconds * 1000);
		if (answer?.status !== 200) broken.push(`a page in memory was answered with ${answer?.status ?? "nothing"}`);
		await answer?.arrayBuffer();
		await pause(50);
	}
	return `${times.length} pages, slowest ${Math.max(...times).toFixed(0)} ms`;
}

/** Waits until pages that are in no memory are answered. */
export async function untilBack(at: Installation) {
	const visitor = new Visitor(at, "player");
	let n = Math.floor(performance.now());
	await untilAnswered(() => visitor.get(`/en/search?q=${n++}`));
}

async function untilAnswered(ask: () => Promise<Response>) {
	const end = performance.now() + BACK_SECONDS * 1000;
	for (;;) {
		const answer = await ask().catch(() => undefined);
		await answer?.arrayBuffer();
		if (answer?.status === 200) return;
		if (performance.now() > end) throw new Error(`The site is not back after ${BACK_SECONDS} seconds.`);
		await pause(100);
	}
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
