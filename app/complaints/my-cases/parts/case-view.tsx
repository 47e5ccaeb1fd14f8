import type { ReactNode } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complaintText } from "../../case/complaint-text.ts";
import { Decisions } from "../../case/parts/decisions.tsx";
import { Fact } from "../../case/parts/fact.tsx";
import { Messages } from "../../case/parts/messages.tsx";
import { Statement } from "../../case/parts/statement.tsx";
import { Timeline } from "../../case/parts/timeline.tsx";
import { caseText } from "../../case/text.ts";
import { FileList } from "../../evidence/parts/file-list.tsx";
import { evidenceText } from "../../evidence/text.ts";
import type { FullCase } from "../cases.server.ts";

type Props = {
	item: Omit<FullCase, "receipt">;
	next: string;
	/** The reader's actions; a guest has none, and sees the files here. */
	children?: ReactNode;
};

/** A case whole: what happens next, what was decided and said, what was stated, and what happened when. */
export function CaseView({ item, next, children }: Props) {
	const locale = useLocale();
	const t = caseText(locale);
	const evidenceWords = evidenceText(locale);
	const labels = complaintText(locale);

	const isErased = item.detailed_description === "";
	return (
		<div className="grid gap-8 lg:grid-cols-[1.7fr_1fr]">
			<div className="min-w-0 space-y-8">
				<section aria-labelledby="next" className="rounded-2xl border-s-4 border-ball bg-surface p-6 shadow-card">
					<h2 id="next" className="text-lg">
						{t.nextTitle}
					</h2>
					<p className="mt-1 text-lg">{next}</p>
				</section>
				<Decisions item={item} document={children ? "/complaints/decision/:id" : undefined} />
				<Messages messages={item.messages} />
				{children ?? (
					<section aria-labelledby="files" className="space-y-4">
						<h2 id="files" className="text-2xl">
							{evidenceWords.evidence}
						</h2>
						<FileList files={item.evidence} />
					</section>
				)}
				<section aria-labelledby="statement" className="card p-6">
					<h2 id="statement" className="mb-4 text-xl">
						{t.description}
					</h2>
					{isErased ? <p>{t.erasedCase}</p> : <Statement values={item} heading="h3" />}
				</section>
			</div>
			<aside className="space-y-8">
				<dl className="card space-y-4 p-6">
					<Fact label={labels.dispute_type}>{t[item.dispute_type]}</Fact>
					<Fact label={t.priority}>{t[item.priority]}</Fact>
					<Fact label={t.created}>{formatDate(locale, item.created_at)}</Fact>
					<Fact label={t.updated}>{formatDate(locale, item.last_updated_at)}</Fact>
				</dl>
				<Timeline item={item} />
			</aside>
		</div>
	);
}
