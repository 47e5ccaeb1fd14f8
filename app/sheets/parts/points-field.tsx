import type { KeyboardEvent, SyntheticEvent } from "react";
import { latinDigits } from "../../base/forms/form-fields.ts";
import type { FormState } from "../../base/forms/form-state.ts";

/** Marks the numbers of a sheet, which lead from one to the next. */
const NUMBER = "data-number";

type Props = { form: string; name: string; label: string; state: FormState };

/** One number of a sheet. With a script the next field gets the focus once no further digit can follow. */
export function PointsField({ form, name, label, state }: Props) {
	const problem = state.problems[name];
	return (
		<input
			id={`${form}-${name}`}
			name={name}
			type="text"
			inputMode="numeric"
			enterKeyHint="next"
			autoComplete="off"
			maxLength={2}
			dir="ltr"
			aria-label={label}
			aria-invalid={problem ? true : undefined}
			aria-describedby={problem ? `${form}-${name.split("_")[0]}-problems` : undefined}
			defaultValue={state.values[name]}
			onFocus={(event) => event.currentTarget.select()}
			onInput={leadOn}
			onKeyDown={enter}
			className="control w-full px-0 text-center font-semibold tabular-nums"
			{...{ [NUMBER]: "" }}
		/>
	);
}

/** A first digit of 1 or 2 may get a second one; games of thirty points are not played. */
const isWhole = (typed: string) => /^(?:[03-9]|\d\d)$/.test(latinDigits(typed));

function leadOn({ nativeEvent, currentTarget }: SyntheticEvent<HTMLInputElement>) {
	const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("insert");
	if (isTyped && isWhole(currentTarget.value)) nextOf(currentTarget)?.focus();
}

/** Enter leads on as well, and sends the form from its last number. */
function enter(event: KeyboardEvent<HTMLInputElement>) {
	const next = event.key === "Enter" ? nextOf(event.currentTarget) : undefined;
	if (!next) return;
	event.preventDefault();
	next.focus();
}

function nextOf(field: HTMLInputElement): HTMLElement | undefined {
	const all = [...(field.form?.querySelectorAll<HTMLElement>(`[${NUMBER}]`) ?? [])].filter((each) => each.offsetParent);
	return all[all.indexOf(field) + 1];
}
