import { type Actor, operator } from "../app/access/actor.ts";
import type { ImportKind } from "../app/imports/importers.server.ts";
import { allRowsOf, batchOfRun } from "../app/imports/runs/read-runs.server.ts";
import { proceed } from "../app/imports/runs/run-job.server.ts";
import { beginImport } from "../app/imports/runs/runs.server.ts";
import { startRun } from "../app/imports/runs/start-run.server.ts";
import type { RunAnswers } from "../app/imports/runs/tables.ts";

/** Sends a file through the commands of the administration, without their queue, up to its dry run. */
export async function planFile(kind: ImportKind, text: string, answers: RunAnswers = {}, by: Actor = operator) {
	const bytes = Buffer.from(text);
	const chunks = async function* () {
		yield bytes;
	};
	const started = await startRun(by, kind, { name: "file.csv", chunks }, { queued: false, answers });
	if (!("run" in started)) throw new Error(`The file is refused: ${JSON.stringify(started)}`);
	await proceed(started.run);
	const rows = await allRowsOf(started.run);
	return {
		run: started.run,
		rows,
		verdicts: rows.map(({ verdict }) => verdict),
		/** The rows as they are shown now. */
		again: () => allRowsOf(started.run),
		problems: rows.map(({ problems }) => problems),
		async apply() {
			await beginImport(by, started.run, { queued: false });
			await proceed(started.run);
			return batchOfRun(started.run);
		},
	};
}

/** The same, imported. */
export const importFile = async (kind: ImportKind, text: string, answers?: RunAnswers) =>
	(await planFile(kind, text, answers)).apply();
