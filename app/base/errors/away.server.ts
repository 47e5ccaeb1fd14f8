import { AsyncLocalStorage } from "node:async_hooks";
import { codeOf } from "./describe-error.ts";

/**
 * The database did not answer: it is restarting, unreachable, frozen or overloaded. Answered with 503; worth trying
 * again.
 */
export class DatabaseAway extends Error {
	constructor(cause: unknown) {
		super(`The database does not answer: ${textOf(cause)}`, { cause });
	}
}

/** The answer to the commit was lost: what the transaction did may be saved. Never tried again by ourselves. */
export class CommitUnknown extends DatabaseAway {}

/** Whether an error, or what it was caused by, leaves open whether what was sent is saved. */
export const isUnknown = (error: unknown): boolean =>
	error instanceof CommitUnknown || (error instanceof Error && error.cause !== undefined && isUnknown(error.cause));

/** A server that became a standby says so with the first write. */
const READ_ONLY = "25006";
export const refusesWrites = (error: unknown) => codeOf(error) === READ_ONLY;

/** Serialization failure and deadlock: the transaction was rolled back whole and may be tried again. */
export const mayBeTriedAgain = (error: unknown) => /^40(001|P01)$/.test(String(codeOf(error)));

/**
 * SQLSTATE classes 08 (connection) and 57P (operator intervention), and the codes of our own time limits, of a full
 * server, disk or memory and of a standby.
 */
const STATES = /^(08...|57P..|57014|55P03|25P0[34]|25006|53[123]00)$/;
const SYSTEM = new Set(
	"ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ERR_SOCKET_CLOSED".split(" "),
);
/** Messages that `pg` throws without a code. */
const SAID = [
	"connection terminated",
	"timeout exceeded when trying to connect",
	"query read timeout",
	"not queryable",
	"client was closed",
	"the embedded database stopped",
];

/** Whether an error, or what it was caused by, is that the database does not answer. */
export const isAway = (error: unknown): boolean =>
	error instanceof DatabaseAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));

const seen = new AsyncLocalStorage<{ away?: unknown }>();

/**
 * Does work of a library that tells its caller nothing about the database. When the work failed and the database did
 * not answer during it, that is the error.
 */
export async function tellingAway<T>(work: () => Promise<T>): Promise<T> {
	const during: { away?: unknown } = {};
	const result = await seen.run(during, work).catch((error) => Promise.reject(during.away ?? error));
	if (during.away && result instanceof Response && result.status >= 500) throw during.away;
	return result;
}

/** The same error, typed when it means that the database does not answer, and not that it refused a statement. */
export function typed(error: unknown) {
	const known = isAway(error) || !meansAway(error) ? error : new DatabaseAway(error);
	const during = seen.getStore();
	if (during && isAway(known)) during.away = known;
	return known;
}

/** For errors of database connections only: other servers fail with the same codes. */
function meansAway(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.every(meansAway);
	const code = codeOf(error);
	if (typeof code === "string" && (SYSTEM.has(code) || STATES.test(code))) return true;
	const said = messageOf(error)?.toLowerCase() ?? "";
	return SAID.some((words) => said.includes(words));
}

/** The messages of an error. An AggregateError of several connection attempts has none itself, its parts do. */
export function textOf(error: unknown): string {
	if (error instanceof AggregateError) return [...new Set(error.errors.map(textOf))].join("; ");
	const message = messageOf(error);
	return message === undefined ? String(error) : message || String(codeOf(error) ?? "unknown error");
}

function messageOf(error: unknown): string | undefined {
	const message = typeof error === "object" && error !== null && "message" in error ? error.message : undefined;
	return typeof message === "string" ? message : undefined;
}

const PAUSE_MS = 1000;
const LONGEST_MS = 300_000;

/**
 * Repeats `work` until the database answers, for at most five minutes: for what has happened outside and must be
 * written down.
 */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
	const end = performance.now() + LONGEST_MS;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isAway(error) || performance.now() > end) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
	}
}
