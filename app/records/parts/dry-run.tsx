import { useSentOnce } from "../../base/ui/line/use-sent-once.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useProblemText } from "../../base/ui/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { doubtText } from "../doubt-text.ts";
import { type Choice, countVerdicts, isSlip, type PlannedRow, type Verdict } from "../import-plan.ts";
import { importText } from "../import-text.ts";
import { recordsText } from "../text.ts";
import { type DoubtKind, ForAll, Question } from "./doubts.tsx";
import { isolated } from "./isolated.ts";
import { TableHead } from "./list-tools.tsx";

const names = {
	new: "verdictNew",
	same: "verdictSame",
	changed: "verdictChanged",
	warning: "verdictWarning",
	wrong: "verdictWrong",
} as const satisfies Record<Verdict, keyof ReturnType<typeof importText>>;
/** Rows that say something come first; a long list of what is there already says nothing. */
const MAX_SHOWN = 500;
const order: Verdict[] = ["wrong", "warning", "changed", "new", "same"];

type Props = {
	rows: PlannedRow[];
	csv: string;
	fileName: string;
	/** Clubs that were chosen in place of names of the file. */
	chosen: string[];
	choiceValue: (given: string, club: string) => string;
	kind: DoubtKind;
	decisionValue: (line: number, choice: Choice) => string;
	/** The answers for all doubtful rows, and for likely slips. */
	forAll: string;
	warningsAreMeant: boolean;
	/** Columns in the reader's words. */
	labels: Record<string, string>;
};

const FORM = "import-again";
/** A day as a file writes it. */
const DAY = "2027-03-06";

/** The dry run of an import, row by row (on a phone each is a block), and the button that runs it. A club can be chosen for a name that none has. */
export function DryRun({ rows, csv, fileName, chosen, ...props }: Props) {
	const t = importText(useLocale());
	const records = recordsText(useLocale());
	const { isSent, onSubmit } = useSentOnce();
	const counts = countVerdicts(rows);
	const shown = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)).slice(0, MAX_SHOWN);
	const cell = "px-4 py-2 max-md:block max-md:p-0";
	const applies = counts.new + counts.changed;
	const slips = rows.filter(isSlip).length;
	const doubts = rows.filter(({ doubt }) => doubt).length;
	return (
		<section aria-live="polite" className="mb-8">
			<p className="mb-4 flex flex-wrap gap-3 text-lg font-semibold">
				{order.map((verdict) => (
					<span key={verdict} className="rounded-full bg-sunken px-3 py-1">
						{t[names[verdict]]}: {counts[verdict]}
					</span>
				))}
			</p>
			<form id={FORM} method="post" encType="multipart/form-data" onSubmit={onSubmit} className="mb-4 space-y-3">
				<input type="hidden" name="file_name" value={fileName} />
				<textarea name="csv" defaultValue={csv} hidden readOnly />
				{chosen.map((value) => (
					<input key={value} type="hidden" name="chosen" value={value} />
				))}
				{slips > 0 && (
					<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
						<input
							type="checkbox"
							name="warnings"
							defaultChecked={props.warningsAreMeant}
							className="size-5 accent-brand"
						/>
						{t.warningsMeant(slips)}
					</label>
				)}
				{doubts > 1 && <ForAll count={doubts} chosen={props.forAll} />}
				{applies + counts.warning > 0 ? (
					<button type="submit" className="button" aria-disabled={isSent || undefined}>
						{t.applyImport}
						{applies > 0 && `: ${t.rows(applies)}`}
					</button>
				) : (
					<p className="text-soft">{counts.wrong > 0 ? t.onlyErrors : t.nothingToImport}</p>
				)}
			</form>
			<section className="card max-h-[32rem] overflow-auto" tabIndex={0} aria-label={t.verdict}>
				<table className="w-full text-sm max-md:block [&_thead]:max-md:sr-only">
					<TableHead labels={[t.line, t.verdict, records.subject, records.details]} />
					<tbody className="divide-y divide-line max-md:block">
						{shown.map((row) => (
							<tr
								key={row.line}
								data-verdict={row.verdict}
								className="max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-4 max-md:py-2.5"
							>
								<td className={`${cell} max-md:text-soft`}>{row.line}</td>
								<td className={`${cell} font-semibold`}>{t[names[row.verdict]]}</td>
								<td className={cell}>
									<bdi>{row.name}</bdi>
								</td>
								<td className={`${cell} max-md:basis-full`}>
									<Details row={row} {...props} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</section>
	);
}

/** The sentence about a name that none has, by its problem. */
const unknownNames: Record<string, "noSuchGroup" | "noSuchCompetition" | "noSuchVenue"> = {
	unknownGroup: "noSuchGroup",
	unknownCompetition: "noSuchCompetition",
	unknownVenue: "noSuchVenue",
};

type DetailsProps = Pick<Props, "labels" | "choiceValue" | "kind" | "decisionValue"> & { row: PlannedRow };

function Details({ row, labels, choiceValue, kind, decisionValue }: DetailsProps) {
	const inWords = useProblemText();
	const t = importText(useLocale());
	const questions = doubtText(useLocale());
	return (
		<>
			{Object.entries(row.problems ?? {}).map(([column, key]) => {
				const unknown = row.unknown?.[column];
				const noSuch = t[unknownNames[key] ?? "noSuchClub"];
				return (
					<span key={column} className="block text-loss">
						{labels[column] ?? column}: {unknown ? noSuch(unknown.given) : key !== "importDate" && inWords(key)}
						{key === "importDate" && (
							<>
								{t.likeThis} <Ltr>{DAY}</Ltr>
							</>
						)}
						{unknown && unknown.nearest.length > 0 && (
							<span className="flex flex-wrap items-center gap-2 py-1 text-ink">
								{t.didYouMean}
								{unknown.nearest.map((club) => (
									<button
										key={club}
										type="submit"
										form={FORM}
										name="choose"
										value={choiceValue(unknown.given, club)}
										className="button-quiet"
									>
										<bdi>{club}</bdi>
									</button>
								))}
							</span>
						)}
					</span>
				);
			})}
			{row.warnings?.map((warning) => (
				<span key={JSON.stringify(warning)} className="block">
					{{ ...t, ...questions }[warning.key](isolated(warning.name ?? ""))}
					{warning.line !== undefined && ` ${t.seeLine(warning.line)}`}
				</span>
			))}
			{row.doubt && <Question line={row.line} doubt={row.doubt} form={FORM} kind={kind} choiceOf={decisionValue} />}
			{row.changes?.map((column) => labels[column] ?? column).join(t.comma)}
		</>
	);
}
