import { z } from "zod";
import { optionalText, orNull, wholeNumber } from "../../base/forms/form-fields.ts";
import { fromKeys } from "../../base/literals.ts";
import {
	type PositionRule,
	readPositionRules,
	writePositionRules,
} from "../../people/registrations/eligibility/position-rules.ts";

/** Rows of a format's form, each a position and who may have it: as many as there are letters and digits for one. */
const rows = [
	...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const),
	...([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34] as const),
] as const;
export const positionRows = rows.map((nth) => ({
	position: `place_${nth}_position` as const,
	class: `place_${nth}_class` as const,
	born: `place_${nth}_born` as const,
}));
export type PositionRow = (typeof positionRows)[number];
export const positionNames = positionRows.flatMap(({ position, class: of, born }) => [position, of, born]);

const text = () =>
	optionalText(60)
		.transform((typed) => typed?.toUpperCase() ?? null)
		.default(null);
const code = () => optionalText(60).default(null);
const year = () => orNull(wholeNumber(1900, 2099)).default(null);
const namesOf = <P extends keyof PositionRow>(part: P): PositionRow[P][] => positionRows.map((row) => row[part]);
export const positionFields = {
	...fromKeys(namesOf("position"), text),
	...fromKeys(namesOf("class"), code),
	...fromKeys(namesOf("born"), year),
};
const parser = z.object(positionFields);
export type PositionValues = z.output<typeof parser>;

/** Each wrong field with its problem; `positions` are those of the order of play. */
export function problemsOfPositions(values: PositionValues, positions: readonly string[]) {
	const taken = new Set<string>();
	return positionRows.flatMap((row): [keyof PositionValues, string][] => {
		const [position, of, born] = [values[row.position], values[row.class], values[row.born]];
		if (position === null) return of === null && born === null ? [] : [[row.position, "required"]];
		if (!positions.includes(position)) return [[row.position, "notAPosition"]];
		if (of === null && born === null) return [[row.class, "classOrYear"]];
		if (taken.has(position)) return [[row.position, "samePosition"]];
		taken.add(position);
		return [];
	});
}

export const positionRulesOf = (values: PositionValues): string =>
	writePositionRules(
		positionRows.flatMap((row): PositionRule[] => {
			const [position, of, born] = [values[row.position], values[row.class], values[row.born]];
			if (position === null) return [];
			return [
				...(of === null ? [] : [{ position, class: of }]),
				...(born === null ? [] : [{ position, bornFrom: born }]),
			];
		}),
	);

export function fieldsOfPositions(rules: string): PositionValues {
	const values = parser.parse({});
	const byPosition = Map.groupBy(readPositionRules(rules) ?? [], ({ position }) => position);
	for (const [nth, [position, own]] of [...byPosition].entries()) {
		const row = positionRows[nth];
		if (!row) continue;
		values[row.position] = position;
		for (const rule of own) {
			if ("class" in rule) values[row.class] = rule.class;
			else values[row.born] = rule.bornFrom;
		}
	}
	return values;
}
