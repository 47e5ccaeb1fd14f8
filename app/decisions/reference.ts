import { riyadhDay } from "../base/locale/format.ts";
import { machineText } from "../base/typed/machine-text.ts";

/**
 * A reference: year of submission in Riyadh, dash, six digits (`2026-000001`;
 * docs/rules/complaints.md#case-references).
 */
export const referenceOf = (year: number, number: number) => `${year}-${String(number).padStart(6, "0")}`;

export const riyadhYear = (now: Date) => Number(riyadhDay(now).slice(0, 4));

/** Issued and unissued numbers differ for strangers in steps of this many. */
const STEP = 20;

/**
 * Whether a reference counts as issued, as far as strangers can see: the number of the last one is rounded up, so that
 * asking for one after the other does not count the cases of a year.
 */
export const seemsGiven = (reference: string, last: number) =>
	last > 0 && Number(reference.slice(5)) <= Math.ceil((last + 1) / STEP) * STEP;

/** A typed reference in its one form: Latin digits, no blanks, any dash. Undefined for another text. */
export function parseReference(typed: string): string | undefined {
	const plain = machineText(typed).replaceAll(" ", "");
	return /^\d{4}-\d{6}$/.test(plain) ? plain : undefined;
}
