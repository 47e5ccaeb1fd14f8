import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { visitingText } from "../../../people/clubs/visiting-text.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";

/** The part of a club's form for people who look for a club: where it plays, when it trains, who may join. */
export function VisitingFields({ form, state }: { form: string; state: RecordState }) {
	const t = useText(visitingText);
	const named = fieldProps<keyof typeof t>(form, state, t);
	const field = (name: keyof typeof t) => named(name, false);
	return (
		<fieldset className="space-y-5 border-t border-line pt-5">
			<legend className="float-start mb-4 w-full text-lg font-semibold">{t.heading}</legend>
			<div className="grid clear-both gap-5 sm:grid-cols-2">
				<Field {...field("newcomers_ar")} rows={2} maxLength={300} hint={t.newcomersHint} />
				<Field {...field("newcomers")} rows={2} maxLength={300} />
				<Field {...field("training_ar")} rows={3} maxLength={500} />
				<Field {...field("training")} rows={3} maxLength={500} />
				<Field {...field("age_groups_ar")} />
				<Field {...field("age_groups")} />
				<Field {...field("hall_ar")} />
				<Field {...field("hall")} />
				<Field {...field("address_ar")} maxLength={200} />
				<Field {...field("address")} maxLength={200} />
				<Field {...field("location")} maxLength={60} hint={t.locationHint} />
				<Field {...field("email")} type="email" maxLength={254} />
				<Field {...field("website")} type="url" maxLength={300} />
				<Field {...field("social")} type="url" maxLength={300} />
			</div>
		</fieldset>
	);
}
