import { fromKeys } from "../../../base/literals.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { nthRow, Rows } from "../../../base/ui/fields/rows.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { namesOfZone, zoneNames, zoneParts, zoneRows } from "../../../league/competitions/groups/zone-fields.ts";
import { zoneKinds } from "../../../league/competitions/groups/zones.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { zonesText } from "../zones-text.ts";

/** Places to choose from; a file may name later ones. */
const PLACES = 30;

/** The labels of the fields of all zones, each with its row. */
export function useZoneLabels() {
	const t = zonesText(useLocale());
	return fromKeys(zoneNames, (name) => {
		const label = t[zoneParts.find((part) => name.endsWith(`_${part}`)) ?? "kind"];
		return `${t.zone(nthRow(name))} · ${label}`;
	});
}

type Props<N extends string> = { field: FieldOf<N | (typeof zoneNames)[number]>; state: RecordState };

/** The zones of a table: kind, places, and words of their own. Rows without a zone are as many as may be wanted. */
export function ZoneFields<N extends string>({ field, state }: Props<N>) {
	const locale = useLocale();
	const t = zonesText(locale);
	const kinds = zoneKinds.map((value) => ({ value, label: t[value] }));
	return (
		<Rows
			legend={groupText(locale).zones}
			hint={t.zonesHint}
			rows={zoneRows.map(namesOfZone)}
			state={state}
			legendOf={t.zone}
		>
			{({ kind, from, to, label_ar, label }) => {
				const hasWords = [label_ar, label].some((name) => state.values[name] || state.problems[name]);
				return (
					<>
						<div className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr_1fr]">
							<div className="col-span-2 sm:col-span-1">
								<SelectField
									{...field(kind, false)}
									label={t.kind}
									labelSaysOptional
									empty={t.noZone}
									options={kinds}
								/>
							</div>
							<SelectField
								{...field(from, false)}
								label={t.from}
								labelSaysOptional
								empty="–"
								options={placesUntil(state.values[from])}
							/>
							<SelectField
								{...field(to, false)}
								label={t.to}
								labelSaysOptional
								empty="–"
								options={placesUntil(state.values[to])}
							/>
						</div>
						<details className="mt-3" open={hasWords || undefined}>
							<summary className="cursor-pointer py-1 text-sm font-semibold">{t.ownWords}</summary>
							<div className="mt-2 grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
								<Field
									{...field(label_ar, false)}
									label={t.label_ar}
									labelSaysOptional
									maxLength={60}
									dir="rtl"
									hint={t.labelHint}
								/>
								<Field {...field(label, false)} label={t.label} labelSaysOptional maxLength={60} dir="ltr" />
							</div>
						</details>
					</>
				);
			}}
		</Rows>
	);
}

/** The numbers of places, with the one that is stored. */
const placesUntil = (stored: string | undefined) =>
	Array.from({ length: Math.max(PLACES, Number(stored) || 0) }, (_, nth) => String(nth + 1)).map((value) => ({
		value,
		label: value,
	}));
