import { readFile, stat } from "node:fs/promises";
import { operator } from "../access/actor.ts";
import { exportList } from "../admin/exports.server.ts";
import { type Answers, type FileProblem, importFile, planText } from "../admin/imports/import.server.ts";
import { type ImportKind, importKinds } from "../admin/imports/importers.server.ts";
import { problemText } from "../base/ui/problem-text.tsx";
import { decodeCsv } from "../records/csv.server.ts";
import { doubtText } from "../records/doubt-text.ts";
import { countVerdicts, type PlannedRow } from "../records/import-plan.ts";
import { importText } from "../records/import-text.ts";
import { recordProblems } from "../records/problem-text.ts";
import type { Answer, Asked, Command } from "./backup/answer.ts";

const MAX_BYTES = 8 * 1024 * 1024;
/** Rows that are named in the answer; --json has all of them. */
const MAX_SAID = 20;

/** Lists that can be exported by season. */
const bySeason: readonly ImportKind[] = ["groups", "entries", "adjustments", "matches"];

/** Files in and out, as the pages of the administration have them. */
export const importCommands: Record<string, Command> = Object.fromEntries(
	importKinds.flatMap((kind): [string, Command][] => [
		[
			`import ${kind}`,
			{
				usage: `import ${kind} <file> [--dry-run] [--warnings] [--doubts same|new]`,
				help: "Imports a CSV file as the administration does, and says of each row what became of it. --warnings takes likely slips too, --doubts the record found or a new one where a row may be either.",
				run: (file, asked) => importFrom(kind, file, asked),
			},
		],
		[
			`export ${kind}`,
			{
				usage: bySeason.includes(kind) ? `export ${kind} [--season S]` : `export ${kind}`,
				help: "Prints the list as the CSV file that the import reads.",
				run: (_, { options }) => exportOf(kind, options.season),
			},
		],
	]),
);

async function importFrom(kind: ImportKind, file: string | undefined, { options }: Asked): Promise<Answer> {
	const doubts = options.doubts;
	if (file === undefined) return { ok: false, text: `Name a file: npm run tawila -- import ${kind} <file>` };
	if (doubts !== undefined && doubts !== "same" && doubts !== "new")
		return { ok: false, text: `--doubts is same or new, not ${doubts}` };
	const found = await stat(file).catch(() => undefined);
	if (!found?.isFile()) return { ok: false, text: `There is no file ${file}` };
	if (found.size > MAX_BYTES) return { ok: false, text: `The file has more than ${MAX_BYTES / 1024 / 1024} MB.` };
	const csv = decodeCsv(await readFile(file));
	const answers: Answers = {
		clubs: new Map(),
		warningsAreMeant: options.warnings !== undefined,
		choices: { byLine: new Map(), forAll: doubts },
	};
	if (options["dry-run"] !== undefined) {
		const planned = await planText(operator, kind, csv, answers);
		return "rows" in planned ? told(planned.rows) : { ok: false, text: whyNot(planned) };
	}
	const name = file.split(/[/\\]/).at(-1) ?? "";
	const done = await importFile(operator, kind, name, csv, answers);
	return "rows" in done ? told(done.rows, done) : { ok: false, text: whyNot(done) };
}

const inWords = (key: string) => problemText("en", key, [recordProblems]);

function whyNot(problem: FileProblem): string {
	if ("missing" in problem) return `${importText("en").missingColumns} ${problem.missing.join(", ")}`;
	if ("unknown" in problem) return `${importText("en").unknownColumns} ${problem.unknown.join(", ")}`;
	return problem.problem === "tooManyRows" ? importText("en").tooManyRows : "This is not a CSV file.";
}

type Done = { batch: number; created: number; updated: number };

/** The answer for the rows of a file; `done` is absent after a dry run. */
function told(rows: PlannedRow[], done?: Done): Answer {
	const counts = countVerdicts(rows);
	const doubtful = rows.filter(({ verdict }) => verdict === "wrong" || verdict === "warning");
	const lines = [
		`${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.warning} to check, ${counts.wrong} wrong.`,
		...doubtful.slice(0, MAX_SAID).map(lineOf),
		...(doubtful.length > MAX_SAID ? [`… and ${doubtful.length - MAX_SAID} more; --json has all of them.`] : []),
		done
			? `Added ${done.created}, changed ${done.updated}: import ${done.batch}, which the administration can undo.`
			: "Nothing was changed: this was a dry run.",
	];
	const said = rows.map(({ line, verdict, problems, changes, warnings, doubt, id }) => ({
		...{ line, verdict, problems, changes, warnings, id },
		candidates: doubt?.candidates.map((each) => each.id),
	}));
	return { ok: true, text: lines.join("\n"), data: { rows: said, counts, batch: done ? String(done.batch) : null } };
}

function lineOf({ line, name, verdict, problems = {}, warnings = [], unknown = {} }: PlannedRow): string {
	const texts = { ...importText("en"), ...doubtText("en") };
	const said = [
		...Object.entries(problems).map(([column, key]) => `${column}${quoted(unknown[column]?.given)}: ${inWords(key)}`),
		...warnings.map(({ key, name, line }) => texts[key](name ?? "") + (line ? ` ${texts.seeLine(line)}` : "")),
	];
	return `line ${line}, ${verdict === "wrong" ? "wrong" : "to check"}: ${name}: ${said.join("; ")}`;
}

const quoted = (given: string | undefined) => (given === undefined ? "" : ` “${given}”`);

async function exportOf(kind: ImportKind, season: string | undefined): Promise<Answer> {
	const url = new URL("https://operator.invalid");
	if (season !== undefined) url.searchParams.set("season", season);
	const csv = (await exportList(operator, kind, url)) ?? "";
	return { ok: true, text: csv.trimEnd(), data: { csv } };
}
