import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { STATEMENT_MAX, sides } from "../../case/complaint.ts";
import { portalText } from "../../case/text.ts";

const ROWS = 6;

/** The second step: what happened, when, where, and the parties. */
export function IncidentFields({ state }: { state: FormState }) {
	const locale = useLocale();
	const t = portalText(locale);
	const field = { form: "submit", state };
	const optional = { ...field, required: false };
	const hasArabic = Boolean(state.values.detailed_description_ar || state.values.incident_location_ar);
	return (
		<>
			<Field
				{...field}
				name="detailed_description"
				label={t.detailed_description}
				rows={ROWS}
				maxLength={STATEMENT_MAX}
				hint={t.descriptionHint}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field {...optional} name="incident_date" label={t.incident_date} type="date" />
				<Field {...optional} name="incident_location" label={t.incident_location} maxLength={200} />
			</div>
			<details open={hasArabic}>
				<summary className="cursor-pointer py-2 font-semibold">{t.inArabicToo}</summary>
				<div className="mt-3 space-y-5">
					<Field
						{...optional}
						name="detailed_description_ar"
						label={t.detailed_description_ar}
						rows={ROWS}
						dir="rtl"
						maxLength={STATEMENT_MAX}
					/>
					<Field {...optional} name="incident_location_ar" label={t.incident_location_ar} dir="rtl" maxLength={200} />
				</div>
			</details>
			<div className="border-t border-line pt-6">
				<h2 className="mb-4 text-xl">{t.parties}</h2>
				<div className="grid gap-8 md:grid-cols-2">
					{sides.map((side) => (
						<fieldset key={side} className="space-y-4">
							<legend className="mb-2 text-lg font-semibold">{t[`${side}Party`]}</legend>
							<Field {...optional} name={`${side}_party_full_name`} label={t.party_full_name} maxLength={120} />
							<Field {...optional} name={`${side}_party_phone`} label={t.party_phone} type="tel" maxLength={40} />
							<Field {...optional} name={`${side}_party_organization`} label={t.party_organization} maxLength={160} />
						</fieldset>
					))}
				</div>
			</div>
		</>
	);
}
