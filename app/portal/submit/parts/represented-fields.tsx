import type { FormState } from "../../../base/forms/form-state.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { REPRESENTED_MAX, representations } from "../../../complaints/case/complaint.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { representationText } from "../../../complaints/case/represented/representation-text.ts";
import { submittingText } from "../text.ts";

/** The person or club that a representative files for, and the capacity. */
export function RepresentedFields({ state }: { state: FormState }) {
	const t = useText(submittingText);
	const labels = useText(complaintText);
	const words = useText(representationText);
	const field = { form: "submit", state, required: false };
	return (
		<fieldset className="space-y-3 border-b border-line pb-5">
			<legend className="float-start w-full font-semibold">{t.forSomeoneElse}</legend>
			<p className="clear-both text-sm text-soft">{t.representedHint}</p>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field {...field} name="represented_name" label={labels.represented_name} maxLength={REPRESENTED_MAX} />
				<SelectField
					{...field}
					name="represented_as"
					label={labels.represented_as}
					empty=""
					options={representations.map((value) => ({ value, label: words[value] }))}
				/>
			</div>
		</fieldset>
	);
}
