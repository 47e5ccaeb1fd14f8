import { z } from "zod";
import { fromHijri } from "./hijri.ts";
import { machineText } from "./machine-text.ts";

/** Days that a field of this site can mean, by year. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
/** Years of the Hijri calendar that people alive write. */
const isHijri = (year: number) => year >= 1300 && year <= 1500;

const DAY_FIRST = /^(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4})$/;

/**
 * Whether a day with its year behind reads month first alone (`1/16/2027`), or either way (`1/9/2027`); undefined for
 * any other text.
 */
export function orderOfDay(typed: string): "month first" | "either" | undefined {
	const [, first, second] = DAY_FIRST.exec(machineText(typed)) ?? [];
	const [one, other] = [Number(first), Number(second)];
	if (!one || one > 12 || !other || other > 31 || one === other) return undefined;
	return other > 12 ? "month first" : "either";
}

/** A day as people write it, day first (`6/3/2027`) or year first, as ISO 8601; another text is left as it is. */
export function isoDay(typed: string): string {
	const text = machineText(typed);
	const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
	const [, y = year, m = month, d = day] = /^(\d{4}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{1,2})$/.exec(text) ?? [];
	return y && m && d ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : text;
}

/** The problem of a day that no field can mean, as a text key; a Hijri day comes with its Gregorian one. */
export function problemOfYear(day: string): string | undefined {
	const [year = 0, month = 0, of = 0] = day.split("-").map(Number);
	if (!/^\d{4}-\d\d-\d\d$/.test(day)) return "notADate";
	if (isHijri(year)) {
		const meant = fromHijri(year, month, of);
		return meant ? `hijriDay:${meant.replaceAll("-", "")}` : "notADate";
	}
	if (!z.iso.date().safeParse(day).success) return "notADate";
	return year < FIRST_YEAR || year > LAST_YEAR ? "otherYear" : undefined;
}

/** A day of the calendar that must be there, as people write it; read as ISO 8601. */
export const requiredDay = z
	.string({ error: "required" })
	.transform(isoDay)
	.pipe(
		z
			.string()
			.min(1, { error: "required", abort: true })
			.superRefine((day, { addIssue }) => {
				const problem = problemOfYear(day);
				if (problem) addIssue({ code: "custom", message: problem });
			}),
	);

/** A day that may be left out; undefined for none and for no day. */
export const dayIn = (typed: string | null | undefined): string | undefined => requiredDay.safeParse(typed ?? "").data;

/** A day in a query or a body of a program, as people or as ISO 8601 write it. */
export const dayOfProgram = z
	.string()
	.meta({ format: "date" })
	.transform(isoDay)
	.refine((day) => problemOfYear(day) === undefined, "a day such as 2026-03-31");

const MORNING = /^(?:am|a\.m\.|ص|صباحا|صباحًا)$/i;
const EVENING = /^(?:pm|p\.m\.|م|مساء|مساءً)$/i;

/** A time of day as people and spreadsheets write it, as `HH:MM:SS`; another text is left as it is. */
function isoTime(typed: string): string {
	const text = machineText(typed);
	const [, hours = "", minutes = "", seconds = "00", half = ""] =
		/^(\d{1,2}) ?: ?(\d\d)(?: ?: ?(\d\d))?(?: ?(\D+))?$/.exec(text) ?? [];
	if (hours === "") return text;
	const [isMorning, isEvening] = [MORNING.test(half), EVENING.test(half)];
	if (half !== "" && ((!isMorning && !isEvening) || Number(hours) > 12 || Number(hours) === 0)) return text;
	const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (isEvening ? 12 : 0);
	return `${String(hour).padStart(2, "0")}:${minutes}:${seconds}`;
}

/** A time of day that must be there, stored as `HH:MM:SS`. */
export const requiredTime = z.string({ error: "required" }).transform(isoTime).pipe(z.iso.time("notATime"));
