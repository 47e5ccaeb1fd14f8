import type { ReactNode } from "react";
import { type Question, tokenOf } from "./questions.ts";

type Props<Q extends Question> = {
	title: string;
	questions: readonly Q[] | undefined;
	sentence: (question: Q) => ReactNode;
	/** The values that the questions are about, where their tokens name none. */
	asked?: string | undefined;
	autoFocus?: boolean;
};

/** The questions of a command; sending the form again accepts them. */
export function QuestionList<Q extends Question>({ title, questions = [], sentence, asked, autoFocus }: Props<Q>) {
	if (questions.length === 0) return null;
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to what is asked
			autoFocus={autoFocus}
			className="rounded-xl border-2 border-ball bg-draw-tint p-4"
		>
			<p className="font-semibold">{title}</p>
			<ul className="list-disc ps-5">
				{questions.map((question) => (
					<li key={JSON.stringify(question)}>{sentence(question)}</li>
				))}
			</ul>
			<input type="hidden" name="accepted" value={[...new Set(questions.map(tokenOf))].join(" ")} readOnly />
			{asked !== undefined && <input type="hidden" name="asked" value={asked} readOnly />}
		</div>
	);
}
