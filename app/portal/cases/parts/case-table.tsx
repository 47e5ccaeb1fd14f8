import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { canAppeal } from "../../../complaints/case/flow/case-flow.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { wantedHeading } from "../../../complaints/case/question-heading.ts";
import { questionText } from "../../../complaints/case/question-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { CaseRow } from "../../../complaints/my-cases/cases.server.ts";
import { myCasesText } from "../text.ts";

/** The person's cases with their actions. On a phone each row is a card. */
export function CaseTable({ rows, now }: { rows: CaseRow[]; now: Date }) {
	const t = useText(myCasesText);
	const words = useText(caseText);
	const heads = [words.caseId, t.colType, words.status, words.created, words.updated, t.colActions];
	return (
		<div className="card overflow-x-auto max-md:border-0 max-md:bg-transparent">
			<table className="w-full text-start max-md:block">
				<thead className="bg-sunken text-sm max-md:sr-only">
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col" className="px-4 py-3 text-start font-semibold">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line max-md:block max-md:space-y-4 max-md:divide-y-0">
					{rows.map((row) => (
						<Row key={row.id} row={row} now={now} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ row, now }: { row: CaseRow; now: Date }) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const words = caseText(locale);
	const questions = questionText(locale);
	const wanted = wantedHeading(locale, row, now);
	const caseReference = row.case_reference ?? "";
	const path = pathIn(locale, "/complaints/case/:caseReference", { caseReference });
	const cell = "px-4 py-3 max-md:block max-md:px-0 max-md:py-1";
	return (
		<tr data-case={caseReference} className="max-md:card max-md:block max-md:p-5">
			<th scope="row" className={`${cell} text-start font-bold`}>
				<Ltr>{caseReference}</Ltr>
			</th>
			<td className={cell}>{caseText(locale)[row.dispute_type]}</td>
			<td className={cell}>
				<StatusBadge status={row.status} />
				{wanted && <span className="block text-sm font-semibold text-draw">{wanted}</span>}
			</td>
			<td className={cell}>
				<span className="text-sm text-soft md:hidden">{words.created}: </span>
				{formatDate(locale, row.created_at)}
			</td>
			<td className={cell}>
				<span className="text-sm text-soft md:hidden">{words.updated}: </span>
				{formatDate(locale, row.last_updated_at)}
				{row.expected_on && (
					<span className="block text-sm text-soft">{questions.expected(formatDate(locale, row.expected_on))}</span>
				)}
			</td>
			<td className={cell}>
				<span className="flex flex-wrap gap-x-4 gap-y-1">
					<a href={path} className="link py-1.5">
						{t.view}
					</a>
					{canAppeal(row, now) && (
						<a href={`${path}?form=appeal#appeal`} className="link py-1.5">
							{t.appeal}
						</a>
					)}
					{wanted && (
						<a href={`${path}#answer`} className="link py-1.5">
							{row.status === "incomplete_evidence" ? t.updateEvidence : questions.answerNow}
						</a>
					)}
				</span>
			</td>
		</tr>
	);
}
