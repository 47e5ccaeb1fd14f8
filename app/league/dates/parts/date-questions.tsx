import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DateQuestion } from "../request/date-requests.server.ts";
import { dateRequestText } from "../text.ts";

/** The clashes of the dates; sending the form again accepts it. */
export function DateQuestions({ questions }: { questions?: DateQuestion[] }) {
	const t = dateRequestText(useLocale());
	const inWords = useProblemText();
	if (!questions || questions.length === 0) return null;
	return (
		<div role="alert" tabIndex={-1} className="rounded-xl border-2 border-ball bg-draw-tint p-4">
			<p className="font-semibold">{t.questions}</p>
			<ul className="list-disc ps-5">
				{questions.map(({ clash, nth, token }) => (
					<li key={`${nth} ${token}`}>
						{nth > 0 && t.proposalNo(nth)}
						{inWords(clash)}
					</li>
				))}
			</ul>
			<input type="hidden" name="accepted" value={[...new Set(questions.map(({ token }) => token))].join(" ")} />
		</div>
	);
}
