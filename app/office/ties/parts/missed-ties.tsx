import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { controls } from "../../../league/ties/round-results/round-form.ts";
import { missedOf, type RoundTie } from "../../../league/ties/round-results/round-values.ts";
import { roundText } from "../round-text.ts";

/** Who was absent, a choice for each tie, folded while all were played. */
export function MissedTies({ ties, state }: { ties: RoundTie[]; state: FormState }) {
	const locale = useLocale();
	const t = roundText(locale);
	const isOpen = ties.some(({ id }) => state.values[controls(id).missed]);
	return (
		<details open={isOpen} className="card px-4">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.missed}</summary>
			<p className="mb-4 text-sm text-soft">{t.missedHint}</p>
			<div className="grid gap-4 pb-4 sm:grid-cols-2">
				{ties.map((tie) => {
					const [home, away] = [pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name")];
					const options = [
						{ value: "home", label: t.homeMissed(home) },
						{ value: "away", label: t.homeMissed(away) },
						{ value: "both", label: t.bothMissed },
						...(missedOf(tie) === "other" ? [{ value: "other", label: t.other }] : []),
					];
					return (
						<SelectField
							key={tie.id}
							form="round"
							name={controls(tie.id).missed}
							label={`${home} – ${away}`}
							required={false}
							labelSaysOptional
							state={state}
							options={options}
							empty={t.played}
						/>
					);
				})}
			</div>
		</details>
	);
}
