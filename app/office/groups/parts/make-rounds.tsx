import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { roundsText } from "../rounds-text.ts";

type Props = { needed: number; isOpen: boolean; state?: FormState };

/** Makes all rounds that the teams of a group need, with their days where the first one is given. */
export function MakeRounds({ needed, isOpen, state = { problems: {}, values: { every: "7", days: "1" } } }: Props) {
	const t = roundsText(useLocale());
	const field = fieldProps<"first_on" | "every" | "days">("rounds", state, t);
	return (
		<details open={isOpen} className="card px-4">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.make}</summary>
			<p className="mb-4 text-soft">{needed > 0 ? t.makeLead(needed) : t.noTeams}</p>
			{needed > 0 && (
				<form method="post" noValidate className="grid items-start gap-5 pb-5 sm:grid-cols-3">
					<Field {...field("first_on", false)} type="date" hint={t.firstHint} />
					<Field {...field("every")} numeric maxLength={2} />
					<Field {...field("days")} numeric maxLength={2} />
					<button type="submit" className="button justify-self-start">
						{t.makeNow}
					</button>
				</form>
			)}
		</details>
	);
}
