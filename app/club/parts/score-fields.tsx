import type { FormState } from "../../base/forms/form-state.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { SelectField } from "../../base/ui/fields/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { reportedOutcomes } from "../../league/sheets/reports/score-form.ts";
import { sides } from "../../league/tie.ts";
import { leagueTieText } from "../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../league/ties/editing/manage-text.ts";
import { Score } from "../../league/ties/parts/score.tsx";
import { ScoreField } from "../../league/ties/parts/score-field.tsx";

type Props = { form: string; state: FormState; names: { home: string; away: string }; withOutcome: boolean };

/** The result of a tie without a sheet; how it ended where the edition records that. */
export function ScoreFields({ form, state, names, withOutcome }: Props) {
	const locale = useLocale();
	const t = leagueTieText(locale);
	return (
		<div className="space-y-5">
			<div className="flex gap-4">
				<ScoreField {...{ form, state }} name="home_score" club={names.home} side={t.home} next="away_score" />
				<ScoreField {...{ form, state }} name="away_score" club={names.away} side={t.away} />
			</div>
			{withOutcome && (
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField {...{ form, state }} name="outcome" label={t.outcome} options={outcomes(locale)} />
					<SelectField
						{...{ form, state }}
						name="absent"
						label={t.absent}
						required={false}
						labelSaysOptional
						empty={t.noneAbsent}
						options={absentSides(locale, names)}
					/>
				</div>
			)}
		</div>
	);
}

/** The result as it is typed, in the way in which it is read once it is published. */
export function ScoreLook({ values, names }: { values: Record<string, string>; names: Props["names"] }) {
	const locale = useLocale();
	const inWords = valueInScore(locale, names);
	const { outcome = "played", absent = "" } = values;
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-3 text-lg">
				<bdi>{names.home}</bdi>
				<Score
					home={Number(machineText(values.home_score ?? ""))}
					away={Number(machineText(values.away_score ?? ""))}
				/>
				<bdi>{names.away}</bdi>
			</p>
			{outcome !== "played" && (
				<p>
					{inWords("outcome", outcome)}
					{absent && ` · ${leagueTieText(locale).absent}: ${inWords("absent", absent)}`}
				</p>
			)}
		</>
	);
}

const outcomes = (locale: Locale) => reportedOutcomes.map((value) => ({ value, label: leagueTieText(locale)[value] }));
const absentSides = (locale: Locale, names: Props["names"]) =>
	sides.map((value) => ({ value, label: value === "both" ? leagueTieText(locale).both : names[value] }));

/** The values of the two lists as they are chosen, for changes by others. */
export const valueInScore = (locale: Locale, names: Props["names"]) => (field: string, value: string) => {
	const lists: Record<string, { value: string; label: string }[]> = {
		outcome: outcomes(locale),
		absent: absentSides(locale, names),
	};
	return lists[field]?.find((each) => each.value === value)?.label;
};

export function scoreLabels(locale: Locale): Record<string, string> {
	const [t, scores] = [leagueTieText(locale), manageTiesText(locale)];
	return { home_score: scores.home_score, away_score: scores.away_score, outcome: t.outcome, absent: t.absent };
}
