import type { KeyboardEvent } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import { isWholeNumber } from "../rules/typed-points.ts";

/**
 * Marks the numbers of a sheet, which lead from one to the next; with the points that win a game, 0 for numbers of
 * games.
 */
const NUMBER = "data-number";
/** Marks those that the others pass by. */
const NOT_ASKED = "data-not-asked";

type Props = {
	form: string;
	name: string;
	label: string;
	state: FormState;
	/** The element that says what is wrong with its game. */
	problemId: string | undefined;
	/** The points that win a game; 0 where it is a number of games. */
	pointsTo: number;
	/** False for a game after the one that decided its rubber. */
	isAsked: boolean;
};

/** Where the games are rows there is room for a thumb. */
const narrow = "max-[24.999rem]:mx-auto max-[24.999rem]:max-w-16 max-[24.999rem]:text-lg";

/** One number of a sheet. */
export function PointsField({ form, name, label, state, problemId, pointsTo, isAsked }: Props) {
	const isWrong = wrongNumber(state.problems) === name;
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
			aria-invalid={problemId ? true : undefined}
			aria-describedby={problemId}
			// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to the number
			autoFocus={isWrong}
			data-wrong={isWrong ? "" : undefined}
			defaultValue={state.values[name]}
			onFocus={(event) => event.currentTarget.select()}
			onKeyDown={enter}
			className={`control w-full scroll-mt-24 scroll-mb-32 px-0 text-center font-semibold digits ${narrow}`}
			{...{ [NUMBER]: pointsTo, [NOT_ASKED]: isAsked ? undefined : "" }}
		/>
	);
}

/** The number that is wrong first, where that is the first problem of all: it takes the focus. */
export function wrongNumber(problems: FormState["problems"]): string | undefined {
	const [first = ""] = Object.keys(problems);
	return /^r\d+_[ha]\d?$/.test(first) ? first : undefined;
}

/**
 * Gives the next number the focus once no further digit can follow. Call it when the page shows which ones are still
 * asked for.
 */
export function leadOn({ nativeEvent, target }: { nativeEvent: Event; target: EventTarget }) {
	if (!(target instanceof HTMLInputElement && target.hasAttribute(NUMBER))) return;
	const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("insert");
	if (isTyped && isWholeNumber(target.value, Number(target.getAttribute(NUMBER)))) nextOf(target)?.focus();
}

/** Enter leads on as well, and sends the form from its last number. */
function enter(event: KeyboardEvent<HTMLInputElement>) {
	const next = event.key === "Enter" ? nextOf(event.currentTarget) : undefined;
	if (!next) return;
	event.preventDefault();
	next.focus();
}

function nextOf(field: HTMLInputElement): HTMLElement | undefined {
	const all = [...(field.form?.querySelectorAll<HTMLElement>(`[${NUMBER}]`) ?? [])].filter(
		(each) => each === field || (each.offsetParent && !each.hasAttribute(NOT_ASKED)),
	);
	return all[all.indexOf(field) + 1];
}
