/**
 * `npm test` runs what a change to the code can break, on one engine; `npm run test:all` runs everything, on both
 * (decision 151). These tables say what differs, each with its reason.
 */

/** Files about something that the embedded engine does in its own way: they run on it in both tiers. */
export const onEmbeddedToo: Record<string, string> = {
	"app/base/db/changes/content-versions.test.ts": "changes are announced inside the process, not by NOTIFY",
	"app/base/db/describe-database-error.test.ts": "it words some errors in its own way",
	"app/base/db/transactions.test.ts": "one session serves all transactions in turn",
	"app/base/db/waiting/time-limits.test.ts": "limits of time are kept by its worker",
	"app/base/jobs/queue.test.ts": "jobs share the only session with the pages",
	"app/base/schema/baseline.test.ts": "most databases of before the baseline are its own",
	"app/base/schema/upgrade.test.ts": "its PostgreSQL is newer than the oldest one that is supported",
	"app/base/search/fold.sql.test.ts": "it has no collations but those of the C library",
	"app/access/case-access.test.ts": "roles and row policies are set in a session that is shared",
	"app/operator/backup/backup.test.ts": "it is copied by its files, a server by its rows",
	"e2e/owner.test.ts": "the whole product runs on it after npm start",
	"seed/load-demo.test.ts": "npm start loads the demo into it",
};

/**
 * Of those, the files that `npm test` runs on it alone: what they say of a server is said before every run, when it is
 * prepared.
 */
export const onEmbeddedAlone: Record<string, string> = {
	"seed/load-demo.test.ts": "the demo is loaded into the server for the tests of pages",
};

/** Long searches for faults: hours of bad luck in minutes. They run in `npm run test:all` alone. */
export const inAllOnly: Record<string, string> = {
	"app/base/schema/upgrade-beside.test.ts": "processes of two releases on one database",
	"e2e/admin-pages.test.ts": "each page of the administration, on phone and desk, in both languages",
	"test/crowd-of-readers.test.ts": "1,500 connections at once",
	"test/faults.test.ts": "every part breaks while people use it",
	"test/forms-outlive-database.test.ts": "a database server is stopped under the forms",
	"test/jobs-of-the-killed.test.ts": "processes are killed while they work",
	"test/keys-rotated-together.test.ts": "several processes turn their keys",
	"test/pages-outlive-database.test.ts": "a database server is stopped under the pages",
	"test/picture-memory.test.ts": "memory of a process under load",
	"test/primary-moves.test.ts": "a primary fails and its standby takes over",
	"test/processes-together.test.ts": "several processes share one database",
	"test/upload-memory.test.ts": "memory of a process under load",
};
