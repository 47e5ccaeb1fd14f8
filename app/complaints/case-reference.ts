import { latinDigits } from "../base/http/form-fields.ts";
import { riyadhDay } from "../base/locale/format.ts";

/** A reference: year of submission in Riyadh, dash, six digits (`2026-000001`; product rules, section 5). */
export const referenceOf = (year: number, number: number) => `${year}-${String(number).padStart(6, "0")}`;

export const riyadhYear = (now: Date) => Number(riyadhDay(now).slice(0, 4));

/** A typed reference in its one form: Latin digits, no blanks, any dash. Undefined when it is none. */
export function parseReference(typed: string): string | undefined {
	const plain = latinDigits(typed)
		.replace(/[\s\u200e\u200f]/g, "")
		.replace(/[‐‑‒–—−]/g, "-");
	return /^\d{4}-\d{6}$/.test(plain) ? plain : undefined;
}
