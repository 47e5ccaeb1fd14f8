import { z } from "zod";
import { optionalText, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { fromKeys } from "../../../base/literals.ts";

const quotaScopes = ["line-up", "squad"] as const;
export type QuotaScope = (typeof quotaScopes)[number];
/** The most players with a licence of a category, by its code, in a line-up or on the roster of a squad. */
export type Quota = { per: QuotaScope; category: string; most: number };

/** Rows of the form, each a quota. */
const rows = [1, 2, 3, 4, 5, 6] as const;
export const quotaRows = rows.map((nth) => ({
	category: `quota_${nth}_category` as const,
	per: `quota_${nth}_per` as const,
	most: `quota_${nth}_most` as const,
}));
export type QuotaRow = (typeof quotaRows)[number];
export type QuotaNames = QuotaRow[keyof QuotaRow];

const MOST_PLAYERS = 99;
const parts = {
	category: () => optionalText(60).default(null),
	per: () => z.enum(quotaScopes, "unknownChoice").default("line-up"),
	most: () => orNull(wholeNumber(0, MOST_PLAYERS)).default(null),
};
const namesOf = <P extends keyof QuotaRow>(part: P): QuotaRow[P][] => quotaRows.map((row) => row[part]);
export const quotaFields = {
	...fromKeys(namesOf("category"), parts.category),
	...fromKeys(namesOf("per"), parts.per),
	...fromKeys(namesOf("most"), parts.most),
};
const parser = z.object(quotaFields);
export type QuotaValues = z.output<typeof parser>;
export const quotaNames = quotaRows.flatMap(({ category, per, most }) => [category, per, most]);

/** Each wrong field with its problem: a number without a category, the reverse, and a second quota of one kind. */
export function problemsOfQuotas(values: QuotaValues): [QuotaNames, string][] {
	const taken = new Set<string>();
	return quotaRows.flatMap((row): [QuotaNames, string][] => {
		const [category, most] = [values[row.category], values[row.most]];
		if (category === null) return most === null ? [] : [[row.category, "required"]];
		if (most === null) return [[row.most, "required"]];
		const key = `${values[row.per]} ${category}`;
		if (taken.has(key)) return [[row.category, "sameQuota"]];
		taken.add(key);
		return [];
	});
}

export const quotasOfFields = (values: QuotaValues): Quota[] =>
	quotaRows.flatMap((row) => {
		const [category, most] = [values[row.category], values[row.most]];
		return category === null || most === null ? [] : [{ per: values[row.per], category, most }];
	});

export function fieldsOfQuotas(quotas: readonly Quota[]): QuotaValues {
	const values = parser.parse({});
	for (const [nth, { per, category, most }] of quotas.slice(0, quotaRows.length).entries()) {
		const row = quotaRows[nth];
		if (!row) continue;
		values[row.category] = category;
		values[row.per] = per;
		values[row.most] = most;
	}
	return values;
}

/** A quota of a text such as `line-up:resident:1`; undefined for another text. */
export function readQuota(text: string): Quota | undefined {
	const [, per, category = "", most] = /^(line-up|squad):([a-z0-9-]{1,60}):(\d{1,2})$/.exec(text) ?? [];
	const scope = quotaScopes.find((each) => each === per);
	return scope && { per: scope, category, most: Number(most) };
}

export const writeQuota = ({ per, category, most }: Quota) => `${per}:${category}:${most}`;
export const MOST_QUOTAS = rows.length;
