import type { ReactNode } from "react";
import type { FormState } from "../../forms/form-state.ts";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";
import { useProblemText } from "./problem-text.tsx";

type CommonProps = {
	/** The form's name: ids on a page are its and the field's. */
	form: string;
	name: string;
	label: string;
	state?: FormState;
	hint?: string;
	/** Most fields are; one that is not says so, unless its label names what can take its place. */
	required?: boolean;
	labelSaysOptional?: boolean;
	/** Gets the focus when the panel around it opens. */
	first?: boolean;
};

/** Ids and attributes that tie a control to its label, hint and problem. */
function useWiring({ form, name, state, hint, required = true, first = false }: CommonProps) {
	const problem = state?.problems[name];
	const id = `${form}-${name}`;
	const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return {
		problem,
		control: {
			id,
			name,
			required: required || undefined,
			"data-first": first ? "" : undefined,
			"aria-invalid": problem ? (true as const) : undefined,
			"aria-describedby": described || undefined,
		},
	};
}

function Labelled({
	id,
	props,
	problem,
	children,
}: {
	id: string;
	props: CommonProps;
	problem?: string;
	children: ReactNode;
}) {
	const inWords = useProblemText();
	const t = commonText(useLocale());
	return (
		<div>
			<label htmlFor={id} className="mb-1 block font-semibold">
				{props.label}
				{props.required === false && !props.labelSaysOptional && (
					<span className="font-normal text-soft"> ({t.optional})</span>
				)}
			</label>
			{children}
			{props.hint && (
				<p id={`${id}-hint`} className="mt-1 text-sm text-soft">
					{props.hint}
				</p>
			)}
			{problem && (
				<p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
		</div>
	);
}

type FieldProps = CommonProps & {
	type?: "text" | "email" | "password" | "date" | "time" | "datetime-local" | "tel" | "search" | "url" | "color";
	rows?: number;
	autoComplete?: string;
	maxLength?: number;
	/** A whole number: the phone shows digits, and Arabic ones are accepted. */
	numeric?: boolean;
	dir?: "auto" | "ltr" | "rtl";
	/** Id of a datalist with things to choose from. */
	list?: string;
	onInput?: (value: string) => void;
};

const leftToRight = ["email", "password", "date", "time", "datetime-local", "tel", "url", "color"];

/** A labelled control. Its problem is tied to it, and what was typed comes back (passwords aside). */
export function Field({
	type = "text",
	rows,
	autoComplete,
	maxLength,
	numeric,
	dir,
	list,
	onInput,
	...props
}: FieldProps) {
	const { control, problem } = useWiring(props);
	const common = {
		...control,
		className: "control",
		maxLength,
		autoComplete,
		defaultValue: type === "password" ? undefined : props.state?.values[props.name],
		dir: dir ?? (leftToRight.includes(type) ? "ltr" : "auto"),
		inputMode: numeric ? ("numeric" as const) : undefined,
		onInput: onInput && ((event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value)),
	};
	return (
		<Labelled id={control.id} props={props} problem={problem}>
			{rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} list={list} />}
		</Labelled>
	);
}

type SelectProps = CommonProps & { options: { value: string; label: string }[]; empty?: string };

/** One of a list. `empty` is the label of the empty choice. */
export function SelectField({ options, empty, ...props }: SelectProps) {
	const { control, problem } = useWiring(props);
	return (
		<Labelled id={control.id} props={props} problem={problem}>
			<select {...control} className="control" defaultValue={props.state?.values[props.name] ?? ""}>
				{empty !== undefined && <option value="">{empty}</option>}
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</Labelled>
	);
}

/** Yes or no. Sent as `on`, or not at all. */
export function CheckField({ form, name, label, state, hint }: Omit<CommonProps, "required">) {
	const { control } = useWiring({ form, name, label, state, hint, required: false });
	return (
		<div>
			<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
				<input
					{...control}
					type="checkbox"
					className="size-5 accent-brand"
					defaultChecked={state?.values[name] === "on"}
				/>
				{label}
			</label>
			{hint && (
				<p id={`${control.id}-hint`} className="ps-8 text-sm text-soft">
					{hint}
				</p>
			)}
		</div>
	);
}
