import type { FormState } from "../../../base/forms/form-state.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { managingText } from "../text.ts";

/** Names one more captain by email. */
export function NameCaptain({ state }: { state?: FormState }) {
	const locale = useLocale();
	const t = managingText(locale);
	const field = { form: "captain", state: state ?? { problems: {}, values: { language: locale } } };
	const languages = [
		{ value: "ar", label: t.arabic },
		{ value: "en", label: t.english },
	];
	return (
		<form method="post" noValidate className="space-y-4 border-t border-line pt-6">
			<h3 className="text-lg font-semibold">{t.add}</h3>
			<p>{t.addText}</p>
			<ErrorSummary form="captain" state={state} labels={{ email: t.email, language: t.language }} />
			<Field {...field} name="email" label={t.email} type="email" autoComplete="off" maxLength={254} />
			<SelectField {...field} name="language" label={t.language} options={languages} />
			<button type="submit" name="intent" value="name" className="button">
				{t.name}
			</button>
		</form>
	);
}
