import { sides } from "../../../access/side.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { passText } from "../passes-text.ts";

type Name = { name: string; name_ar: string };
type Props = { tie: { home: Name; away: Name; usual: string }; state?: FormState };

/** A new link: for which side, until when. */
export function NewPass({ tie, state }: Props) {
	const locale = useLocale();
	const t = passText(locale);
	const values = { until: tie.usual, ...state?.values };
	const field = { form: "pass", state: { problems: {}, ...state, values } };
	const choices = sides.map((value) => ({ value, label: pick(locale, tie[value], "name") }));
	return (
		<form method="post" noValidate className="space-y-4">
			<ErrorSummary form="pass" state={state} labels={{ side: t.side, until: t.until }} />
			<SelectField {...field} name="side" label={t.side} options={choices} empty={t.choose} />
			<Field {...field} name="until" label={t.until} type="date" hint={t.untilHint} />
			<button type="submit" className="button">
				{t.make}
			</button>
		</form>
	);
}
