import type { z } from "zod";
import { checkbox, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";

/** Checks of those who are named for a tie: an edition or a group switches each on. */
const checkKinds = ["licence", "roster", "stint", "higher", "class"] as const;
type CheckKind = (typeof checkKinds)[number];
/** The checks that are switched on; `higher` has how many ties in a higher squad are allowed. */
export type Checks = Partial<Record<Exclude<CheckKind, "higher">, true>> & { higher?: number };

const MOST_HIGHER = 99;

/** The checks as the fields of a form: boxes, and a number where ties in a higher squad are limited. */
export const checkFields = {
	check_licence: checkbox(),
	check_roster: checkbox(),
	check_stint: checkbox(),
	check_class: checkbox(),
	check_higher: orNull(wholeNumber(0, MOST_HIGHER)),
};
type CheckValues = z.output<z.ZodObject<typeof checkFields>>;

export const fieldsOfChecks = (text: string): CheckValues => {
	const checks = readChecks(text) ?? {};
	return {
		check_licence: checks.licence ?? false,
		check_roster: checks.roster ?? false,
		check_stint: checks.stint ?? false,
		check_class: checks.class ?? false,
		check_higher: checks.higher ?? null,
	};
};

export const checksOfFields = (values: CheckValues): string =>
	writeChecks({
		...(values.check_licence && { licence: true }),
		...(values.check_roster && { roster: true }),
		...(values.check_stint && { stint: true }),
		...(values.check_class && { class: true }),
		...(values.check_higher !== null && { higher: values.check_higher }),
	});

/** The checks of a text such as `licence roster higher:3`; undefined for a text that is none. */
export function readChecks(text: string): Checks | undefined {
	const checks: Checks = {};
	for (const word of text.trim().split(/\s+/).filter(Boolean)) {
		const [kind = "", count, more] = word.split(":");
		if (kind === "higher" && count !== undefined && /^\d{1,2}$/.test(count) && more === undefined)
			checks.higher = Number(count);
		else if (count === undefined && (kind === "licence" || kind === "roster" || kind === "stint" || kind === "class"))
			checks[kind] = true;
		else return undefined;
	}
	return checks;
}

/** The same as a text, in the order of `checkKinds`. */
const writeChecks = (checks: Checks): string =>
	checkKinds
		.flatMap((kind) =>
			kind === "higher" ? (checks.higher === undefined ? [] : [`higher:${checks.higher}`]) : checks[kind] ? [kind] : [],
		)
		.join(" ");
