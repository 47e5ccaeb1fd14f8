import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { warnRarely } from "../../../base/log/log-rarely.server.ts";
import { SHORTEST_OUTAGE_MS } from "./outages.ts";
import { settleOutages } from "./settle-outages.server.ts";

const BEAT_MS = 30_000;

/**
 * Writes the heartbeat of this process every half minute until the returned function is called. The first is awaited:
 * what people could not do in time while the site was away is moved before it takes requests again.
 */
export async function startHeartbeat() {
	await beatAndSettle();
	let running: Promise<void> | undefined;
	const timer = setInterval(() => {
		running ??= beatAndSettle().finally(() => {
			running = undefined;
		});
	}, BEAT_MS).unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}

/** A database that cannot be written to is an outage, which the next heartbeat finds. */
async function beatAndSettle() {
	try {
		await beat();
		await settleOutages(new Date());
	} catch (error) {
		warnRarely("heartbeat.failed", error);
	}
}

/**
 * One heartbeat. The first after a gap notes the outage; of several processes that come back one does, since they wait
 * for the row. The write reads the gap, so that the row is locked and read before it is written.
 */
export const beat = () =>
	sql`with last as (select at from heartbeat where id = 1 for update),
		gap as (insert into outages (began_at, ended_at) select at, clock_timestamp() from last
			where clock_timestamp() - at >= ${SHORTEST_OUTAGE_MS / 1000} * interval '1 second' returning id)
		insert into heartbeat (id, at) select 1, clock_timestamp() from (select count(*) from gap) as noted
		on conflict (id) do update set at = greatest(heartbeat.at, clock_timestamp())`.execute(db());
