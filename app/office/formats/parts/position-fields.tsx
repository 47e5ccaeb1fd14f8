import { fromKeys } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { allClasses } from "../../../league/classes/classes.server.ts";
import { positionNames, positionRows } from "../../../league/formats/position-fields.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { positionsText } from "../positions-text.ts";

type PositionName = (typeof positionNames)[number];

/** The labels of the rows of positions. */
export function usePositionLabels() {
	const t = positionsText(useLocale());
	return fromKeys(positionNames, (name) =>
		name.endsWith("_position") ? t.position : name.endsWith("_class") ? t.class : t.born,
	);
}

/** Empty rows below those that are set. */
const MORE = 1;

type Props<N extends string> = {
	field: FieldOf<N | PositionName>;
	state: RecordState;
	classes: Awaited<ReturnType<typeof allClasses>>;
};

/** Who may be named at which position of a format. */
export function PositionFields<N extends string>({ field, state, classes }: Props<N>) {
	const locale = useLocale();
	const t = positionsText(locale);
	const last = positionRows.findLastIndex((row) =>
		Object.values(row).some((name) => state.values[name] || state.problems[name]),
	);
	const choices = classes.map((each) => ({ value: each.code, label: pick(locale, each, "name") }));
	return (
		<fieldset className="space-y-3 sm:col-span-2">
			<legend className="mb-1 font-semibold">{t.positions}</legend>
			<p className="text-sm text-soft">{t.positionsHint}</p>
			{positionRows.slice(0, last + 1 + MORE).map(({ position, class: of, born }) => (
				<div key={position} className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:grid-cols-[1fr_2fr_2fr]">
					<Field {...field(position, false)} labelSaysOptional maxLength={1} dir="ltr" />
					<SelectField {...field(of, false)} labelSaysOptional empty={t.anyClass} options={choices} />
					<div className="col-span-2 sm:col-span-1">
						<Field {...field(born, false)} labelSaysOptional numeric maxLength={4} />
					</div>
				</div>
			))}
		</fieldset>
	);
}
