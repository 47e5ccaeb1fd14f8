import type { ReactNode } from "react";
import type { FormState } from "../../forms/form-state.ts";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";

/** Empty rows below those that are set. */
const MORE = 3;

/** The number of the row that a field is in, by its name: 3 of `zone_3_kind`. */
export const nthRow = (name: string) => Number(/_(\d+)_/.exec(name)?.[1]);

type Props<Row> = {
	legend: string;
	hint: string;
	/** All rows that the form may have, each as the names of its fields. */
	rows: readonly Row[];
	/** The fields by which a row is set, where those of a blank row have values too. */
	setBy?: (row: Row) => readonly string[];
	state: FormState;
	legendOf: (nth: number) => string;
	children: (row: Row) => ReactNode;
};

/** Rows with the same fields, each with its number as a legend: those that are set, and a few empty ones. */
export function Rows<Row extends object>({ legend, hint, rows, setBy, state, legendOf, children }: Props<Row>) {
	const t = commonText(useLocale());
	const namesOf = setBy ?? ((row: Row): string[] => Object.values(row));
	const last = rows.findLastIndex((row) => namesOf(row).some((name) => state.values[name] || state.problems[name]));
	const shown = rows.slice(0, last + 1 + MORE);
	return (
		<fieldset className="space-y-4 sm:col-span-2">
			<legend className="mb-1 font-semibold">{legend}</legend>
			<p className="text-sm text-soft">{hint}</p>
			{shown.map((row, nth) => (
				<fieldset key={namesOf(row)[0]} className="rounded-xl border border-line p-4">
					<legend className="px-1 text-sm font-semibold text-soft">{legendOf(nth + 1)}</legend>
					{children(row)}
				</fieldset>
			))}
			{shown.length < rows.length && <p className="text-sm text-soft">{t.moreRows}</p>}
		</fieldset>
	);
}
