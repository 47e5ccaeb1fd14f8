import type { ReactNode } from "react";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Question } from "../question.ts";
import { recordsText } from "../text.ts";
import { Panel } from "./panel.tsx";

type Props = Question & {
	close: string;
	/** Controls of a choice that has to be made first. */
	children?: ReactNode;
};

/** The component of a `confirmPage`. */
export const ConfirmPage = ({ loaderData }: { loaderData: Question & { close: string } }) => (
	<Confirm {...loaderData} />
);

/** Asks before something is deleted or taken back, and says what depends on it. Nothing happens before the button. */
export function Confirm({ title, close, consequences, refused, words, fields = {}, children }: Props) {
	const t = recordsText(useLocale());
	const { question, act, ...asked } = words ?? { title: t.deleteTitle, question: t.deleteQuestion, act: t.deleteNow };
	return (
		<Panel title={asked.title} close={close}>
			<form method="post" className="space-y-5 p-5 sm:p-7">
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
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
