import type { ReactNode } from "react";
import type { FormState } from "../../base/forms/form-state.ts";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Question } from "../question.ts";
import { recordsText } from "../text.ts";
import { Panel } from "./panel.tsx";

type Props = Question & {
	close: string;
	/** The answer to a press of the button that did nothing. */
	answer?: Pick<FormState, "problems" | "failed" | "wait">;
	/** Controls of a choice that has to be made first. */
	children?: ReactNode;
};

type PageProps = { loaderData: Question & { close: string }; actionData?: Props["answer"] };

/** The component of a `confirmPage`. */
export const ConfirmPage = ({ loaderData, actionData }: PageProps) => <Confirm {...loaderData} answer={actionData} />;

/** Asks before something is deleted or taken back, and says what depends on it. Nothing happens before the button. */
export function Confirm({ title, close, answer, consequences, words, fields = {}, children, ...given }: Props) {
	const t = recordsText(useLocale());
	const refused = given.refused ?? (answer?.problems.version === "closedRows" ? t.closed : undefined);
	const { question, act, ...asked } = words ?? { title: t.deleteTitle, question: t.deleteQuestion, act: t.deleteNow };
	return (
		<Panel title={asked.title} close={close}>
			<form method="post" className="space-y-5 p-5 sm:p-7">
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{answer && <ErrorSummary form="confirm" labels={{}} state={{ ...answer, values: {}, problems: {} }} />}
				<p className="text-lg">
					{question} <strong dir="auto">{title}</strong>
					{t.questionMark}
				</p>
				{refused ? (
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
						{refused}
					</p>
				) : (
					<ul className="list-disc space-y-1 ps-5">
						{consequences.map((text) => (
							<li key={text}>{text}</li>
						))}
						<li>{t.noWayBack}</li>
					</ul>
				)}
				{!refused && children}
				<div className="flex flex-wrap gap-3">
					{!refused && (
						<button type="submit" className="button-danger">
							{act}
						</button>
					)}
					<a href={close} data-first="" className="button-quiet">
						{t.keep}
					</a>
				</div>
			</form>
		</Panel>
	);
}
