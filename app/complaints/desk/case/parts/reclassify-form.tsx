import { Field, SelectField } from "../../../../base/ui/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { caseText } from "../../../case/case-text.ts";
import { disputeTypes } from "../../../case/complaint.ts";
import { deskText } from "../../text.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { DeskForm, stateOf } from "./desk-form.tsx";

/** Another type of dispute, with a reason that the complainant reads. */
export function ReclassifyForm({ item, state }: { item: DeskCase["item"]; state?: DeskState }) {
	const locale = useLocale();
	const t = deskText(locale);
	const c = caseText(locale);
	const own = stateOf(state, "reclassify");
	return (
		<details id="reclassify" open={own !== undefined}>
			<summary className="cursor-pointer py-1 font-semibold text-brand">{t.reclassify}</summary>
			<p className="mt-2 mb-3 text-soft">{t.reclassifyText}</p>
			<DeskForm
				intent="reclassify"
				reference={item.case_reference}
				state={state}
				labels={{ body: t.reason, dispute_type: t.dispute_type }}
			>
				<SelectField
					form="reclassify"
					name="dispute_type"
					label={t.dispute_type}
					state={own ?? { problems: {}, values: { dispute_type: item.dispute_type } }}
					options={disputeTypes.map((value) => ({ value, label: c[value] }))}
				/>
				<Field form="reclassify" name="body" label={t.reason} rows={3} state={own} />
				<button type="submit" className="button-quiet">
					{t.reclassify}
				</button>
			</DeskForm>
		</details>
	);
}
