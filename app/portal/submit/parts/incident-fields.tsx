import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { STATEMENT_MAX, sides } from "../../../complaints/case/complaint.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { submittingText } from "../text.ts";
import { RepresentedFields } from "./represented-fields.tsx";

const ROWS = 6;

/** The second step: what happened, when, where, and the parties; `represents` asks who is represented. */
export function IncidentFields({ state, represents }: { state: FormState; represents: boolean }) {
	const t = useText(submittingText);
	const labels = useText(complaintText);
	const common = useText(commonText);
	const field = { form: "submit", state };
	const optional = { ...field, required: false };
	const party = { ...optional, labelSaysOptional: true }; // the heading above them says it for all
	const given = { ...state.values, ...state.problems };
	const hasParties = sides.some((side) => Object.keys(given).some((name) => name.startsWith(side) && given[name]));
	const hasArabic = Boolean(state.values.detailed_description_ar || state.values.incident_location_ar);
	const isFiledFor = represents || Boolean(given.represented_name || given.represented_as);
	return (
		<>
			{isFiledFor && <RepresentedFields state={state} />}
			<Field
				{...field}
				name="detailed_description"
				label={labels.detailed_description}
				rows={ROWS}
				maxLength={STATEMENT_MAX}
				hint={t.descriptionHint}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field {...optional} name="incident_date" label={labels.incident_date} type="date" />
				<Field {...optional} name="incident_location" label={labels.incident_location} maxLength={200} />
			</div>
			<details open={hasArabic}>
				<summary className="cursor-pointer py-2 font-semibold">{t.inArabicToo}</summary>
				<div className="mt-3 space-y-5">
					<Field
						{...optional}
						name="detailed_description_ar"
						label={labels.detailed_description_ar}
						rows={ROWS}
						dir="rtl"
						maxLength={STATEMENT_MAX}
					/>
					<Field
						{...optional}
						name="incident_location_ar"
						label={labels.incident_location_ar}
						dir="rtl"
						maxLength={200}
					/>
				</div>
			</details>
			<details open={hasParties} className="border-t border-line pt-4">
				<summary className="cursor-pointer py-2 font-semibold">
					{labels.parties} <span className="font-normal text-soft">({common.optional})</span>
				</summary>
				<p className="text-sm text-soft">{t.partiesHint}</p>
				<div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
					{sides.map((side) => (
						<fieldset key={side} className="space-y-3">
							<legend className="mb-1 font-semibold">{labels[`${side}Party`]}</legend>
							<Field {...party} name={`${side}_party_full_name`} label={labels.party_full_name} maxLength={120} />
							<Field {...party} name={`${side}_party_phone`} label={labels.party_phone} type="tel" maxLength={40} />
							<Field {...party} name={`${side}_party_organization`} label={labels.party_organization} maxLength={160} />
						</fieldset>
					))}
				</div>
			</details>
		</>
	);
}
