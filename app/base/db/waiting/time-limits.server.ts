import { AsyncLocalStorage } from "node:async_hooks";
import { Allowance } from "./allowance.server.ts";

/** The work that a statement is part of. */
export type WorkKind = "public read" | "signed-in read" | "write" | "report" | "import" | "job";

/**
 * Longest time, in seconds, of one statement, of one wait for a lock, and of a transaction that does nothing. On a
 * server.
 */
export const timeLimits: Record<WorkKind, { statement: number; lock: number; idle: number }> = {
	"public read": { statement: 8, lock: 3, idle: 10 },
	"signed-in read": { statement: 15, lock: 3, idle: 15 },
	write: { statement: 15, lock: 8, idle: 30 },
	report: { statement: 60, lock: 3, idle: 60 },
	import: { statement: 120, lock: 10, idle: 120 },
	job: { statement: 120, lock: 10, idle: 120 },
};
/** Of what is no request and no job: the start, a look every half second at what others changed. */
const USUAL: WorkKind = "write";

type RequestKind = "public read" | "signed-in read" | "write";
/**
 * Longest time, in seconds, that a request waits for the database in all, however many statements it asks. On a server.
 */
const requestLimits: Record<RequestKind, number> = { "public read": 8, "signed-in read": 20, write: 60 };

const current = new AsyncLocalStorage<{ kind: WorkKind; allowance?: Allowance | undefined }>();

/** Does `work` under the limits of its kind: connections that it takes get them. */
export const asKind = <T>(kind: WorkKind, work: () => T): T => current.run({ kind }, work);
export const kindNow = (): WorkKind => current.getStore()?.kind ?? USUAL;
export const allowanceNow = () => current.getStore()?.allowance;

/** The same for a request. What goes on after its answer has the time limits of a statement only. */
export async function asRequest<T>(kind: RequestKind, work: () => Promise<T>, seconds = requestLimits[kind]) {
	const request = { kind, allowance: new Allowance(seconds) as Allowance | undefined };
	return current.run(request, work).finally(() => {
		request.allowance = undefined;
	});
}

/** The kind of a request that is none of the special ones. */
export const kindOfRequest = (reads: boolean, isSignedIn: boolean): RequestKind =>
	reads ? (isSignedIn ? "signed-in read" : "public read") : "write";

/** They as settings of a session. */
export const limitSettings = (kind: WorkKind) => {
	const { statement, lock, idle } = timeLimits[kind];
	return {
		statement_timeout: `${statement}s`,
		lock_timeout: `${lock}s`,
		idle_in_transaction_session_timeout: `${idle}s`,
	};
};
