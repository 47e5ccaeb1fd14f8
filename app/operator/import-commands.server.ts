import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { operator } from "../access/actor.ts";
import { codePages } from "../base/files/code-pages.ts";
import { isOneOf } from "../base/literals.ts";
import { problemText } from "../base/ui/fields/problem-text.tsx";
import { decisionProblems } from "../decisions/problem-text.ts";
import { type Allowed, allowedBeside, allowedIn, allowedInWords } from "../imports/columns/allowed.ts";
import { guideText } from "../imports/columns/guide-text.ts";
import { writingText } from "../imports/columns/writing-text.ts";
import { doubtText } from "../imports/doubt-text.ts";
import { exportList } from "../imports/exports/exports.server.ts";
import { columnLabels } from "../imports/guide/column-labels.ts";
import { columnsOf } from "../imports/guide/columns.ts";
import { exampleFile } from "../imports/guide/example.server.ts";
import { allowedOf } from "../imports/guide/guide.server.ts";
import { type ImportKind, importers, importKinds } from "../imports/importers.server.ts";
import { allRowsOf, batchOfRun } from "../imports/runs/read-runs.server.ts";
import { proceedOnce } from "../imports/runs/run-job.server.ts";
import { beginImport, discardRun } from "../imports/runs/runs.server.ts";
import { type FileProblem, startRun } from "../imports/runs/start-run.server.ts";
import type { RunAnswers } from "../imports/runs/tables.ts";
import { classProblems } from "../league/classes/problem-text.ts";
import { groupProblems } from "../league/competitions/groups/problem-text.ts";
import { formatProblems } from "../league/formats/problem-text.ts";
import { ruleSetProblems } from "../league/rule-sets/problem-text.ts";
import { sheetProblems } from "../league/sheets/problem-text.ts";
import { reportProblems } from "../league/sheets/reports/problem-text.ts";
import { registrationProblems } from "../people/registrations/problem-text.ts";
import { countVerdicts, effectOf, type PlannedRow } from "../records/imports/plan.ts";
import { importText } from "../records/imports/text.ts";
import { recordProblems } from "../records/problem-text.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** Rows that are named in the answer; --json has all of them. */
const MAX_SAID = 20;

/** Lists that can be exported by season. */
const bySeason: readonly ImportKind[] = [
	"editions",
	"stages",
	"groups",
	"entries",
	"adjustments",
	"matches",
	"rubbers",
	"licences",
	"rosters",
];

