import { sql } from "kysely";
import { isAway } from "../errors/away.server.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { askPresence, db, onCommit, runSql } from "./client.server.ts";
import { cutConnections } from "./product-client.server.ts";
import { isSilence, noteAway, notePresent } from "./waiting/presence.server.ts";

/** Row of the view `content_versions`: a trigger raises `version` with every change of the table, by any writer. */
export type ContentVersionsTable = { table_name: string; version: number; unfolded: number };
type ContentVersionBasesTable = { table_name: string; version: number };
type ContentChangesTable = { table_name: string };
declare module "./database.ts" {
	interface Database {
		content_versions: ContentVersionsTable;
		content_version_bases: ContentVersionBasesTable;
		content_changes: ContentChangesTable;
	}
}

let versions = new Map<string, number>();
let epoch = 0;
let watches = 0;

/** Version of a table whose changes are counted; undefined for a table without a counter. */
export const versionOf = (table: string) => versions.get(table);

/** A number that rises with every counter. Unchanged means that no counted table has changed. */
export const versionEpoch = () => epoch;

/** A number that rises when another database is watched, whose counters say nothing about rows of the one before. */
export const watchNumber = () => watches;

/** Reads the counters now; after this, pages rendered from older rows are no longer served. */
const noticeChanges = async () => take(await db().selectFrom("content_versions").selectAll().execute());

function take(rows: ContentVersionsTable[]) {
	if (rows.length === versions.size && rows.every((row) => versions.get(row.table_name) === row.version)) return;
	versions = new Map(rows.map((row) => [row.table_name, row.version]));
	epoch += 1;
}

/**
 * Keeps the counters fresh: after each commit of this process, and every `everyMs` for what others changed.
 * Polling is one small query, needs no listener to survive a lost connection, and works on both engines.
 */
export async function watchChanges(everyMs = 500) {
	watches += 1;
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
	};
}

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
	try {
		const { rows } = await askPresence("select table_name, version, unfolded from content_versions");
		take(rows);
		notePresent();
		await fold(rows);
	} catch (error) {
		if (!isAway(error)) return warnRarely("database.error", error);
		noteAway(error);
		if (isSilence(error)) cutConnections();
	}
}

/** So many changes may stay rows, which every question counts. */
const FOLD_AT = 200;

async function fold(rows: ContentVersionsTable[]) {
	if (rows.reduce((sum, { unfolded }) => sum + unfolded, 0) >= FOLD_AT) await runSql("select fold_changes()");
}

/** Whether the database answers. */
export const databaseAnswers = () =>
	sql`select 1`.execute(db()).then(
		() => true,
		() => false,
	);
