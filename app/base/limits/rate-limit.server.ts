import { sql } from "kysely";
import { db } from "../db/client.server.ts";
import { hasRoom, NO_ROOM_SECONDS } from "../files/room.server.ts";
import { keysOf, networksOf } from "./rate-limit-key.server.ts";
import { noteWait } from "./retry-after.server.ts";

/**
 * How many uses within how many seconds. No window is longer than a day. `stores`: each use may store what a stranger
 * sends, and waits while the disk is nearly full.
 */
export type Limit = { what: string; times: number; seconds: number; stores?: boolean };

/**
 * Counts one use by `who` (an account, a case) and tells how many seconds to wait: 0 means go on. Kept in the database:
 * several processes count together. A window that began before midnight goes on under the hash it began with.
 */
export async function secondsToWait({ what, times, seconds }: Limit, who: string): Promise<number> {
	const left = sql<number>`ceil(${seconds} - extract(epoch from now() - started_at))::int`.as("left");
	const [today = "", yesterday] = keysOf(what, who, seconds);
	const begunYesterday =
		yesterday &&
		(await db()
			.updateTable("rate_limits")
			.set((eb) => ({ count: eb("count", "+", 1) }))
			.where("what", "=", what)
			.where("who", "=", yesterday)
			.where(sql<boolean>`started_at >= now() - make_interval(secs => ${seconds})`)
			.returning(["count", left])
			.executeTakeFirst());
	const row = begunYesterday || (await countToday());
	const wait = row.count > times ? Math.max(1, row.left) : 0;
	noteWait(wait);
	return wait;

	function countToday() {
		const expired = sql<boolean>`rate_limits.started_at < now() - make_interval(secs => ${seconds})`;
		return db()
			.insertInto("rate_limits")
			.values({ what, who: today, started_at: sql`now()`, count: 1, refused: false })
			.onConflict((oc) =>
				oc.columns(["what", "who"]).doUpdateSet({
					count: sql`case when ${expired} then 1 else rate_limits.count + 1 end`,
					started_at: sql`case when ${expired} then now() else rate_limits.started_at end`,
				}),
			)
			.returning(["count", left])
			.executeTakeFirstOrThrow();
	}
}

/** How many seconds `who` has to wait by what was counted so far: 0 means that a use is left. Counts nothing. */
export async function secondsLeft({ what, times, seconds }: Limit, who: string): Promise<number> {
	const row = await db()
		.selectFrom("rate_limits")
		.select(sql<number>`max(ceil(${seconds} - extract(epoch from now() - started_at)))::int`.as("left"))
		.where("what", "=", what)
		.where("who", "in", keysOf(what, who, seconds))
		.where("count", ">=", times)
		.executeTakeFirst();
	const wait = Math.max(0, row?.left ?? 0);
	noteWait(wait);
	return wait;
}

/** The same for the network of an address. */
export async function networkSecondsLeft(limit: Limit, address: string): Promise<number> {
	let longest = 0;
	for (const { network, budget, suffix } of networksOf(address)) {
		const own = { ...limit, what: limit.what + suffix, times: limit.times * budget };
		longest = Math.max(longest, await secondsLeft(own, network));
	}
	return longest;
}

/**
 * `secondsToWait` for the network of an address: its /64, and with a larger budget its /48, count together. With a
 * `subject` (an account, a case, a mailbox) each pair of network and subject has a budget.
 */
export async function networkMustWait(limit: Limit, address: string, subject?: string): Promise<number> {
	let longest = limit.stores && !(await hasRoom()) ? NO_ROOM_SECONDS : 0;
	for (const { network, budget, suffix } of networksOf(address)) {
		const own = { ...limit, what: limit.what + suffix, times: limit.times * budget };
		longest = Math.max(longest, await secondsToWait(own, subject === undefined ? network : `${subject}|${network}`));
	}
	return longest;
}

/** Takes one use back: it turned out to be no attempt worth counting. */
export async function forgive({ what, seconds }: Pick<Limit, "what" | "seconds">, who: string) {
	await db()
		.updateTable("rate_limits")
		.set((eb) => ({ count: sql<number>`greatest(0, ${eb.ref("count")} - 1)` }))
		.where("what", "=", what)
		.where("who", "in", keysOf(what, who, seconds))
		.execute();
}

/** The same for the network of an address. */
export async function forgiveNetwork(limit: Limit, address: string) {
	for (const { network, suffix } of networksOf(address))
		await forgive({ what: limit.what + suffix, seconds: limit.seconds }, network);
}
