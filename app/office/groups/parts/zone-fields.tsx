import { fromKeys } from "../../../base/literals.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { namesOfZone, zoneNames, zoneParts, zoneRows } from "../../../league/competitions/groups/zone-fields.ts";
import { zoneKinds } from "../../../league/competitions/groups/zones.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { zonesText } from "../zones-text.ts";

/** Places to choose from; a file may name later ones. */
const PLACES = 30;
/** Empty rows below those that are set. */
const MORE = 2;

/** The labels of the fields of all zones. */
export function useZoneLabels() {
	const t = zonesText(useLocale());
	return fromKeys(zoneNames, (name) => t[zoneParts.find((part) => name.endsWith(`_${part}`)) ?? "kind"]);
}

type Props<N extends string> = { field: FieldOf<N | (typeof zoneNames)[number]>; state: RecordState };

/** The zones of a table: kind, places, and words of their own. Rows without a zone are as many as may be wanted. */
export function ZoneFields<N extends string>({ field, state }: Props<N>) {
	const locale = useLocale();
	const t = zonesText(locale);
	const isSet = (row: (typeof zoneRows)[number]) =>
		Object.values(namesOfZone(row)).some((name) => state.values[name] || state.problems[name]);
	const last = zoneRows.findLastIndex(isSet);
	const kinds = zoneKinds.map((value) => ({ value, label: t[value] }));
	return (
		<fieldset className="space-y-4 sm:col-span-2">
			<legend className="mb-1 font-semibold">{groupText(locale).zones}</legend>
			<p className="text-sm text-soft">{t.zonesHint}</p>
			{zoneRows.slice(0, last + 1 + MORE).map((row, nth) => {
				const { kind, from, to, label_ar, label } = namesOfZone(row);
				const hasWords = [label_ar, label].some((name) => state.values[name] || state.problems[name]);
				return (
					<fieldset key={row} className="rounded-xl border border-line p-4">
						<legend className="px-1 text-sm font-semibold text-soft">{t.zone(nth + 1)}</legend>
						<div className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[2fr_1fr_1fr]">
							<div className="col-span-2 sm:col-span-1">
								<SelectField {...field(kind, false)} labelSaysOptional empty={t.noZone} options={kinds} />
							</div>
							<SelectField
								{...field(from, false)}
								labelSaysOptional
								empty="–"
								options={placesUntil(state.values[from])}
							/>
							<SelectField {...field(to, false)} labelSaysOptional empty="–" options={placesUntil(state.values[to])} />
						</div>
						<details className="mt-3" open={hasWords || undefined}>
							<summary className="cursor-pointer py-1 text-sm font-semibold">{t.ownWords}</summary>
							<div className="mt-2 grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
								<Field {...field(label_ar, false)} labelSaysOptional maxLength={60} dir="rtl" hint={t.labelHint} />
								<Field {...field(label, false)} labelSaysOptional maxLength={60} dir="ltr" />
							</div>
						</details>
					</fieldset>
				);
			})}
		</fieldset>
	);
}

/** The numbers of places, with the one that is stored. */
const placesUntil = (stored: string | undefined) =>
	Array.from({ length: Math.max(PLACES, Number(stored) || 0) }, (_, nth) => String(nth + 1)).map((value) => ({
		value,
		label: value,
	}));
