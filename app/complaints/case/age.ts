/** From this age on a person is of age (docs/rules/complaints.md#people-under-18). */
export const OF_AGE = 18;

/** Whole years from a day of birth (`2010-02-28`) to `today`; undefined where the day is not known. */
export function ageOn(birth: string | null | undefined, today: string): number | undefined {
	if (!birth || !/^\d{4}-\d{2}-\d{2}$/.test(birth)) return undefined;
	const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
	return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whether a person may be under 18: the day of birth says so, or is not known. */
export const maybeMinor = (birth: string | null | undefined, today: string): boolean =>
	(ageOn(birth, today) ?? 0) < OF_AGE;
