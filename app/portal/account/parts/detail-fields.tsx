import type { FormState } from "../../../base/forms/form-state.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { idTypes } from "../../../complaints/case/complaint.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";
import { registrationText } from "../registration-text.ts";

/** The second step of the registration: phone, ID, and the fields that may be left out. */
export function DetailFields({ form, state }: { form: string; state: FormState }) {
	const t = useText(profileText);
	const registration = useText(registrationText);
	const field = { form, state };
	const optional = { ...field, required: false };
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Field {...field} name="phone" label={t.phone} type="tel" autoComplete="tel" maxLength={40} />
			<Field {...optional} name="date_of_birth" label={t.date_of_birth} type="date" autoComplete="bday" />
			<SelectField
				{...field}
				name="id_type"
				label={t.id_type}
				empty={registration.choose}
				options={idTypes.map((value) => ({ value, label: t[value] }))}
			/>
			<Field {...field} name="id_number" label={t.id_number} dir="ltr" maxLength={40} hint={registration.idHint} />
			<div className="sm:col-span-2">
				<Field {...optional} name="address" label={t.address} autoComplete="street-address" maxLength={300} />
			</div>
			<Field {...optional} name="organization" label={t.organization} maxLength={160} />
			<Field {...optional} name="organization_ar" label={t.organization_ar} dir="rtl" maxLength={160} />
		</div>
	);
}
