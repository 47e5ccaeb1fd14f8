import { log } from "../log/log.server.ts";
import { withOwnRole } from "./client.server.ts";

const MINUTE_MS = 60_000;
const tasks = [
	{ statement: "checkpoint", everyMs: 5 * MINUTE_MS },
	{ statement: "vacuum analyze", everyMs: 24 * 60 * MINUTE_MS },
] as const;
type Task = (typeof tasks)[number]["statement"];

let held = 0;

/** Work during which the log since its beginning must stay: a checkpoint would let the engine use it again. */
export async function holdingCheckpoints<T>(work: () => Promise<T>): Promise<T> {
	held += 1;
	return work().finally(() => {
		held -= 1;
	});
}

/** One piece of housekeeping, as the role that owns the tables; the session always returns to the product's role. */
export const tidy = (statement: Task) => withOwnRole((client) => client.query(statement));

/**
 * PGlite has no checkpointer and no autovacuum: without ours its log and its dead rows would grow without end. A server
 * runs both itself.
 */
export function keepTidy() {
	const timers = tasks.map(({ statement, everyMs }) =>
		setInterval(() => {
			if (statement === "checkpoint" && held > 0) return;
			tidy(statement).catch((error) => log.warn("database.housekeeping", { statement, error }));
		}, everyMs).unref(),
	);
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}