/** Files in and out, as the pages of the administration have them. */
export const importCommands: Record<string, Command> = Object.fromEntries(
	importKinds.flatMap((kind): [string, Command][] => [
		[
			`import ${kind}`,
			{
				usage: `import ${kind} <file> [--dry-run] [--warnings] [--doubts same|new] [--page P] [--example]`,
				help:
					"Imports a CSV file as the administration does, and says of each row what became of it. " +
					"Ends with 0 when every row is in, 1 when rows are wrong, 2 when rows wait to be checked. " +
					"--warnings takes likely slips too, --doubts the record found or a new one where a row may be either, " +
					`--page the code page of a file that does not show it: ${codePages.join(", ")}. ` +
					"--example prints a file that can be imported as it is.",
				details: () => columnLines(kind),
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

async function importFrom(kind: ImportKind, file: string | undefined, { options }: CommandInput): Promise<Answer> {
	const doubts = options.doubts;
	if (options.example !== undefined) {
		const csv = await exampleFile(kind);
		return { ok: true, text: csv.trimEnd(), data: { csv } };
	}
	if (file === undefined) return { ok: false, text: `Name a file: npm run tawila -- import ${kind} <file>` };
	if (doubts !== undefined && doubts !== "same" && doubts !== "new")
		return { ok: false, text: `--doubts is same or new, not ${doubts}` };
	const page = options.page;
	if (page !== undefined && !isOneOf(codePages, page))
		return { ok: false, text: `--page is one of ${codePages.join(", ")}, not ${page}` };
	const found = await stat(file).catch(() => undefined);
	if (!found?.isFile()) return { ok: false, text: `There is no file ${file}` };
	if (found.size > MAX_BYTES) return { ok: false, text: `The file has more than ${MAX_BYTES / 1024 / 1024} MB.` };
	const answers: RunAnswers = { warnings: options.warnings !== undefined, ...(doubts && { doubts }) };
	const given = { name: file.split(/[/\\]/).at(-1) ?? "", chunks: () => createReadStream(file), page };
	const started = await startRun(operator, kind, given, { queued: false, answers });
	if (!("run" in started)) return { ok: false, text: whyNot(kind, started) };
	const { run } = started;
	await proceedOnce(run);
	if (options["dry-run"] !== undefined) {
		const rows = await allRowsOf(run);
		await discardRun(operator, run);
		return told(kind, rows, answers);
	}
	const begun = await beginImport(operator, run, { queued: false });
	if (!begun.ok)
		return { ok: false, text: `Another import of ${kind} is going on${begun.busy ? `: ${begun.busy}` : ""}.` };
	await proceedOnce(run);
	const batch = await batchOfRun(run);
	return told(kind, await allRowsOf(run), answers, batch);
}

/** The rooms whose problems rows of files have. */
const problems = [
	...[recordProblems, registrationProblems, sheetProblems, reportProblems, decisionProblems, classProblems],
	...[groupProblems, formatProblems, ruleSetProblems],
];
const inWords = (key: string) => problemText("en", key, problems);

function whyNot(kind: ImportKind, problem: FileProblem): string {
	const named = guideText("en").namedInEnglish(importers[kind].columns.join(", "));
	if ("missing" in problem) return `${importText("en").missingColumns} ${problem.missing.join(", ")}. ${named}`;
	if ("broken" in problem) return importText("en").brokenLine(problem.broken);
	if ("readings" in problem)
		return [
			"The file does not show how its letters are read. Say it with --page:",
			...problem.readings.map(({ page, sample }) => `${page}: ${sample}`),
		].join("\n");
	if ("unknown" in problem) return `${importText("en").unknownColumns} ${problem.unknown.join(", ")}. ${named}`;
	return importText("en")[problem.problem];
}

type ImportSummary = { id: number; created: number; updated: number };

const ROWS_WRONG = 1;
const ROWS_TO_CHECK = 2;

/**
 * The answer for the rows of a file; `done` is absent after a dry run. The command ends with 0 only when every row is
 * in, or would be; with 1 when rows are wrong, and with 2 when rows wait to be checked.
 */
async function told(
	kind: ImportKind,
	rows: PlannedRow[],
	{ warnings = false }: RunAnswers,
	done?: ImportSummary,
): Promise<Answer> {
	const counts = countVerdicts(rows);
	const doubtful = rows.filter(({ verdict }) => verdict === "wrong" || verdict === "warning");
	const waits = rows.some((row) => row.verdict === "warning" && effectOf(row, warnings) === undefined);
	const exit = counts.wrong > 0 ? ROWS_WRONG : waits ? ROWS_TO_CHECK : 0;
	const allowed = counts.wrong > 0 ? await allowedOf(kind) : {};
	const lines = [
		`${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ` +
			`${counts.warning} to check, ${counts.wrong} wrong.`,
		...doubtful.slice(0, MAX_SAID).map((row) => lineOf(row, allowed)),
		...(doubtful.length > MAX_SAID ? [`… and ${doubtful.length - MAX_SAID} more; --json has all of them.`] : []),
		done
			? `Added ${done.created}, changed ${done.updated}: import ${done.id}, which the administration can undo.`
			: "Nothing was changed: this was a dry run.",
	];
	const said = rows.map(({ line, verdict, problems, changes, warnings, doubt, id }) => ({
		line,
		verdict,
		problems,
		changes,
		warnings,
		id,
		candidates: doubt?.candidates.map((each) => each.id),
	}));
	return { ok: true, exit, text: lines.join("\n"), data: { rows: said, counts, batch: done ? String(done.id) : null } };
}

function lineOf(row: PlannedRow, allowed: Record<string, Allowed>): string {
	const { line, name, verdict, problems = {}, warnings = [], unknown = {}, against = {} } = row;
	const texts = { ...importText("en"), ...doubtText("en") };
	const said = [
		...Object.entries(problems).map(([column, key]) => {
			const about = against[column] ? ` (${against[column]})` : "";
			const takes = allowedBeside("en", key, allowed[column]);
			return `${column}${quoted(unknown[column]?.given)}: ${inWords(key)}${about}${takes ? `. ${takes}` : ""}`;
		}),
		...warnings.map(({ key, name, line }) => texts[key](name ?? "") + (line ? ` ${texts.seeLine(line)}` : "")),
	];
	return `line ${line}, ${verdict === "wrong" ? "wrong" : "to check"}: ${name}: ${said.join("; ")}`;
}

/** The columns of a kind with their meaning and what they take, as the page of the administration has them. */
function columnLines(kind: ImportKind): string {
	const columns = Object.entries(columnsOf[kind]);
	const labels = columnLabels("en", kind, importers[kind].columns);
	const lines = columns.map(([name, column]) => {
		const allowed = allowedIn(column);
		const takes = [allowed && allowedInWords("en", allowed), column.as && writingText("en")[column.as]];
		const needed = column.needed ? ` (${importText("en").needed})` : "";
		return `  ${name.padEnd(24)} ${[`${labels[name]}${needed}`, ...takes].filter(Boolean).join(": ")}`;
	});
	return ["Columns of the first line:", ...lines].join("\n");
}

const quoted = (given: string | undefined) => (given === undefined ? "" : ` “${given}”`);

async function exportOf(kind: ImportKind, season: string | undefined): Promise<Answer> {
	const url = new URL("https://operator.invalid");
	if (season !== undefined) url.searchParams.set("season", season);
	const csv = (await exportList(operator, kind, url)) ?? "";
	return { ok: true, text: csv.trimEnd(), data: { csv } };
}
