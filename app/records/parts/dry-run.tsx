import { Ltr } from "../../base/ui/page-parts.tsx";
import { useProblemText } from "../../base/ui/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { countVerdicts, type PlannedRow, type Verdict } from "../import-plan.ts";
import { importText } from "../import-text.ts";
import { recordsText } from "../text.ts";
import { TableHead } from "./list-tools.tsx";

const names = {
	new: "verdictNew",
	same: "verdictSame",
	changed: "verdictChanged",
	wrong: "verdictWrong",
} as const satisfies Record<Verdict, keyof ReturnType<typeof importText>>;
/** Rows that say something come first; a long list of what is there already says nothing. */
const MAX_SHOWN = 500;
const order: Verdict[] = ["wrong", "changed", "new", "same"];

/** The dry run of an import, row by row, and the button that runs it. */
export function DryRun({ rows, csv, fileName }: { rows: PlannedRow[]; csv: string; fileName: string }) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = importText(locale);
	const records = recordsText(locale);
	const counts = countVerdicts(rows);
	const shown = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)).slice(0, MAX_SHOWN);
	return (
		<section aria-live="polite" className="mb-8">
			<p className="mb-4 flex flex-wrap gap-3 text-lg font-semibold">
				{order.map((verdict) => (
					<span key={verdict} className="rounded-full bg-sunken px-3 py-1">
						{t[names[verdict]]}: {counts[verdict]}
					</span>
				))}
			</p>
			{counts.new + counts.changed > 0 ? (
				<form method="post" encType="multipart/form-data" className="mb-4">
					<input type="hidden" name="file_name" value={fileName} />
					<textarea name="csv" defaultValue={csv} hidden readOnly />
					<button type="submit" className="button">
						{t.applyImport}: {t.rows(counts.new + counts.changed)}
					</button>
				</form>
			) : (
				<p className="mb-4 text-soft">{t.nothingToImport}</p>
			)}
			<section className="card max-h-[32rem] overflow-auto" tabIndex={0} aria-label={t.verdict}>
				<table className="w-full text-sm">
					<TableHead labels={[t.line, t.verdict, records.subject, records.details]} />
					<tbody className="divide-y divide-line">
						{shown.map((row) => (
							<tr key={row.line} data-verdict={row.verdict}>
								<td className="px-4 py-2">{row.line}</td>
								<td className="px-4 py-2 font-semibold">{t[names[row.verdict]]}</td>
								<td className="px-4 py-2" dir="auto">
									{row.name}
								</td>
								<td className="px-4 py-2">
									{Object.entries(row.problems ?? {}).map(([column, key]) => (
										<span key={column} className="block text-loss">
											<Ltr>{column}</Ltr>: {inWords(key)}
										</span>
									))}
									<Ltr>{row.changes?.join(", ")}</Ltr>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</section>
	);
}
