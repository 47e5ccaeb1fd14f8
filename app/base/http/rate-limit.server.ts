import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { config } from "../../config.server.ts";
import { db } from "../db/client.server.ts";
import type { JobKind } from "../jobs/queue.server.ts";

type RateLimitsTable = { what: string; who: string; started_at: Date; count: number };
declare module "../db/database.ts" {
	interface Database {
		rate_limits: RateLimitsTable;
	}
}

export type Limit = { what: string; times: number; seconds: number };

const hashOf = (what: string, who: string) =>
	createHmac("sha256", config().SECRET_KEY).update(`${what}:${who}`).digest("base64url");

/**
 * Counts one use by `who` (an address, an account) and tells how many seconds to wait: 0 means go on.
 * Kept in the database: several processes count together. `who` is stored as a keyed hash.
 */
export async function secondsToWait({ what, times, seconds }: Limit, who: string): Promise<number> {
	const hashed = hashOf(what, who);
	const expired = sql<boolean>`rate_limits.started_at < now() - make_interval(secs => ${seconds})`;
	const { count, left } = await db()
		.insertInto("rate_limits")
		.values({ what, who: hashed, started_at: sql`now()`, count: 1 })
		.onConflict((oc) =>
			oc.columns(["what", "who"]).doUpdateSet({
				count: sql`case when ${expired} then 1 else rate_limits.count + 1 end`,
				started_at: sql`case when ${expired} then now() else rate_limits.started_at end`,
			}),
		)
		.returning(["count", sql<number>`ceil(${seconds} - extract(epoch from now() - started_at))::int`.as("left")])
		.executeTakeFirstOrThrow();
	return count > times ? Math.max(1, left) : 0;
}

/** Takes one use back: it turned out to be no attempt worth counting. */
export async function forgive({ what }: Limit, who: string) {
	await db()
		.updateTable("rate_limits")
		.set((eb) => ({ count: sql<number>`greatest(0, ${eb.ref("count")} - 1)` }))
		.where("what", "=", what)
		.where("who", "=", hashOf(what, who))
		.execute();
}

/** Forgets counters that no longer limit anything. */
export const forgetLimits: JobKind<object> = {
	name: "forget-limits",
	cron: "17 3 * * *",
	pollSeconds: 60, // nobody waits for it
	async run() {
		await sql`delete from rate_limits where started_at < now() - interval '2 days'`.execute(db());
	},
};
