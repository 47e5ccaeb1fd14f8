import { data } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { type Form, receiveForm } from "../../base/forms/receive-form.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { type Locale, localeOf } from "../../base/locale/locale.ts";
import { type Page, pathIn } from "../../base/locale/path.ts";
import { textNamed } from "../../base/locale/text.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useProblemText } from "../../base/ui/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { clubFormText } from "../../clubs/visiting-text.ts";
import { groupText } from "../../competitions/group-text.ts";
import { manageTiesText } from "../../matches/manage-text.ts";
import { latestBatches } from "../../records/batches/batch.server.ts";
import type { BatchKind } from "../../records/batches/batch-rows.server.ts";
import type { PlannedRow } from "../../records/import-plan.ts";
import { importText } from "../../records/import-text.ts";
import { Batches } from "../../records/parts/batches.tsx";
import { DryRun } from "../../records/parts/dry-run.tsx";
import { FileField } from "../../records/parts/file-field.tsx";
import { tabText } from "../../records/tab-text.ts";
import { recordsText } from "../../records/text.ts";
import { columnText } from "../imports/column-text.ts";
import { type FileProblem, importFile, planFile, planText } from "../imports/import.server.ts";
import { type ImportKind, importers, isImportKind } from "../imports/importers.server.ts";
import { choiceValue, decisionValue, readAnswers } from "../imports/read-answers.ts";
import type { Route } from "./+types/import";

export const middleware = [requires("dashboard.open")];
const MAX_BYTES = 8 * 1024 * 1024;
/** A choice for each row that is shown, and those of clubs. */
const MAX_PARTS = 1000;
export const handle = { js: true, maxBody: MAX_BYTES };

const pages = {
	teams: "/admin/teams",
	players: "/admin/players",
	groups: "/admin/league",
	entries: "/admin/league",
	adjustments: "/admin/league",
	matches: "/admin/matches",
} as const satisfies Record<ImportKind, Page>;

const batchesOf = {
	teams: ["teams"],
	players: ["players", "photos", "preset-photos"],
	groups: ["groups"],
	entries: ["entries"],
	adjustments: ["adjustments"],
	matches: ["matches", "preset-matches"],
} as const satisfies Record<ImportKind, BatchKind[]>;

function kindOf(kind: string) {
	if (!isImportKind(kind)) throw notFound();
	return kind;
}

export async function loader({ params }: Route.LoaderArgs) {
	const kind = kindOf(params.kind);
	return {
		kind,
		columns: importers[kind].columns,
		needed: importers[kind].needed,
		batches: await latestBatches(batchesOf[kind]),
	};
}

/** First the file, answered with a verdict on every row; then its text again, with a club that was chosen, or to be applied. */
export const action = (args: Route.ActionArgs) =>
	receiveForm(args.request, { maxFile: MAX_BYTES, maxText: MAX_BYTES, maxParts: MAX_PARTS }, (posted) =>
		take(args, posted),
	);

async function take({ params, url, context }: Route.ActionArgs, { form }: Form) {
	const kind = kindOf(params.kind);
	const actor = actorOf(context);
	const file = form.get("file");
	const answers = readAnswers(form);
	const said = {
		chosen: [...answers.clubs].map(([given, club]) => choiceValue(given, club)),
		forAll: answers.choices.forAll ?? "",
		warningsAreMeant: answers.warningsAreMeant,
	};
	const again = (state: FileProblem) =>
		data({ ...said, state, rows: undefined, csv: "", fileName: "" }, { status: 422 });
	const show = (planned: Awaited<ReturnType<typeof planFile>>, fileName: string) => {
		if (!("rows" in planned)) return again(planned);
		const rows: PlannedRow[] | undefined = planned.rows;
		return data({ ...said, state: undefined, rows, csv: planned.csv, fileName });
	};
	if (file instanceof File) return show(await planFile(actor, kind, file), file.name);
	const [csv, fileName] = [String(form.get("csv") ?? ""), String(form.get("file_name") ?? "")];
	if (form.has("choose")) return show(await planText(actor, kind, csv, answers), fileName);
	const outcome = await importFile(actor, kind, fileName, csv, answers);
	if (!("batch" in outcome)) return again(outcome);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), pages[kind]),
		flash: `imported.${outcome.created}.${outcome.updated}`,
	});
}

/** Files of groups and of what belongs to them. */
const isOfLeague = (kind: ImportKind): kind is "groups" | "entries" | "adjustments" =>
	kind === "groups" || kind === "entries" || kind === "adjustments";

/** The columns of a file in the reader's words. */
function columnLabels(locale: Locale, kind: ImportKind, columns: readonly string[]): Record<string, string> {
	const forms = kind === "matches" ? manageTiesText(locale) : clubFormText(locale);
	const rooms = [columnText(locale), ...(isOfLeague(kind) ? [groupText(locale)] : []), forms];
	const ids: Record<string, string> = {
		...{ team: "team_id", home_team: "home_team_id", away_team: "away_team_id" },
		...{ group: "group_id", venue: "venue_id" },
	};
	const named = (column: string) => {
		const room = rooms.find((texts) => Object.hasOwn(texts, column));
		return room && textNamed(room, column);
	};
	const labels = [...columns, ...Object.values(ids)].map((column) => {
		const label = column === "id" ? importText(locale).id : (named(ids[column] ?? column) ?? named(column));
		return [column, label ?? column];
	});
	return Object.fromEntries(labels);
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = importText(locale);
	const records = recordsText(locale);
	const tabs = tabText(locale);
	const { kind, columns, needed, batches } = loaderData;
	const state = actionData?.state;
	const labels = columnLabels(locale, kind, columns);
	const doubtKind = isOfLeague(kind) ? "record" : kind;
	return (
		<>
			<h2 className="text-2xl">
				{t.importTitle}: {tabs[kind]}
			</h2>
			<p className="mt-1 text-soft">{t.importHint}</p>
			<p className="mt-1 text-soft">
				{t.idHint} <Ltr className="font-mono">ittf:121411</Ltr>
			</p>
			<ul aria-label={t.columns} className="mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
				{columns.map((column) => (
					<li key={column}>
						<Ltr className="font-mono">{needed.includes(column) ? `${column}*` : column}</Ltr>{" "}
						<span className="text-soft">{labels[column]}</span>
					</li>
				))}
			</ul>
			<form method="post" encType="multipart/form-data" className="card mb-8 flex flex-wrap items-end gap-4 p-5">
				<div className="min-w-64 flex-1">
					<FileField
						name="file"
						label={t.csvFile}
						accept=".csv,text/csv"
						problem={
							state &&
							("missing" in state ? (
								<>
									{t.missingColumns} <Ltr>{state.missing.join(", ")}</Ltr> (
									{state.missing.map((column) => labels[column]).join(t.comma)})
								</>
							) : "unknown" in state ? (
								<>
									{t.unknownColumns} <Ltr>{state.unknown.join(", ")}</Ltr>
								</>
							) : state.problem === "tooManyRows" ? (
								t.tooManyRows
							) : (
								inWords(state.problem)
							))
						}
					/>
				</div>
				<button type="submit" className="button">
					{t.dryRun}
				</button>
				<a href={pathIn(locale, pages[kind])} className="button-quiet">
					{records.cancel}
				</a>
			</form>
			{actionData?.rows && (
				<DryRun {...actionData} {...{ kind: doubtKind, labels, choiceValue, decisionValue }} rows={actionData.rows} />
			)}
			<Batches batches={batches} />
		</>
	);
}
