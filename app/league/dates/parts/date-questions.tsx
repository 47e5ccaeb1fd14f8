import { QuestionList } from "../../../base/forms/questions/question-list.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DateQuestion } from "../request/date-requests.server.ts";
import { dateRequestText } from "../text.ts";

/** The clashes of the dates; sending the form again accepts them. */
export function DateQuestions({ questions }: { questions?: DateQuestion[] }) {
	const t = dateRequestText(useLocale());
	const inWords = useProblemText();
	const sentence = ({ clash, nth }: DateQuestion) => (nth > 0 ? t.proposalNo(nth) : "") + inWords(clash);
	return <QuestionList title={t.questions} questions={questions} sentence={sentence} />;
}
