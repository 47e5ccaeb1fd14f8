import type { Locale } from "../../../../base/locale/locale.ts";
import { Field } from "../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { decisionParts } from "../../../../complaints/case/decision-parts.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import { transitionText } from "../../transition-text.ts";

/** The parts of a decision that may be left out, folded until one of them is wanted. */
export function PartFields({ field }: { field: { form: string; state: DeskState | undefined } }) {
	const locale = useLocale();
	const t = transitionText(locale);
	const labels = labelsOfParts(locale);
	const { values = {}, problems = {} } = field.state ?? {};
	return (
		<details open={decisionParts.some((part) => values[part] || problems[part])} className="card p-4">
			<summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.decisionParts}</summary>
			<div className="mt-3 space-y-5">
				{decisionParts.map((part) => (
					<Field
						key={part}
						{...field}
						name={part}
						label={labels[part]}
						rows={4}
						required={false}
						hint={t[`${part}Hint`]}
					/>
				))}
			</div>
		</details>
	);
}

export function labelsOfParts(locale: Locale) {
	const { facts, articles, remedy, second_language } = caseText(locale);
	return { facts, articles, remedy, second_language };
}
