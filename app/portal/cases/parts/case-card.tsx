import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { StatusBadge } from "../../../complaints/case/parts/status-badge.tsx";
import { wantedHeading } from "../../../complaints/case/question-heading.ts";
import { questionText } from "../../../complaints/case/question-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { CaseRow } from "../../../complaints/my-cases/cases.server.ts";

/** One of the person's cases; the whole card leads to it. Where an answer is wanted, it says until when. */
export function CaseCard({ row, now }: { row: CaseRow; now: Date }) {
	const locale = useLocale();
	const t = caseText(locale);
	const questions = questionText(locale);
	const wanted = wantedHeading(locale, row, now);
	const reference = row.case_reference ?? "";
	const path = pathIn(locale, "/complaints/case/:caseReference", { caseReference: reference });
	return (
		<li className="card relative flex flex-col gap-2 p-5 hover:border-brand">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<a href={path} className="text-lg font-bold after:absolute after:inset-0">
					<Ltr>{reference}</Ltr>
				</a>
				<StatusBadge status={row.status} />
			</div>
			<p className="font-semibold">{t[row.dispute_type]}</p>
			<p className="text-sm text-soft">
				{t.updated}: {formatDate(locale, row.last_updated_at)}
			</p>
			{row.expected_on && (
				<p className="text-sm text-soft">{questions.expected(formatDate(locale, row.expected_on))}</p>
			)}
			{wanted && (
				<div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
					<p className="font-semibold text-draw">{wanted}</p>
					<a href={`${path}#answer`} aria-label={questions.answerNowAbout(reference)} className="button relative">
						{questions.answerNow}
					</a>
				</div>
			)}
		</li>
	);
}
