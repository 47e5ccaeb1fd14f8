import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { MAX_SCORE } from "../editing/tie-form.ts";
import { resultText } from "../result/result-text.ts";

type Props = {
	form: string;
	name: "home_score" | "away_score";
	club: string;
	side: string;
	state: FormState;
	/** Takes the first focus of its screen. */
	first?: boolean;
	/** Name of the control that follows after a digit. */
	next?: string;
};

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** The score of one club: a large number, and with a script buttons and arrow keys that count up and down. */
export function ScoreField({ form, name, club, side, state, first = false, next }: Props) {
	const t = useText(resultText);
	const inWords = useProblemText();
	const field = useRef<HTMLInputElement>(null);
	const isEntered = useRef(false);
	const [isAlive, setAlive] = useState(false);
	useEffect(() => {
		setAlive(true);
		const control = field.current;
		if (control && control === document.activeElement && control.value === control.defaultValue) control.select();
	}, []);
	const id = `${form}-${name}`;
	const problem = state.problems[name];

	function step(by: number) {
		const control = field.current;
		if (!control) return;
		const now = Number(machineText(control.value)) || 0;
		control.value = String(Math.min(MAX_SCORE, Math.max(0, now + by)));
		control.dispatchEvent(new Event("input", { bubbles: true }));
	}
	function onKeyDown(event: KeyboardEvent) {
		const by = steps[event.key];
		if (!by) return;
		event.preventDefault();
		step(by);
	}
	/** The first digit, in place of what was there, leads on. Who comes back to make 1 a 10 stays in the field. */
	function onInput({ nativeEvent, currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
		isEntered.current = false;
		const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("insert");
		const isFirst = /^\d$/.test(machineText(value));
		if (isTyped && isFirst && next) document.getElementById(`${form}-${next}`)?.focus();
	}

	return (
		<div className="flex min-w-0 flex-1 flex-col gap-2 text-center">
			<label htmlFor={id} className="flex flex-1 flex-col justify-end leading-snug">
				<span className="text-lg font-semibold" dir="auto">
					{club}
				</span>
				<span className="text-sm text-soft">{side}</span>
			</label>
			<input
				ref={field}
				id={id}
				name={name}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
				required
				dir="ltr"
				data-first={first ? "" : undefined}
				// biome-ignore lint/a11y/noAutofocus: the screen is for these two numbers
				autoFocus={first}
				defaultValue={state.values[name]}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${id}-problem` : undefined}
				onFocus={() => {
					isEntered.current = true;
					field.current?.select();
				}}
				// A press places the caret after the focus; the first one selects the number, the next one is as everywhere.
				onClick={() => {
					if (isEntered.current) field.current?.select();
					isEntered.current = false;
				}}
				onInput={onInput}
				onKeyDown={onKeyDown}
				className="control text-center text-3xl font-bold digits"
			/>
			<div className={`flex justify-center gap-2 ${isAlive ? "" : "invisible"}`}>
				<Step label={t.less(club)} sign="M6 12h12" onPress={() => step(-1)} />
				<Step label={t.more(club)} sign="M6 12h12M12 6v12" onPress={() => step(1)} />
			</div>
			{problem && (
				<p id={`${id}-problem`} className="text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
		</div>
	);
}

const Step = ({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) => (
	<button type="button" tabIndex={-1} aria-label={label} onClick={onPress} className="button-quiet size-12 px-0">
		<svg viewBox="0 0 24 24" width="22" height="22" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
			<path d={sign} />
		</svg>
	</button>
);
