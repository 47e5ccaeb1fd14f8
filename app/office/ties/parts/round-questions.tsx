import { pick } from "../../../base/locale/locale.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RoundTie } from "../../../league/ties/round-results/round-values.ts";
import { roundText } from "../round-text.ts";

type Question = { key: string; id: number; accept: string };

/**
 * Likely slips, each with its tie. Saving again means them; a line that says something else by then is asked about
 * again.
 */
export function RoundQuestions({ questions, ties }: { questions: Question[] | undefined; ties: RoundTie[] }) {
	const locale = useLocale();
	const inWords = useProblemText();
	if (!questions) return null;
	return (
		<div role="alert" tabIndex={-1} className="rounded-xl border-2 border-ball bg-draw-tint p-4">
			<p className="font-semibold">{roundText(locale).isThis}</p>
			<ul className="list-disc ps-5">
				{questions.map(({ key, id, accept }) => {
					const tie = ties.find((each) => each.id === id);
					return (
						<li key={accept}>
							{tie && <bdi>{`${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}: `}</bdi>}
							{inWords(key)}
						</li>
					);
				})}
			</ul>
			<input type="hidden" name="accepted" value={questions.map(({ accept }) => accept).join(" ")} readOnly />
		</div>
	);
}
