import type { FormState } from "../../../base/forms/form-state.ts";
import { QuestionList } from "../../../base/forms/questions/question-list.tsx";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { outcomes, sides } from "../../../league/tie.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { ScoreField } from "../../../league/ties/parts/score-field.tsx";
import { recordsText } from "../../../records/text.ts";
import { staffReportsText } from "../text.ts";

/** `questions` are what the editor is asked before it is saved. */
export type CorrectionState = FormState & { questions?: string[] };
type Props = { state: CorrectionState; names: { home: string; away: string }; version: number; bySheet: boolean };

/** The correction of a result: all that the form of a tie says of it, and why it is corrected. */
export function CorrectionForm({ state, names, version, bySheet }: Props) {
	const locale = useLocale();
	const t = staffReportsText(locale);
	const l = leagueTieText(locale);
	const field = { form: "decide", state } as const;
	const inWords = useProblemText();
	return (
		<form method="post" className="card space-y-4 p-5" noValidate>
			<h3 className="text-xl">{bySheet ? t.correctOverSheet : t.correct}</h3>
			{bySheet && <p className="text-soft">{t.overSheetHint}</p>}
			<QuestionList title={recordsText(locale).questions} questions={state.questions} sentence={inWords} autoFocus />
			<input type="hidden" name="version" value={String(version)} />
			<div className="flex gap-4">
				<ScoreField {...field} name="home_score" club={names.home} side={l.home} next="away_score" />
				<ScoreField {...field} name="away_score" club={names.away} side={l.away} />
			</div>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					{...field}
					name="outcome"
					label={l.outcome}
					options={outcomes.map((value) => ({ value, label: l[value] }))}
					hint={l.outcomeHint}
				/>
				<SelectField
					{...field}
					name="absent"
					label={l.absent}
					required={false}
					labelSaysOptional
					empty={l.noneAbsent}
					options={sides.map((value) => ({ value, label: value === "both" ? l.both : names[value] }))}
				/>
				<Field
					{...field}
					name="public_reason_ar"
					label={t.public_reason_ar}
					hint={l.reasonHint}
					required={false}
					rows={2}
					maxLength={500}
				/>
				<Field {...field} name="public_reason" label={t.public_reason} required={false} rows={2} maxLength={500} />
				<Field
					{...field}
					name="case_reference"
					label={l.case_reference}
					hint={l.decisionHint}
					required={false}
					maxLength={40}
					dir="ltr"
				/>
			</div>
			<Field {...field} name="reason" label={t.reason} hint={t.reasonHint} maxLength={300} rows={2} />
			<button type="submit" name="intent" value="correct" className="button-quiet">
				{t.correct}
			</button>
		</form>
	);
}

/** The labels of its controls, for the summary of what is wrong. */
export function correctionLabels(locale: "ar" | "en"): Record<string, string> {
	const [t, l, m] = [staffReportsText(locale), leagueTieText(locale), manageTiesText(locale)];
	return {
		home_score: m.home_score,
		away_score: m.away_score,
		outcome: l.outcome,
		absent: l.absent,
		reason: t.reason,
		public_reason_ar: t.public_reason_ar,
		public_reason: t.public_reason,
		case_reference: l.case_reference,
	};
}
