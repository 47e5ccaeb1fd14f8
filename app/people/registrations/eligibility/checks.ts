import { z } from "zod";
import { checkbox, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { isOneOf } from "../../../base/literals.ts";
import {
	fieldsOfQuotas,
	MOST_QUOTAS,
	problemsOfQuotas,
	type Quota,
	quotaFields,
	quotaNames,
	quotasOfFields,
	readQuota,
	writeQuota,
} from "./quotas.ts";

/** Checks of those who are named for a tie: an edition or a group switches each on. */
const switches = ["licence", "roster", "stint", "class", "order"] as const;
/**
 * The checks that are switched on: `order` that a line-up follows the order of strength, `higher` how many ties in a
 * higher squad are allowed, and the most players of categories of licences.
 */
export type Checks = Partial<Record<(typeof switches)[number], true>> & { higher?: number; quotas?: Quota[] };

const MOST_HIGHER = 99;

/** The checks as the fields of a form: boxes, a number where ties in a higher squad are limited, and rows of quotas. */
export const checkFields = {
	check_licence: checkbox(),
	check_roster: checkbox(),
	check_stint: checkbox(),
	check_class: checkbox(),
	check_order: checkbox(),
	check_higher: orNull(wholeNumber(0, MOST_HIGHER)),
	...quotaFields,
};
const parser = z.object(checkFields);
type CheckValues = z.output<typeof parser>;
export const checkNames = [
	...(["check_licence", "check_roster", "check_stint", "check_class", "check_order", "check_higher"] as const),
	...quotaNames,
];

/** The problems of the fields together. */
export function refineChecks(values: CheckValues, { addIssue }: z.core.$RefinementCtx) {
	for (const [name, message] of problemsOfQuotas(values)) addIssue({ code: "custom", path: [name], message });
}

export const fieldsOfChecks = (text: string): CheckValues => {
	const checks = readChecks(text) ?? {};
	return {
		check_licence: checks.licence ?? false,
		check_roster: checks.roster ?? false,
		check_stint: checks.stint ?? false,
		check_class: checks.class ?? false,
		check_order: checks.order ?? false,
		check_higher: checks.higher ?? null,
		...fieldsOfQuotas(checks.quotas ?? []),
	};
};

export const checksOfFields = (values: CheckValues): string =>
	writeChecks({
		...(values.check_licence && { licence: true }),
		...(values.check_roster && { roster: true }),
		...(values.check_stint && { stint: true }),
		...(values.check_class && { class: true }),
		...(values.check_order && { order: true }),
		...(values.check_higher !== null && { higher: values.check_higher }),
		quotas: quotasOfFields(values),
	});

/** The checks of a text such as `licence roster higher:3 line-up:resident:1`; undefined for a text that is none. */
export function readChecks(text: string): Checks | undefined {
	const checks: Checks = {};
	for (const word of text.trim().split(/\s+/).filter(Boolean)) {
		const higher = /^higher:(\d{1,2})$/.exec(word)?.[1];
		const quota = readQuota(word);
		if (isOneOf(switches, word)) checks[word] = true;
		else if (higher !== undefined) checks.higher = Number(higher);
		else if (quota && !checks.quotas?.some(({ per, category }) => per === quota.per && category === quota.category))
			checks.quotas = [...(checks.quotas ?? []), quota];
		else return undefined;
	}
	return (checks.quotas?.length ?? 0) > MOST_QUOTAS ? undefined : checks;
}

/** The same as a text, in one order. */
const writeChecks = ({ higher, quotas = [], ...on }: Checks): string =>
	[
		...(["licence", "roster", "stint"] as const).filter((word) => on[word]),
		...(higher === undefined ? [] : [`higher:${higher}`]),
		...(["class", "order"] as const).filter((word) => on[word]),
		...quotas.map(writeQuota),
	].join(" ");
