import { config } from "../config.server.ts";
import { databaseAnswers } from "../db/watch-changes.server.ts";
import { scannerAnswers } from "../files/scanner/scanner.server.ts";
import { files } from "../files/store/store.server.ts";
import { queueAnswers } from "../jobs/queue.server.ts";
import { mailAnswers } from "../mail/mail.server.ts";
import { backupIsFresh } from "./backup-age.server.ts";

type PartState = "up" | "down" | "off";
type Part = { state: PartState; since: string };

/** A part that does not answer in this time is down. */
const PATIENCE_MS = 3000;
/**
 * The parts are asked once in this time, however many ask us: each question is a connection, to a mail server a
 * sign-in.
 */
const ASKED_EVERY_MS = 10_000;

type Probe = () => Promise<boolean | undefined> | undefined;
/**
 * The parts that the product needs, each with the question whether it works; undefined where the settings have none.
 */
const questions: Record<string, Probe> = {
	database: databaseAnswers,
	storage: () => files().listAll("").then(Boolean),
	queue: queueAnswers,
	mail: mailAnswers,
	scanner() {
		const { CLAMD_URL } = config();
		return CLAMD_URL ? scannerAnswers(CLAMD_URL) : undefined;
	},
	backup: backupIsFresh,
};

/** The facts of a part: its state and since when, when it last worked, and how long its last answer took. */
type Fact = Part & { lastUp?: string; ms: number };
type Memory = { of: object; known: Map<string, Fact>; asked?: { at: number; answers: Map<string, Promise<Fact>> } };
let memory: Memory | undefined;
/** The memory of the product that was started last. */
function current(): Memory {
	const settings = config();
	if (memory?.of !== settings) memory = { of: settings, known: new Map() };
	return memory;
}

/** Every part with its state and since when it has had it. */
export async function partStates(now = performance.now()): Promise<Record<string, Part>> {
	const all = [...answers(now)].map(async ([name, answer]) => {
		const { state, since } = await answer;
		return [name, { state, since }] as const;
	});
	return Object.fromEntries(await Promise.all(all));
}

/**
 * The same within `patience` milliseconds: a part that has not answered by then has no state yet, and what was known of
 * it.
 */
export async function partsWithin(patience: number): Promise<Map<string, Omit<Fact, "state"> & { state?: PartState }>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patience);
	});
	const { known } = current();
	const all = [...answers(performance.now())].map(async ([name, answer]) => {
		const fact = (await Promise.race([answer, late])) ?? { ...known.get(name), state: undefined };
		return [name, { since: new Date().toISOString(), ms: patience, ...fact }] as const;
	});
	return new Map(await Promise.all(all).finally(() => clearTimeout(timer)));
}

function answers(now: number) {
	const here = current();
	if (!here.asked || now - here.asked.at >= ASKED_EVERY_MS) {
		const each = Object.entries(questions).map(([name, ask]) => [name, learn(name, ask, here.known)] as const);
		here.asked = { at: now, answers: new Map(each) };
	}
	return here.asked.answers;
}

async function learn(name: string, ask: Probe, known: Map<string, Fact>): Promise<Fact> {
	const begun = performance.now();
	const state = await stateOf(ask);
	const now = new Date().toISOString();
	const before = known.get(name);
	const fact = {
		state,
		since: before?.state === state ? before.since : now,
		lastUp: state === "up" ? now : before?.lastUp,
		ms: performance.now() - begun,
	};
	known.set(name, fact);
	return fact;
}

async function stateOf(ask: Probe): Promise<PartState> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, PATIENCE_MS, false);
	});
	const answer = Promise.resolve()
		.then(ask)
		.catch(() => false);
	const works = await Promise.race([answer, late]).finally(() => clearTimeout(timer));
	return works === undefined ? "off" : works ? "up" : "down";
}
