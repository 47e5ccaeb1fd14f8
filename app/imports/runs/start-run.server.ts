import { type Actor, accountIdOf, storedActor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import type { CodePage } from "../../base/files/code-pages.ts";
import { hasRoom, NO_ROOM_SECONDS } from "../../base/files/room.server.ts";
import { busy, mustWait } from "../../base/http/http-errors.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import { Busy, Turns } from "../../base/process/turns.server.ts";
import { type CsvRow, csvRows, MAX_ROWS, openCsv } from "../../records/row-files/csv.server.ts";
import { type Chunks, openText, type Reading } from "../../records/row-files/encoding.server.ts";
import { withoutJson } from "../../records/row-files/json.server.ts";
import { type ImportKind, importActions, importers } from "../importers.server.ts";
import type { AnyImporter } from "../plan/importer.ts";
import { importQueue } from "./queue.ts";
import type { RunAnswers } from "./tables.ts";

export type FileProblem =
	| { problem: "notACsv" | "tooManyRows" }
	| { missing: string[] }
	| { unknown: string[] }
	/** The line in which a file is no table. */
	| { broken: number }
	/** The code pages that the file may be of, with what each makes of a line. */
	| { readings: Reading[] };

/** A file by its name; it can be read more than once. `page` is the code page that its editor has chosen. */
type GivenFile = { name: string; chunks: Chunks; page?: CodePage | undefined };

/** `queued` is false for one who plans the run at once; `answers` may be given with the file. */
type Options = { queued?: boolean; answers?: RunAnswers };

/** Unknown columns that are named. */
const MAX_NAMED = 10;
/** Rows of one statement: on the embedded engine the others wait for it. */
const AT_ONCE = 200;
/** The rows of each file are kept for weeks. */
const perAccount: Limit = { what: "imports", times: 60, seconds: 3600 };
/** Files that are read at once; the others wait on disk. */
const turns = new Turns({ atOnce: 2, most: 100, seconds: 60 });

/**
 * Stores the rows of a file and returns the number of the run in which they wait to be planned, or why it is no file of
 * its kind. Throws 503 when its turn does not come or the disk is nearly full, 429 beyond the files of an account.
 */
export async function startRun(
	actor: Actor,
	kind: ImportKind,
	given: GivenFile,
	{ queued = true, answers = {} }: Options = {},
) {
	authorize(actor, importActions[kind]);
	const account = accountIdOf(actor);
	const wait = account ? await secondsToWait(perAccount, account) : 0;
	if (wait > 0) throw mustWait(wait);
	if (account && !(await hasRoom())) throw busy(NO_ROOM_SECONDS);
	return turns
		.take(() => asKind("import", () => readFile(actor, kind, given, { queued, answers })))
		.catch((error) => {
			throw error instanceof Busy ? busy(error.retryAfter) : error;
		});
}

async function readFile(
	actor: Actor,
	kind: ImportKind,
	{ name, chunks, page }: GivenFile,
	{ queued, answers }: Required<Options>,
): Promise<{ run: number } | FileProblem> {
	const { columns, needed, texts }: AnyImporter = importers[kind];
	const { file, doubt } = await openText(chunks, page);
	const lines = await withoutJson(file);
	if (!lines) return { problem: "notACsv" };
	const csv = await openCsv(lines);
	if (csv.broken !== undefined) return { broken: csv.broken };
	if (csv.rows > MAX_ROWS) return { problem: "tooManyRows" };
	const missing = needed.filter((column) => !csv.columns.includes(column));
	if (missing.length > 0) return { missing };
	const unknown = csv.columns.filter((column) => column !== "" && !columns.includes(column));
	if (unknown.length > 0) return { unknown: unknown.slice(0, MAX_NAMED).map((name) => name.slice(0, 60)) };
	if (doubt) return { readings: doubt };
	const { id } = await db()
		.insertInto("import_runs")
		.values({
			kind,
			file_name: name.slice(0, 200),
			total: csv.rows,
			started_by_id: accountIdOf(actor),
			started_by: storedActor(actor),
			answers: JSON.stringify(answers),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await storeRows(id, csvRows(csv.file, columns, texts));
	await inTransaction(async () => {
		await db().updateTable("import_runs").set({ state: "planning", done: 0 }).where("id", "=", id).execute();
		await audit(actor, "import.uploaded", `import-run:${id}`, { kind, rows: csv.rows });
		if (queued) await enqueue(importQueue, { id });
	});
	return { run: id };
}

async function storeRows(run: number, rows: AsyncIterable<CsvRow>) {
	let nth = 0;
	let waiting: { import_run_id: number; nth: number; line: number; fields: string }[] = [];
	const store = async () => {
		if (waiting.length > 0) await db().insertInto("import_run_rows").values(waiting).execute();
		waiting = [];
	};
	for await (const { line, fields } of rows) {
		nth += 1;
		waiting.push({ import_run_id: run, nth, line, fields: JSON.stringify(fields) });
		if (waiting.length >= AT_ONCE) await store();
	}
	await store();
}
