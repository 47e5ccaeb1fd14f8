import { versionOf } from "../../../base/db/changes/content-versions.server.ts";
import { db, onCommit } from "../../../base/db/client.server.ts";
import { warnRarely } from "../../../base/log/log-rarely.server.ts";
import { storeTable } from "./stored-tables.server.ts";
import { tableSources } from "./table-sources.ts";

const LOOK_MS = 250;
/**
 * After its work it pauses so many times as long, so that a large import is not slowed by tables that change with every
 * slice.
 */
const PAUSE = 4;

/**
 * Makes the tables of groups again soon after they change, by this process or another. A reader who comes before makes
 * the table itself.
 */
export function refreshTables() {
	let seen = "";
	let next = 0;
	let running: Promise<void> | undefined;
	let isStopped = false;

	function look() {
		const versions = tableSources.map(versionOf).join();
		if (isStopped || running || versions === seen || performance.now() < next) return;
		seen = versions;
		running = work().finally(() => {
			running = undefined;
		});
	}

	async function work() {
		const start = performance.now();
		try {
			for (const id of await staleGroups()) if (!isStopped) await storeTable(id);
		} catch (error) {
			seen = ""; // for the next time
			warnRarely("standings.not-kept", error);
		}
		next = performance.now() + PAUSE * (performance.now() - start);
	}

	const timer = setInterval(look, LOOK_MS);
	const stopListening = onCommit(async () => look());
	return async () => {
		isStopped = true;
		clearInterval(timer);
		stopListening();
		await running;
	};
}

async function staleGroups() {
	const rows = await db().selectFrom("standings_changes").select("group_id").distinct().orderBy("group_id").execute();
	return rows.map(({ group_id }) => group_id);
}
