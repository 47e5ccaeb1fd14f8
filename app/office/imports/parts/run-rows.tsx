import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { columnLabels } from "../../../imports/guide/column-labels.ts";
import { wordsOf } from "../../../imports/kinds.ts";
import { isSlip } from "../../../records/imports/plan.ts";
import { importText } from "../../../records/imports/text.ts";
import { TableHead } from "../../../records/list/parts/list-tools.tsx";
import { recordsText } from "../../../records/text.ts";
import { runText } from "../run-text.ts";
import { Question } from "./doubts.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { RowDetails } from "./row-details.tsx";
import type { RunData } from "./run-data.ts";
import { verdictNames } from "./verdict-names.ts";

/**
 * The dry run of an import, a page of rows at a time (on a phone each is a block), with the questions that they leave.
 * Every button saves the answers of the page first.
 */
export function RunRows(props: RunData) {
	const { run, rows, page, pages } = props;
	const locale = useLocale();
	const [t, records, own] = [importText(locale), recordsText(locale), runText(locale)];
	const { isSent, onSubmit } = useSentOnce();
	const cell = "px-4 py-2 max-md:block max-md:p-0";
	const labels = columnLabels(locale, run.kind, props.columns);
	const isOpen = run.state === "planned" && !run.undone_at && !run.undoing_since;
	const go = (to: number, label: string) => (
		<button type="submit" name="go" value={to} disabled={to < 1 || to > pages} className="button-quiet">
			{label}
		</button>
	);
	return (
		<form method="post" encType="multipart/form-data" onSubmit={onSubmit} className="mb-8">
			{/* The first button of a form is the one that Enter presses. */}
			<button type="submit" className="sr-only" tabIndex={-1}>
				{own.saveAnswers}
			</button>
			<ImportPanel {...props} isOpen={isOpen} isSent={isSent} />
			<section className="card max-h-[40rem] overflow-auto" tabIndex={0} aria-label={t.verdict}>
				<table className="w-full text-sm max-md:block [&_thead]:max-md:sr-only">
					<TableHead labels={[t.line, t.verdict, records.subject, records.details]} />
					<tbody className="divide-y divide-line max-md:block">
						{rows.map(({ nth, plan, choice, meant, record }) => {
							if (!plan) return null;
							const asks = isOpen && record === null && plan.verdict === "warning";
							return (
								<tr
									key={nth}
									data-verdict={plan.verdict}
									data-imported={record === null ? undefined : ""}
									className="max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-4 max-md:py-2.5"
								>
									<td className={`${cell} max-md:text-soft`}>{plan.line}</td>
									<td className={`${cell} font-semibold`}>
										{t[verdictNames[plan.verdict]]}
										{record !== null && ` · ${own.importedRow}`}
									</td>
									<td className={cell}>
										<bdi>{plan.name}</bdi>
									</td>
									<td className={`${cell} max-md:basis-full`}>
										<RowDetails
											plan={plan}
											labels={labels}
											allowed={props.allowed}
											nth={isOpen && record === null ? nth : undefined}
										/>
										{asks && <input type="hidden" name="row" value={nth} />}
										{asks && plan.doubt && (
											<Question {...{ nth, choice, line: plan.line, doubt: plan.doubt }} kind={wordsOf(run.kind)} />
										)}
										{asks && isSlip(plan) && (
											<label className="flex min-h-11 cursor-pointer items-center gap-2">
												<input
													type="checkbox"
													name={`meant-${nth}`}
													defaultChecked={meant}
													className="size-5 accent-brand"
												/>
												{own.meant}
											</label>
										)}
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</section>
			{pages > 1 && (
				<nav aria-label={own.pages} className="mt-4 flex flex-wrap items-center gap-3">
					{go(page - 1, own.previous)}
					<span>{own.page(page, pages)}</span>
					{go(page + 1, own.next)}
				</nav>
			)}
		</form>
	);
}
