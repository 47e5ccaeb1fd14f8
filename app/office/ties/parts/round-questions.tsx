import { QuestionList } from "../../../base/forms/questions/question-list.tsx";
import { pick } from "../../../base/locale/locale.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RoundQuestion } from "../../../league/ties/round-results/round-form.ts";
import type { RoundTie } from "../../../league/ties/round-results/round-values.ts";
import { roundText } from "../round-text.ts";

/**
 * Likely slips, each with its tie. Saving again means them; a line that says something else by then is asked about
 * again.
 */
export function RoundQuestions({ questions, ties }: { questions: RoundQuestion[] | undefined; ties: RoundTie[] }) {
	const locale = useLocale();
	const inWords = useProblemText();
	const sentence = ({ key, id }: RoundQuestion) => {
		const tie = ties.find((each) => each.id === id);
		return (
			<>
				{tie && <bdi>{`${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}: `}</bdi>}
				{inWords(key)}
			</>
		);
	};
	return <QuestionList title={roundText(locale).isThis} questions={questions} sentence={sentence} />;
}
