/** Row of the view `content_versions`: a trigger raises `version` with every change of the table, by any writer. */
export type ContentVersionsTable = { table_name: string; version: number; unfolded: number };
type ContentVersionBasesTable = { table_name: string; version: number };
type ContentChangesTable = { table_name: string };
declare module "../database.ts" {
	interface Database {
		content_versions: ContentVersionsTable;
		content_version_bases: ContentVersionBasesTable;
		content_changes: ContentChangesTable;
	}
}

let versions = new Map<string, number>();
let epoch = 0;
let watches = 0;
let history: string | undefined;

/** Version of a table whose changes are counted; undefined for a table without a counter. */
export const versionOf = (table: string) => versions.get(table);

export const countedTables = () => [...versions.keys()];

/** A number that rises with every counter. Unchanged means that no counted table has changed. */
export const versionEpoch = () => epoch;

/** A number that rises when another database is watched, whose counters say nothing about rows of the one before. */
export const watchNumber = () => watches;

/**
 * Which history of which cluster the counters belong to; undefined while that is not known. Another server that is
 * promoted begins another.
 */
export const knownHistory = () => history;

export function noteWatch() {
	watches += 1;
	history = undefined;
}

export function noteHistory(found: string | undefined) {
	history = found;
}

export function noteVersions(rows: Pick<ContentVersionsTable, "table_name" | "version">[]) {
	if (rows.length === versions.size && rows.every((row) => versions.get(row.table_name) === row.version)) return;
	const before = versions;
	versions = new Map(rows.map((row) => [row.table_name, row.version]));
	epoch += 1;
	for (const { table, call } of followers) if (before.get(table) !== versions.get(table)) call();
}

const followers = new Set<{ table: string; call: () => void }>();

/** Calls when this process hears that rows of a table changed, until the returned function is called. */
export function whenChanged(table: string, call: () => void): () => void {
	const follower = { table, call };
	followers.add(follower);
	return () => followers.delete(follower);
}
