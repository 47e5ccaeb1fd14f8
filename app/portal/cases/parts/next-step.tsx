import type { ReactNode } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { questionText } from "../../../complaints/case/question-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { Turn } from "../../../complaints/my-cases/turn.ts";

/** The next step and its date. Where an answer is wanted: the question, and `children` to answer it. */
export function NextStep({ turn, children }: { turn: Turn; children?: ReactNode }) {
	const locale = useLocale();
	const t = caseText(locale);
	const { next, wanted, expectedOn } = turn;
	return (
		<section aria-labelledby="next" className="rounded-2xl border-s-4 border-ball bg-surface p-5 shadow-card">
			<h2 id="next" className={wanted ? "text-xl" : "text-lg"}>
				{wanted?.heading ?? t.nextTitle}
			</h2>
			{wanted ? (
				<Written className="mt-2 rounded-xl bg-sunken p-4">{wanted.question}</Written>
			) : (
				<p className="mt-1">{next}</p>
			)}
			{expectedOn && (
				<p className="mt-1 font-semibold">{questionText(locale).expected(formatDate(locale, expectedOn))}</p>
			)}
			{children}
		</section>
	);
}
