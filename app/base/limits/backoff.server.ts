import { sql } from "kysely";
import { db } from "../db/client.server.ts";
import { forgive } from "./rate-limit.server.ts";
import { keysOf, networksOf } from "./rate-limit-key.server.ts";
import { noteWait } from "./retry-after.server.ts";

/**
 * A limit that slows down instead of closing: `free` tries at once, then a wait before each further one, as long as
 * `delays` says (seconds; the last one repeats). Forgotten `seconds` after the last try that was let through, at most a
 * day.
 */
export type Backoff = { what: string; free: number; delays: readonly number[]; seconds: number };

/**
 * Counts one try by `who` and tells how many seconds to wait: 0 means go on. A try that has to wait is not counted, so
 * that asking repeatedly does not lengthen the wait. Of parallel tries no more go on than may.
 */
export async function secondsToBackOff(backoff: Backoff, who: string): Promise<number> {
	const { what, seconds } = backoff;
	const [today = "", yesterday] = keysOf(what, who, seconds);
	const isLive = sql<boolean>`rate_limits.started_at >= now() - make_interval(secs => ${seconds})`;
	// The transaction of a parallel try may start after this one and still count first: a free try never waits for it.
	const waits = sql<boolean>`(${isLive} and rate_limits.count >= ${backoff.free}
		and rate_limits.started_at + ${delayOf(backoff)} > now())`;
	const counted = {
		count: sql<number>`case when ${waits} then rate_limits.count when ${isLive} then rate_limits.count + 1 else 1 end`,
		started_at: sql<Date>`case when ${waits} then rate_limits.started_at else now() end`,
		refused: waits,
	};
	const left = sql<number>`ceil(extract(epoch from rate_limits.started_at + ${delayOf(backoff)} - now()))::int`.as(
		"left",
	);
	const begunYesterday =
		yesterday &&
		(await db()
			.updateTable("rate_limits")
			.set(counted)
			.where("what", "=", what)
			.where("who", "=", yesterday)
			.where(isLive)
			.returning(["refused", left])
			.executeTakeFirst());
	const row =
		begunYesterday ||
		(await db()
			.insertInto("rate_limits")
			.values({ what, who: today, started_at: sql`now()`, count: 1, refused: false })
			.onConflict((oc) => oc.columns(["what", "who"]).doUpdateSet(counted))
			.returning(["refused", left])
			.executeTakeFirstOrThrow());
	const wait = row.refused ? Math.max(1, row.left) : 0;
	noteWait(wait);
	return wait;
}

/** The wait before the next try, as an interval: none while free tries are left. */
function delayOf({ free, delays }: Backoff) {
	const list = sql.raw(`array[${delays.map(Number).join(",")}]`);
	return sql`make_interval(secs => case when rate_limits.count < ${free} then 0
		else (${list})[least(rate_limits.count - ${free} + 1, ${delays.length})] end)`;
}

/**
 * The same for what a client at an address does to `subject` (an account, a case): its /64, and more generously its
 * /48.
 */
export async function networkMustBackOff(backoff: Backoff, address: string, subject: string): Promise<number> {
	for (const { network, budget, suffix } of networksOf(address)) {
		const own = { ...backoff, what: backoff.what + suffix, free: backoff.free * budget };
		const wait = await secondsToBackOff(own, `${subject}|${network}`);
		if (wait > 0) return wait;
	}
	return 0;
}

/** Takes one try of a network back. */
export async function forgiveNetworkTry(backoff: Backoff, address: string, subject: string) {
	for (const { network, suffix } of networksOf(address))
		await forgive({ ...backoff, what: backoff.what + suffix }, `${subject}|${network}`);
}

/** Clears every try by `who`. */
export async function clearTries({ what, seconds }: Pick<Backoff, "what" | "seconds">, who: string) {
	await db()
		.deleteFrom("rate_limits")
		.where("what", "=", what)
		.where("who", "in", keysOf(what, who, seconds))
		.execute();
}

/** Clears every try of a network at `subject`. */
export async function clearNetworkTries(backoff: Backoff, address: string, subject: string) {
	for (const { network, suffix } of networksOf(address))
		await clearTries({ ...backoff, what: backoff.what + suffix }, `${subject}|${network}`);
}
