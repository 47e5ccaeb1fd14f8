import { sql } from "kysely";
import { isAway } from "../errors/away.server.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { type ContentVersionsTable, noteHistory, noteVersions, noteWatch } from "./changes/content-versions.server.ts";
import { askPresence, db, hasReplica, onCommit, runSql } from "./client.server.ts";
import { cutConnections } from "./connections/product-client.server.ts";
import { HISTORY_OF_PRIMARY } from "./replica/history.ts";
import { forgetAway, isSilence, noteAway, notePresent } from "./waiting/presence.server.ts";

/** Reads the counters now; after this, pages rendered from older rows are no longer served. */
export async function noticeChanges() {
	const hear = question();
	hear(await db().selectFrom("content_versions").selectAll().execute());
}

let asked = 0;
let answered = 0;

/** Counters are asked for from several sides: an answer that a later question has overtaken is older, and not heard. */
function question() {
	const number = ++asked;
	return (rows: ContentVersionsTable[]) => {
		if (number < answered) return;
		answered = number;
		noteVersions(rows);
	};
}

/**
 * Keeps the counters fresh: after each commit of this process, and every `everyMs` for what others changed.
 * Polling is one small query, needs no listener to survive a lost connection, and works on both engines.
 */
export async function watchChanges(everyMs = 500) {
	noteWatch();
	await noticeChanges();
	const stopListening = onCommit(noticeChanges);
	let stopped = false;
	const poll = async () => {
		await askNow();
		if (!stopped) timer = setTimeout(poll, everyMs);
	};
	let timer = setTimeout(poll, everyMs);
	return () => {
		stopped = true;
		stopListening();
		clearTimeout(timer);
		watches += 1;
		forgetAway();
	};
}

/** Counts the ends of watches: an answer that comes later is of a database that was closed. */
let watches = 0;

let open: Promise<void> | undefined;

/** Asks whether the database is there, unless that is being asked. */
export function askNow(): Promise<void> {
	open ??= ask().finally(() => {
		open = undefined;
	});
	return open;
}

/** Reads the counters, and by that learns whether the database is there. While it is not, cached pages go on. */
async function ask() {
	const watch = watches;
	const hear = question();
	try {
		const { rows } = await askPresence("select table_name, version, unfolded from content_versions");
		hear(rows);
		notePresent();
		void fold(rows);
		if (hasReplica()) await askHistory();
	} catch (error) {
		if (watch !== watches) return;
		if (!isAway(error)) return warnRarely("database.error", error);
		noteHistory(undefined);
		noteAway(error);
		if (isSilence(error)) cutConnections();
	}
}

/** Behind the counters: these are then no newer than the history that they are taken for. */
async function askHistory() {
	const { rows } = await askPresence(`select ${HISTORY_OF_PRIMARY} as history`);
	noteHistory(rows[0].history);
}

/** So many changes may stay rows, which every question counts. */
const FOLD_AT = 200;

let isFolding = false;

/** Not waited for: while it waits for a connection or for others the next question is asked. */
async function fold(rows: ContentVersionsTable[]) {
	if (isFolding || rows.reduce((sum, { unfolded }) => sum + unfolded, 0) < FOLD_AT) return;
	isFolding = true;
	await runSql("select fold_changes()")
		.catch((error) => isAway(error) || warnRarely("database.error", error))
		.finally(() => {
			isFolding = false;
		});
}

/** Whether the database answers. */
export const databaseAnswers = () =>
	sql`select 1`.execute(db()).then(
		() => true,
		() => false,
	);
