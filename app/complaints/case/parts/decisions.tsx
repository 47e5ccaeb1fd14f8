import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { FullCase } from "../../my-cases/cases.server.ts";
import { emptiedText } from "../emptied/emptied-text.ts";
import { caseText } from "../text.ts";

type Props = {
	item: Pick<FullCase, "decisions" | "appeal_grounds">;
	/** Where the reader gets the document of a decision; a guest gets none. */
	document?: "/complaints/decision/:id" | "/complaints/admin/decision/:id";
};

/** Decisions with reasons and document, and the grounds of the appeal. */
export function Decisions({ item, document }: Props) {
	const locale = useLocale();
	const t = caseText(locale);

	return (
		<>
			{item.decisions.map((decision) => (
				<section key={decision.id} aria-labelledby={`decision-${decision.id}`} className="card p-6">
					<h2 id={`decision-${decision.id}`} className="text-xl">
						{decision.on_appeal ? t.appealDecision : t.decision}: {t[decision.outcome]}
					</h2>
					<p className="text-sm text-soft">{formatDate(locale, decision.decided_at)}</p>
					{decision.body ? (
						<p dir="auto" className="mt-3 whitespace-pre-line">
							{decision.body}
						</p>
					) : (
						<p className="mt-3 text-soft">{emptiedText(locale).decision}</p>
					)}
					{decision.reasons && (
						<>
							<h3 className="mt-4 font-semibold">{t.reasons}</h3>
							<p dir="auto" className="whitespace-pre-line">
								{decision.reasons}
							</p>
						</>
					)}
					{document && decision.body && (
						<p className="mt-4">
							<a href={pathIn(locale, document, { id: String(decision.id) })} className="button-quiet">
								{t.decisionPdf}
							</a>
						</p>
					)}
				</section>
			))}
			{item.appeal_grounds && (
				<section aria-labelledby="grounds" className="card p-6">
					<h2 id="grounds" className="text-xl">
						{t.grounds}
					</h2>
					<p dir="auto" className="mt-3 whitespace-pre-line">
						{item.appeal_grounds}
					</p>
				</section>
			)}
		</>
	);
}
