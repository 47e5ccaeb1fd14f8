import { TRAP } from "../http/trap.ts";
import { commonText } from "./text.ts";
import { useLocale } from "./use-locale.ts";

/** What came of the last try to send a form. */
export type FormState = {
	problems: Record<string, string>;
	values: Record<string, string>;
	wait?: number;
	failed?: boolean;
};

const problemText = (t: ReturnType<typeof commonText>, key: string) => {
	const text = (t as Record<string, unknown>)[key];
	return typeof text === "string" ? text : key;
};

type FieldProps = {
	form: string;
	name: string;
	label: string;
	state?: FormState;
	type?: "text" | "email";
	rows?: number;
	autoComplete?: string;
	maxLength?: number;
};

/** A labelled control. Its problem is tied to it, and what was typed comes back. */
export function Field({ form, name, label, state, type = "text", rows, autoComplete, maxLength }: FieldProps) {
	const t = commonText(useLocale());
	const problem = state?.problems[name];
	const id = `${form}-${name}`;
	const common = {
		id,
		name,
		className: "control",
		required: true,
		maxLength,
		autoComplete,
		defaultValue: state?.values[name],
		dir: type === "email" ? "ltr" : "auto",
		"aria-invalid": problem ? true : undefined,
		"aria-describedby": problem ? `${id}-problem` : undefined,
	};
	return (
		<div>
			<label htmlFor={id} className="mb-1 block font-semibold">
				{label}
			</label>
			{rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />}
			{problem && (
				<p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-loss">
					{problemText(t, problem)}
				</p>
			)}
		</div>
	);
}

/** Everything that is wrong, each point leading to its field. It takes the focus when the page opens. */
export function ErrorSummary({
	form,
	state,
	labels,
}: {
	form: string;
	state?: FormState;
	labels: Record<string, string>;
}) {
	const t = commonText(useLocale());
	const problems = Object.entries(state?.problems ?? {});
	if (!state?.wait && problems.length === 0) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to what went wrong
		<div role="alert" tabIndex={-1} autoFocus className="mb-6 rounded-xl border-2 border-loss bg-loss-tint p-4">
			{state?.wait ? (
				<p className="font-semibold">{t.tooManyTries(Math.ceil(state.wait / 60))}</p>
			) : (
				<>
					<p className="font-semibold">{t.formProblems}</p>
					<ul className="mt-2 list-disc ps-5">
						{problems.map(([name, key]) => (
							<li key={name}>
								<a className="underline underline-offset-4" href={`#${form}-${name}`}>
									{labels[name] ?? name}: {problemText(t, key)}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** Not seen, not reached by the keyboard; programs fill it in. */
export const Trap = ({ label }: { label: string }) => (
	<div className="trap" aria-hidden="true">
		<label>
			{label}
			<input name={TRAP} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
