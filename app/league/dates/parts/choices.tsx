import type { FormState } from "../../../base/forms/form-state.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";

type Props = {
	form: string;
	name: string;
	legend: string;
	state?: FormState;
	choices: { value: string; label: string }[];
};

/** One of a few, each on a line of its own. */
export function Choices({ form, name, legend, state, choices }: Props) {
	const inWords = useProblemText();
	const problem = state?.problems[name];
	return (
		<fieldset id={`${form}-${name}`} tabIndex={-1}>
			<legend className="mb-1 font-semibold">{legend}</legend>
			{choices.map(({ value, label }) => (
				<label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="radio"
						name={name}
						value={value}
						defaultChecked={value === state?.values[name]}
						required
						className="size-5 accent-brand"
					/>
					<span suppressHydrationWarning>{label}</span>
				</label>
			))}
			{problem && <p className="text-sm font-semibold text-loss">{inWords(problem)}</p>}
		</fieldset>
	);
}
