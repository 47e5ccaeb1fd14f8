import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { namesFirst } from "../../../complaints/complainants/name-order.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";

/** The two names: the one in the reader's own script first, the other one optional. */
export function NameFields({ form, state }: { form: string; state: FormState }) {
	const locale = useLocale();
	const t = profileText(locale);
	const shown = namesFirst(locale, state);
	const field = { form, state: shown, maxLength: 120 };
	const arabic = (
		<Field
			{...field}
			name="full_name_ar"
			label={t.full_name_ar}
			dir="auto"
			autoComplete={locale === "ar" ? "name" : undefined}
			required={locale === "ar"}
		/>
	);
	const other = (
		<Field
			{...field}
			name="full_name"
			label={t.full_name}
			autoComplete={locale === "en" ? "name" : undefined}
			required={locale === "en"}
		/>
	);
	const [first, second] = locale === "ar" ? [arabic, other] : [other, arabic];
	return (
		<>
			{first}
			{second}
		</>
	);
}
