import { fromKeys } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { nthRow, Rows } from "../../../base/ui/fields/rows.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { allClasses } from "../../../league/classes/classes.server.ts";
import { positionNames, positionRows } from "../../../league/formats/position-fields.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { positionsText } from "../positions-text.ts";

type PositionName = (typeof positionNames)[number];

/** The labels of the fields of all positions, each with its row. */
export function usePositionLabels() {
	const t = positionsText(useLocale());
	return fromKeys(positionNames, (name) => {
		const label = name.endsWith("_position") ? t.position : name.endsWith("_class") ? t.class : t.born;
		return `${t.condition(nthRow(name))} · ${label}`;
	});
}

type Props<N extends string> = {
	field: FieldOf<N | PositionName>;
	state: RecordState;
	classes: Awaited<ReturnType<typeof allClasses>>;
};

/** Who may be named at which position of a format. */
export function PositionFields<N extends string>({ field, state, classes }: Props<N>) {
	const locale = useLocale();
	const t = positionsText(locale);
	const choices = classes.map((each) => ({ value: each.code, label: pick(locale, each, "name") }));
	return (
		<Rows legend={t.positions} hint={t.positionsHint} rows={positionRows} state={state} legendOf={t.condition}>
			{({ position, class: of, born }) => (
				<div className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[1fr_2fr_2fr]">
					<Field {...field(position, false)} label={t.position} labelSaysOptional maxLength={1} dir="ltr" />
					<SelectField {...field(of, false)} label={t.class} labelSaysOptional empty={t.anyClass} options={choices} />
					<div className="col-span-2 sm:col-span-1">
						<Field {...field(born, false)} label={t.born} labelSaysOptional numeric maxLength={4} />
					</div>
				</div>
			)}
		</Rows>
	);
}
