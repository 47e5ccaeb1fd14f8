import { describeError, isAborted } from "../errors/describe-error.ts";
import { requestId } from "./request-id.server.ts";

type Level = "debug" | "info" | "warn" | "error";
const order: Record<Level | "silent", number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };
let least: Level | "silent" = "info";

export const setLogLevel = (level: Level | "silent") => {
	least = level;
};

type Facts = Record<string, unknown>;

/**
 * One event, one line: JSON when a program reads it, words when a person does. Never pass personal data; of errors only
 * what cannot quote it.
 */
function write(level: Level, event: string, facts: Facts = {}) {
	if (order[level] < order[least]) return;
	const details: Facts = Object.fromEntries(
		Object.entries(facts).map(([key, value]) => [key, value instanceof Error ? describeError(value) : value]),
	);
	const request = requestId();
	if (request && !("id" in details)) details.request = request;
	const line = process.stdout.isTTY
		? `${level === "info" ? "" : `${level}: `}${event} ${Object.values(details).join(" ")}`.trimEnd()
		: JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
	process.stdout.write(`${line}\n`);
}

const COUNT_EVERY_MS = 60_000;
let aborted = 0;
let countedAt = 0;

/** A client that went away is no failure of ours: counted, and said at most once a minute. */
function noteAborted() {
	aborted += 1;
	if (Date.now() - countedAt < COUNT_EVERY_MS) return;
	countedAt = Date.now();
	write("info", "requests.aborted", { count: aborted });
	aborted = 0;
}

/** Writes a failure at its level, or counts it when only the client went away. */
const fail = (level: Level) => (event: string, facts?: Facts) =>
	Object.values(facts ?? {}).some(isAborted) ? noteAborted() : write(level, event, facts);

export const log = {
	debug: (event: string, facts?: Facts) => write("debug", event, facts),
	info: (event: string, facts?: Facts) => write("info", event, facts),
	warn: fail("warn"),
	error: fail("error"),
};
