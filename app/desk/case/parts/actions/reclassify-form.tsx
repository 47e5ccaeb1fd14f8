import { Field, SelectField } from "../../../../base/ui/fields/fields.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import { disputeTypes } from "../../../../complaints/case/complaint.ts";
import { complaintText } from "../../../../complaints/case/complaint-text.ts";
import { caseText } from "../../../../complaints/case/text.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../../complaints/handling/desk-case.server.ts";
import { deskCaseText } from "../../text.ts";
import { ActionFold } from "./action-fold.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";

/** Another type of dispute, with a reason that the complainant reads. */
export function ReclassifyForm({ item, state }: { item: DeskCase["item"]; state?: DeskState }) {
	const t = useText(deskCaseText);
	const labels = useText(complaintText);
	const c = useText(caseText);
	const own = stateOf(state, "reclassify");
	return (
		<ActionFold id="reclassify" title={t.reclassify} isOpen={own !== undefined}>
			<p className="mb-3 text-soft">{t.reclassifyText}</p>
			<DeskForm
				intent="reclassify"
				reference={item.case_reference}
				state={state}
				labels={{ body: c.reason, dispute_type: labels.dispute_type }}
			>
				<SelectField
					form="reclassify"
					name="dispute_type"
					label={labels.dispute_type}
					state={own ?? { problems: {}, values: { dispute_type: item.dispute_type } }}
					options={disputeTypes.map((value) => ({ value, label: c[value] }))}
				/>
				<Field form="reclassify" name="body" label={c.reason} rows={3} state={own} />
				<button type="submit" className="button-quiet">
					{t.reclassify}
				</button>
			</DeskForm>
		</ActionFold>
	);
}
