import type { SyntheticEvent } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { machineText } from "../../../base/typed/machine-text.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { phases } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import { controls } from "../../../league/ties/round-results/round-form.ts";
import type { RoundTie } from "../../../league/ties/round-results/round-values.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { roundText } from "../round-text.ts";

/**
 * The ties of a round, a line each with two numbers. The walkovers are below them, so that Tab leads from number to
 * number.
 */
export function RoundLines({ ties, state }: { ties: RoundTie[]; state: FormState }) {
	const locale = useLocale();
	const t = roundText(locale);
	return (
		<div className="card">
			<p aria-hidden="true" className="flex justify-end gap-2 px-3 pt-2 text-sm text-soft sm:px-4">
				<span className="w-16 text-center">{t.home}</span>
				<span className="w-16 text-center">{t.away}</span>
			</p>
			<ul className="divide-y divide-line">
				{ties.map((tie) => (
					<Line key={tie.id} tie={tie} state={state} />
				))}
			</ul>
		</div>
	);
}

function Line({ tie, state }: { tie: RoundTie; state: FormState }) {
	const locale = useLocale();
	const t = roundText(locale);
	const inWords = useProblemText();
	const of = controls(tie.id);
	const [home, away] = [pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name")];
	const [problem] = [of.home_score, of.away_score].flatMap((name) => state.problems[name] ?? []);
	const score = { state, describedBy: problem && `round-${tie.id}-problem` };
	return (
		<li data-match-id={tie.id} className="px-3 py-2 sm:px-4">
			<input type="hidden" name={of.version} value={state.values[of.version]} readOnly />
			<input type="hidden" name={of.was} value={state.values[of.was]} readOnly />
			<div className="flex items-center gap-2">
				<p className="min-w-0 flex-1 leading-snug font-semibold">
					<bdi className="max-sm:block">{home}</bdi>{" "}
					<span className="font-normal text-soft max-sm:hidden">{tiesText(locale).versus}</span>{" "}
					<bdi className="max-sm:block">{away}</bdi>
					<MoreAbout tie={tie} />
				</p>
				<ScoreControl name={of.home_score} next={of.away_score} label={t.scoreOf(home, away)} {...score} />
				<ScoreControl name={of.away_score} label={t.scoreOf(away, home)} {...score} />
			</div>
			{problem && (
				<p id={`round-${tie.id}-problem`} className="mt-1 text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
			{problem === "changedLine" && (
				<p className="mt-1 text-sm">
					{t.theirs}{" "}
					{tie.home_score === null ? t.nothingEntered : <Score home={tie.home_score} away={tie.away_score} />}
				</p>
			)}
		</li>
	);
}

/** More about a tie than its score: called off, postponed, a walkover. */
function MoreAbout({ tie }: { tie: RoundTie }) {
	const locale = useLocale();
	const l = leagueTieText(locale);
	const phase = phases.find((each) => each === tie.phase);
	const words = [
		phase ? l[phase] : tie.status === "cancelled" && tiesText(locale).cancelled,
		tie.outcome !== "played" && l[tie.outcome],
		!tie.date_known && l.undated,
	].filter(Boolean);
	return words.length > 0 && <span className="block text-sm font-normal text-soft">{words.join(" · ")}</span>;
}

type ScoreProps = { name: string; next?: string; label: string; state: FormState; describedBy?: string };

function ScoreControl({ name, next, label, state, describedBy }: ScoreProps) {
	/** The first digit in an empty field leads on to the other side; from there Tab leads to the next tie. */
	function onInput({ nativeEvent, currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
		const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("insert");
		if (next && isTyped && /^\d$/.test(machineText(value))) document.getElementById(`round-${next}`)?.focus();
	}
	return (
		<div className="w-16 shrink-0">
			<input
				id={`round-${name}`}
				name={name}
				type="text"
				inputMode="numeric"
				enterKeyHint="done"
				autoComplete="off"
				maxLength={4}
				dir="ltr"
				aria-label={label}
				aria-invalid={state.problems[name] ? true : undefined}
				aria-describedby={describedBy}
				defaultValue={state.values[name]}
				onFocus={({ currentTarget }) => currentTarget.select()}
				onInput={onInput}
				className="control px-1 text-center text-xl font-bold digits"
			/>
		</div>
	);
}
