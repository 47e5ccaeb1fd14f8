import { z } from "zod";
import { optionalText, orNull, requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { without } from "../../base/literals.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { pairsOf, parseOrder, positionsOf } from "./order-of-play.ts";
import {
	fieldsOfPositions,
	positionFields,
	positionNames,
	positionRulesOf,
	problemsOfPositions,
} from "./position-fields.ts";

export const bestOfChoices = ["3", "5", "7"] as const;

/** A format as staff enter it. The English name has letters or digits, of which its code is made. */
export const formatForm = z
	.object({
		name_ar: requiredText(80),
		name: requiredText(80).refine((name) => slugOf(name) !== "", "notInLatin"),
		order_of_play: requiredText(200)
			.transform((typed) => typed.toUpperCase())
			.pipe(z.string().refine((order) => parseOrder(order) !== undefined, "notAnOrder")),
		wins_needed: orNull(wholeNumber(1, 20)).default(null),
		min_players: wholeNumber(1, 20),
		max_players: wholeNumber(1, 20),
		most_rubbers: orNull(wholeNumber(1, 20)).default(null),
		best_of: z.enum(bestOfChoices, { error: "required" }).transform(Number),
		points_to: wholeNumber(5, 31),
		source: optionalText(80),
		...positionFields,
	})
	.superRefine((format, { addIssue }) => {
		const problem = (field: keyof typeof format, message: string) =>
			addIssue({ code: "custom", path: [field], message });
		const order = parseOrder(format.order_of_play) ?? [];
		if (format.wins_needed !== null && format.wins_needed > order.length) problem("wins_needed", "moreThanRubbers");
		if (format.max_players < format.min_players) problem("max_players", "fewerThanLeast");
		const [home, away] = [positionsOf(order, "home"), positionsOf(order, "away")];
		const positions = Math.max(home.length, away.length);
		if (format.max_players < positions) problem("max_players", "fewerThanPositions");
		const most = positions + 2 * pairsOf(order, "home").length;
		if (order.length > 0)
			for (const [name, message] of problemsOfPositions(format, [...home, ...away])) problem(name, message);
		if (order.length > 0 && format.min_players > most) problem("min_players", "moreThanPlaces");
	});
type FormatFields = z.output<typeof formatForm>;
export type FormatValues = Omit<FormatFields, keyof typeof positionFields> & { position_rules: string };

/** The columns of the fields. */
export const formatValuesOf = (fields: FormatFields): FormatValues => ({
	...without(fields, positionNames),
	position_rules: positionRulesOf(fields),
});

/** The fields of a row. */
export function fieldsOfFormat<R extends { position_rules?: string }>({ position_rules, ...row }: R) {
	return { ...row, ...fieldsOfPositions(position_rules ?? "") };
}
