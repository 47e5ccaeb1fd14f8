import type { FormState } from "../../../base/forms/form-state.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { nameChanges } from "../../../people/clubs/renaming/former-name-form.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { renamingText } from "../names-text.ts";

/** Whether another name corrects the club's, or is new from a day on. */
export function NameChange({ state }: { state: FormState }) {
	const t = renamingText(useLocale());
	const field = fieldProps<"name_change" | "renamed_on">("team", state, t);
	return (
		<>
			<SelectField
				{...field("name_change", false)}
				options={nameChanges.map((value) => ({ value, label: t[value] }))}
			/>
			<Field {...field("renamed_on", false)} type="date" hint={t.renamedHint} />
		</>
	);
}
