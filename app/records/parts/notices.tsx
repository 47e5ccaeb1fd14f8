import { QuestionList } from "../../base/forms/questions/question-list.tsx";
import { useProblemText } from "../../base/ui/fields/problem-text.tsx";
import { Moment } from "../../base/ui/moment.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { RecordState } from "../editing/record-state.ts";
import { recordsText } from "../text.ts";
import { Restored } from "./restored.tsx";

/** The text that a control shows for a value of another kind, such as the name of a player for an id. */
export type ValueInWords = (field: string, value: string) => string | undefined;
type Props = { state: RecordState; labels: Record<string, string>; close: string; valueInWords?: ValueInWords };

/**
 * Failures other than wrong input: a stale version, a deleted record, an ended session. What asks for an answer gets
 * the focus.
 */
export function Notices({ state, labels, close, valueInWords }: Props) {
	const t = recordsText(useLocale());
	const inWords = useProblemText();
	const box = "rounded-xl border-2 p-4";
	const shown = (field: string, value: string) => valueInWords?.(field, value) ?? (value || "–");
	// Without a script nothing else brings the reader to it, and a page has no panel that would.
	const alert = { role: "alert", tabIndex: -1, autoFocus: true } as const;
	/** A question may be about one field: `noLicence@home_A`. */
	const asked = (question: string) => {
		const [key = "", field] = question.split("@");
		return (field === undefined ? "" : `${labels[field] ?? field}: `) + inWords(key);
	};
	return (
		<>
			{state.gone && (
				<div {...alert} className={`${box} border-loss bg-loss-tint`}>
					<p className="font-semibold">{t.gone}</p>
					<p>{t.goneText}</p>
				</div>
			)}
			{state.isRestored && <Restored />}
			<QuestionList
				title={t.questions}
				questions={state.questions}
				sentence={asked}
				asked={state.asked ?? "{}"}
				autoFocus
			/>
			{state.conflict && (
				<div {...alert} className={`${box} border-ball bg-draw-tint`}>
					<p className="font-semibold">{t.conflict}</p>
					<p>
						{t.conflictBy} {state.conflict.by && <bdi dir="ltr">{state.conflict.by}, </bdi>}
						<Moment at={state.conflict.at} />
					</p>
					<dl className="mt-3 space-y-2">
						{state.conflict.changes.map(({ name, theirs, mine }) => (
							<div key={name}>
								<dt className="font-semibold">{labels[name] ?? name}</dt>
								<dd>
									{t.theirs} <q dir="auto">{shown(name, theirs)}</q>
								</dd>
								{mine !== theirs && (
									<dd>
										{t.mine} <q dir="auto">{shown(name, mine)}</q>
									</dd>
								)}
							</div>
						))}
					</dl>
					<p className="mt-3">{t.conflictText}</p>
					<p className="mt-2">
						<a href={close} className="link">
							{t.discardMine}
						</a>
					</p>
				</div>
			)}
		</>
	);
}
