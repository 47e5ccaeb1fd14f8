import { formatMoment } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DisputeType } from "../../../complaints/case/complaint.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { portalText } from "../../text.ts";
import { submittingText } from "../text.ts";

type Draft = { id: string; dispute_type: DisputeType; step: number; updated_at: Date };

/** Drafts that were not submitted yet. */
export function DraftList({ drafts }: { drafts: Draft[] }) {
	const locale = useLocale();
	const t = submittingText(locale);
	const portal = portalText(locale);
	const submit = pathIn(locale, "/complaints/submit");
	return (
		<section aria-labelledby="drafts">
			<h2 id="drafts" className="mb-5 text-2xl">
				{t.drafts}
			</h2>
			<ul className="card divide-y divide-line">
				{drafts.map((draft) => (
					<li key={draft.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
						<div className="me-auto">
							<p className="font-semibold">{caseText(locale)[draft.dispute_type]}</p>
							<p className="text-sm text-soft">
								{t.draftSaved}: {formatMoment(locale, draft.updated_at)} · {portal.stepOf(draft.step, 5)}
							</p>
						</div>
						<a href={`${submit}?draft=${draft.id}&step=${draft.step}`} className="button">
							{t.continueDraft}
						</a>
						<a href={`${submit}/discard?draft=${draft.id}`} className="button-quiet">
							{t.discardDraft}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
