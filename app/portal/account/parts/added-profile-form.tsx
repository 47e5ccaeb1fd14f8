import type { FormState } from "../../../base/forms/form-state.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addProfileText } from "../../../complaints/add-profile/text.ts";
import { submitterTypes } from "../../../complaints/case/complaint.ts";
import { namesFirst } from "../../../complaints/complainants/name-order.ts";
import { addedFields } from "../../../complaints/complainants/profile-form.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";
import { registrationText } from "../registration-text.ts";
import { DetailFields } from "./detail-fields.tsx";
import { NameFields } from "./name-fields.tsx";

const FORM = "profile";

/** The fields of the registration, without the email address and the password of the account. */
export function AddedProfileForm({ state, begins }: { state: FormState; begins: boolean }) {
	const locale = useLocale();
	const t = addProfileText(locale);
	const fields = profileText(locale);
	const labels = Object.fromEntries(addedFields.map((name) => [name, fields[name]]));
	const isMissing = Object.values(state.problems).includes("required");
	return (
		<form method="post" noValidate className="card space-y-5 p-4 sm:space-y-6 sm:p-8">
			<ErrorSummary
				form={FORM}
				state={namesFirst(locale, state)}
				labels={labels}
				title={isMissing ? registrationText(locale).fillRequired : undefined}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<NameFields form={FORM} state={state} />
				<SelectField
					form={FORM}
					state={state}
					name="submitter_type"
					label={fields.submitter_type}
					options={submitterTypes.map((value) => ({ value, label: fields[value] }))}
				/>
			</div>
			<DetailFields form={FORM} state={state} />
			<p className="text-sm text-soft">{t.fixed}</p>
			<button type="submit" className="button">
				{begins ? t.addAndBegin : t.add}
			</button>
		</form>
	);
}
