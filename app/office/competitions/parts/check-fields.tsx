import { fromKeys } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { nthRow, Rows } from "../../../base/ui/fields/rows.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { LicenceCategory } from "../../../people/registrations/categories/categories.server.ts";
import type { checkNames } from "../../../people/registrations/eligibility/checks.ts";
import { checksText } from "../../../people/registrations/eligibility/checks-text.ts";
import { quotaNames, quotaRows } from "../../../people/registrations/eligibility/quotas.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";

/** The labels of the fields of all quotas, each with its row. */
export function useQuotaLabels() {
	const t = checksText(useLocale());
	return fromKeys(quotaNames, (name) => {
		const label = name.endsWith("_category") ? t.quotaCategory : name.endsWith("_per") ? t.quotaPer : t.quotaMost;
		return `${t.quota(nthRow(name))} · ${label}`;
	});
}

type Props<N extends string> = {
	field: FieldOf<N | (typeof checkNames)[number]>;
	state: RecordState;
	categories: readonly LicenceCategory[];
};

/** The checks of those who are named for a match: boxes, a number for a higher team, and quotas of categories. */
export function CheckFields<N extends string>({ field, state, categories }: Props<N>) {
	const locale = useLocale();
	const t = checksText(locale);
	const choices = categories.map((each) => ({ value: each.code, label: pick(locale, each, "name") }));
	const scopes = [
		{ value: "line-up", label: t.perLineUp },
		{ value: "squad", label: t.perSquad },
	];
	return (
		<>
			<CheckField {...field("check_licence")} />
			<CheckField {...field("check_roster")} />
			<CheckField {...field("check_stint")} />
			<CheckField {...field("check_class")} hint={t.classHint} />
			<CheckField {...field("check_order")} hint={t.orderHint} />
			<Field {...field("check_higher", false)} numeric maxLength={2} hint={t.higherHint} />
			<Rows
				legend={t.quotas}
				hint={t.quotasHint}
				rows={quotaRows}
				setBy={({ category, most }) => [category, most]}
				state={state}
				legendOf={t.quota}
			>
				{({ category, per, most }) => (
					<div className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[2fr_2fr_1fr]">
						<div className="col-span-2 sm:col-span-1">
							<SelectField
								{...field(category, false)}
								label={t.quotaCategory}
								labelSaysOptional
								empty={t.noQuota}
								options={choices}
							/>
						</div>
						<SelectField {...field(per, false)} label={t.quotaPer} labelSaysOptional options={scopes} />
						<Field {...field(most, false)} label={t.quotaMost} labelSaysOptional numeric maxLength={2} />
					</div>
				)}
			</Rows>
		</>
	);
}
