import { machineNumber } from "../../base/typed/machine-text.ts";
import type { IdType } from "../case/complaint.ts";

/** An ID number as it is stored: Latin digits, capital letters (ICAO 9303), no blanks around or between. */
export const plainId = (typed: string) => machineNumber(typed).toUpperCase();

/** The forms under which a typed number may be stored: letters stayed as they were typed before. */
export function idForms(typed: string): string[] {
	const id = machineNumber(typed);
	return [id.toUpperCase(), id.toLowerCase(), id];
}

/**
 * Sum of the digits, every other one doubled, a multiple of ten: the check digit of Saudi ID numbers (Luhn, ISO/IEC
 * 7812-1).
 */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reduce((total, digit, i) => {
		const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/**
 * The problem of an ID number of this type, as a text key; undefined for a valid one. National IDs have ten digits and
 * begin with 1, iqamas with 2, both end in a check digit; passports have six to twelve letters and digits, two digits
 * at least.
 */
export function idProblem(type: IdType, typed: string): string | undefined {
	const id = plainId(typed);
	if (type === "passport") return /^[A-Za-z0-9]{6,12}$/.test(id) && /\d.*\d/.test(id) ? undefined : "notAPassport";
	const first = type === "national_id" ? "1" : "2";
	const isWellFormed = /^\d{10}$/.test(id) && id.startsWith(first);
	if (!isWellFormed) return type === "national_id" ? "notANationalId" : "notAnIqama";
	return hasCheckDigit(id) ? undefined : "wrongCheckDigit";
}

/** The last three characters, the rest hidden. */
export const maskedId = (id: string) => `${"•".repeat(Math.max(0, id.length - 3))}${id.slice(-3)}`;
