import type { FormState } from "../../../base/forms/form-state.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { Statement } from "../../../complaints/case/parts/statement.tsx";
import { FileList } from "../../../complaints/evidence/file-list.tsx";
import type { ListedFile } from "../../../complaints/evidence/listed-file.ts";
import { evidenceText } from "../../../complaints/evidence/text.ts";
import { terms } from "../../../complaints/submitting/terms.ts";
import { portalText } from "../../text.ts";
import { submittingText } from "../text.ts";

type Props = {
	id: string;
	values: Record<string, string>;
	evidence: ListedFile[];
	termsVersion: string;
	state: FormState;
	onAgree: (agreed: boolean) => void;
};

/** The fourth step: everything once more, and the terms. */
export function ReviewStep({ id, values, evidence, termsVersion, state, onAgree }: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = submittingText(locale);
	const labels = complaintText(locale);
	const portal = portalText(locale);
	const evidenceWords = evidenceText(locale);
	const problem = state.problems.terms;
	const editPath = (step: number) => `${pathIn(locale, "/complaints/submit")}?draft=${id}&step=${step}`;
	return (
		<>
			<p>{t.reviewLead}</p>
			<section aria-labelledby="review-details" className="space-y-4 border-t border-line pt-5">
				<div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
					<h2 id="review-details" className="me-auto text-xl">
						{t.subStep2}
					</h2>
					<a href={editPath(1)} className="link">
						{labels.dispute_type}: {portal.edit}
					</a>
					<a href={editPath(2)} className="link">
						{t.subStep2}: {portal.edit}
					</a>
				</div>
				<Statement values={{ ...values, dispute_type: values.dispute_type || "other" }} />
			</section>
			<section aria-labelledby="review-evidence" className="space-y-4 border-t border-line pt-5">
				<div className="flex items-baseline justify-between gap-4">
					<h2 id="review-evidence" className="text-xl">
						{evidenceWords.evidence}
					</h2>
					<a href={editPath(3)} className="link">
						{portal.edit}
					</a>
				</div>
				<FileList files={evidence} />
			</section>
			<section aria-labelledby="terms-title" className="space-y-3 border-t border-line pt-5">
				<h2 id="terms-title" className="text-xl">
					{t.termsTitle} <span className="text-base font-normal text-soft">({t.termsVersion(termsVersion)})</span>
				</h2>
				<ol className="list-decimal space-y-2 ps-6">
					{terms[locale].map((term) => (
						<li key={term}>{term}</li>
					))}
				</ol>
				<input type="hidden" name="terms_version" value={termsVersion} />
				<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
					<input
						type="checkbox"
						id="submit-terms"
						name="terms"
						aria-invalid={problem ? true : undefined}
						aria-describedby={problem ? "submit-terms-problem" : undefined}
						defaultChecked={state.values.terms === "on"}
						onChange={(event) => onAgree(event.currentTarget.checked)}
						className="size-5 accent-brand"
					/>
					{t.terms}
				</label>
				{problem && (
					<p id="submit-terms-problem" className="text-sm font-semibold text-loss">
						{inWords(problem)}
					</p>
				)}
			</section>
		</>
	);
}
