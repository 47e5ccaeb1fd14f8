import { Fragment } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { type DecisionParts, decisionParts } from "../decision-parts.ts";
import { emptiedText } from "../emptied/emptied-text.ts";
import { type RuledCase, rulingsOf } from "../rulings.ts";
import { caseText } from "../text.ts";

type CaseDecision = DecisionParts & {
	id: number;
	outcome: "resolved" | "rejected";
	body: string;
	reasons: string | null;
	on_appeal: boolean;
	decided_at: Date;
};
type Props = {
	item: RuledCase<CaseDecision>;
	/** Where the reader gets the document of a decision; a guest gets none. */
	document?: "/complaints/decision/:id" | "/complaints/admin/decision/:id";
};

/** Decisions with reasons and document, and the grounds of appeals, the latest first. */
export function Decisions({ item, document }: Props) {
	return rulingsOf(item)
		.reverse()
		.map((ruling) =>
			ruling.kind === "decision" ? (
				<Decision key={ruling.decision.id} decision={ruling.decision} document={document} />
			) : (
				<Grounds key={ruling.at.getTime()} at={ruling.at} grounds={ruling.grounds} />
			),
		);
}

type DecisionProps = Pick<Props, "document"> & { decision: CaseDecision };

function Decision({ decision, document }: DecisionProps) {
	const locale = useLocale();
	const t = caseText(locale);
	return (
		<section aria-labelledby={`decision-${decision.id}`} className="card p-6">
			<h2 id={`decision-${decision.id}`} className="text-xl">
				{decision.on_appeal ? t.appealDecision : t.decision}: {t[decision.outcome]}
			</h2>
			<p className="text-sm text-soft">{formatDate(locale, decision.decided_at)}</p>
			{decision.body ? (
				<Written className="mt-3">{decision.body}</Written>
			) : (
				<p className="mt-3 text-soft">{emptiedText(locale).decision}</p>
			)}
			{decision.reasons && (
				<>
					<h3 className="mt-4 font-semibold">{t.reasons}</h3>
					<Written>{decision.reasons}</Written>
				</>
			)}
			{decisionParts.map(
				(part) =>
					decision[part] && (
						<Fragment key={part}>
							<h3 className="mt-4 font-semibold">{t[part]}</h3>
							<Written>{decision[part]}</Written>
						</Fragment>
					),
			)}
			{document && decision.body && (
				<p className="mt-4">
					<a href={pathIn(locale, document, { id: String(decision.id) })} className="button-quiet">
						{t.decisionPdf}
					</a>
				</p>
			)}
		</section>
	);
}

function Grounds({ at, grounds }: { at: Date; grounds: string }) {
	const locale = useLocale();
	const id = `grounds-${at.getTime()}`;
	return (
		<section aria-labelledby={id} className="card p-6">
			<h2 id={id} className="text-xl">
				{caseText(locale).grounds}
			</h2>
			<p className="text-sm text-soft">{formatDate(locale, at)}</p>
			<Written className="mt-3">{grounds}</Written>
		</section>
	);
}
