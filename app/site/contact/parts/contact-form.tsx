import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary, Honeypot } from "../../../base/ui/fields/form-parts.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { contactText } from "../text.ts";

type Props = { state?: FormState; action: string; hint?: string; send?: string };

/** The contact form, to the federation or to a club; it posts to its own page. */
export function ContactForm({ state, action, hint, send }: Props) {
	const locale = useLocale();
	const t = contactText(locale);
	const common = commonText(locale);
	const labels = { name: t.name, surname: t.surname, email: t.email, message: t.message };
	const field = { form: "contact", state };
	return (
		<form method="post" action={`${action}#contact-form`} id="contact-form" noValidate className="card p-5 sm:p-8">
			<ErrorSummary form="contact" state={state} labels={labels} failed={{ title: t.errorTitle, text: t.errorText }} />
			<div className="grid gap-5 sm:grid-cols-2">
				<Field {...field} name="name" label={t.name} autoComplete="given-name" maxLength={100} />
				<Field {...field} name="surname" label={t.surname} autoComplete="family-name" maxLength={100} />
				<div className="sm:col-span-2">
					<Field {...field} name="email" label={t.email} type="email" autoComplete="email" maxLength={254} />
				</div>
				<div className="sm:col-span-2">
					<Field {...field} name="message" label={t.message} hint={hint} rows={6} maxLength={5000} />
				</div>
			</div>
			<Honeypot label={common.leaveEmpty} />
			<button type="submit" className="button mt-6">
				{send ?? t.send}
			</button>
		</form>
	);
}
