import { config } from "../config.server.ts";
import { databaseAnswers } from "../db/content-versions.server.ts";
import { scannerAnswers } from "../files/scanner.server.ts";
import { files } from "../files/store.server.ts";
import { queueAnswers } from "../jobs/queue.server.ts";
import { mailAnswers } from "../mail/mail.server.ts";
import { backupIsFresh } from "./backup-age.server.ts";

type PartState = "up" | "down" | "off";
type Part = { state: PartState; since: string };

/** A part that does not answer in this time is down. */
const PATIENCE_MS = 3000;
/** The parts are asked once in this time, however many ask us: each question is a connection, to a mail server a sign-in. */
const ASKED_EVERY_MS = 10_000;

type Ask = () => Promise<boolean | undefined> | undefined;
/** The parts that the product needs, each with the question whether it works; undefined where the settings have none. */
const questions: Record<string, Ask> = {
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

const known = new Map<string, Part>();
let asked: { at: number; answer: Promise<Record<string, Part>> } | undefined;

/** Every part with its state and since when it has had it. */
export function partStates(now = performance.now()): Promise<Record<string, Part>> {
	if (!asked || now - asked.at >= ASKED_EVERY_MS) asked = { at: now, answer: askAll() };
	return asked.answer;
}

async function askAll(): Promise<Record<string, Part>> {
	const all = Object.entries(questions).map(async ([name, ask]) => {
		const state = await stateOf(ask);
		const before = known.get(name);
		const part = before?.state === state ? before : { state, since: new Date().toISOString() };
		known.set(name, part);
		return [name, part] as const;
	});
	return Object.fromEntries(await Promise.all(all));
}

async function stateOf(ask: Ask): Promise<PartState> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, PATIENCE_MS, false);
	});
	const answer = Promise.resolve()
		.then(ask)
		.catch(() => false);
	const works = await Promise.race([answer, late]).finally(() => clearTimeout(timer));
	return works === undefined ? "off" : works ? "up" : "down";
}
