import type { FormState } from "../../../base/forms/form-state.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { disputeTypes, MAIN_TYPES } from "../../../complaints/case/complaint.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { submittingText } from "../text.ts";

/** The first step: what the dispute is about. The four of the form first, the rest under them. */
export function TypeFields({ state }: { state: FormState }) {
	const t = useText(submittingText);
	const labels = useText(complaintText);
	const words = useText(caseText);
	const chosen = state.values.dispute_type || undefined;
	const choice = (type: (typeof disputeTypes)[number], i: number) => (
		<label
			key={type}
			className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2 font-semibold has-checked:border-brand has-checked:bg-sunken"
		>
			<input
				type="radio"
				id={i === 0 ? "submit-dispute_type" : undefined}
				name="dispute_type"
				value={type}
				defaultChecked={chosen === type}
				className="size-5 accent-brand"
			/>
			{type === "other" ? t.otherType : words[type]}
		</label>
	);
	const rest = disputeTypes.slice(MAIN_TYPES);
	return (
		<fieldset aria-describedby="type-hint" className="space-y-4">
			<legend className="mb-1 text-xl font-semibold">{labels.dispute_type}</legend>
			<p id="type-hint" className="text-soft">
				{t.typeHint}
			</p>
			<div className="grid gap-3 sm:grid-cols-2">{disputeTypes.slice(0, MAIN_TYPES).map(choice)}</div>
			<details open={rest.some((type) => type === chosen)}>
				<summary className="cursor-pointer py-2 font-semibold">{t.moreTypes}</summary>
				<div className="mt-2 grid gap-3 sm:grid-cols-2">{rest.map((type) => choice(type, 1))}</div>
			</details>
		</fieldset>
	);
}
