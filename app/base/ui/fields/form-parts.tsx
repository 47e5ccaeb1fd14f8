import type { FormState } from "../../forms/form-state.ts";
import { HONEYPOT } from "../../forms/honeypot.ts";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";
import { useProblemText } from "./problem-text.tsx";

type SummaryProps = {
	form: string;
	state?: FormState;
	labels: Record<string, string>;
	title?: string;
	/** The message when the failure was ours, where a text is specified (docs/rules/site.md#fixed-texts). */
	failed?: { title: string; text?: string };
	/** Whether a field takes the focus in its place. */
	leavesFocus?: boolean;
};

/** Everything that is wrong, each point leading to its field. It takes the focus when the page opens. */
export function ErrorSummary({ form, state, labels, title, failed, leavesFocus = false }: SummaryProps) {
	const t = commonText(useLocale());
	const inWords = useProblemText();
	const { version, ...wrong } = state?.problems ?? {};
	const problems = Object.entries(wrong);
	if (!state?.failed && !state?.wait && !version && problems.length === 0) return null;
	const failure = failed ?? { title: t.formFailed, text: t.formFailedText };
	return (
		<div
			role="alert"
			tabIndex={-1}
			id={`${form}-summary`}
			// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to what went wrong
			autoFocus={!leavesFocus}
			className="mb-6 rounded-xl border-2 border-loss bg-loss-tint p-4"
		>
			{state?.failed && (
				<>
					<p className="font-semibold">{failure.title}</p>
					{failure.text && <p>{failure.text}</p>}
				</>
			)}
			{state?.wait && <p className="font-semibold">{t.tooManyTries(Math.ceil(state.wait / 60))}</p>}
			{version && <p className="font-semibold">{inWords(version)}</p>}
			{problems.length > 0 && (
				<>
					<p className="font-semibold">{title ?? t.formProblems}</p>
					<ul className="mt-2 list-disc ps-5">
						{problems.map(([name, key]) => (
							<li key={name}>
								<a className="underline underline-offset-4" href={`#${form}-${name}`}>
									{labels[name] ? `${labels[name]}: ` : ""}
									{inWords(key)}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/**
 * The same without problems of fields: closed rows, a failure of ours, too many tries. For forms without a summary, and
 * for those that may be gone by the time of the answer.
 */
export function Stopped({ state }: { state: FormState | undefined }) {
	const { version } = state?.problems ?? {};
	return (
		<ErrorSummary form="stopped" state={state && { ...state, problems: version ? { version } : {} }} labels={{}} />
	);
}

/** Not seen, not reached by the keyboard; programs fill it in. */
export const Honeypot = ({ label }: { label: string }) => (
	<div className="trap" aria-hidden="true">
		<label>
			{label}
			<input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
