import type { Locale } from "./locale.ts";

const ZONE = "Asia/Riyadh";
// Calendar and digits are always explicit: engines differ in their defaults for Arabic. One set of digits for the whole
// site (docs/rules/site.md#dates).
const tag: Record<Locale, string> = { ar: "ar-SA-u-ca-gregory-nu-latn", en: "en-US-u-ca-gregory-nu-latn" };

const cache = new Map<string, Intl.DateTimeFormat>();
function formatter(locale: Locale, name: string, options: Intl.DateTimeFormatOptions) {
	const key = locale + name;
	const known = cache.get(key) ?? new Intl.DateTimeFormat(tag[locale], options);
	cache.set(key, known);
	return known;
}

// A day of the calendar has no time zone; an instant is shown in Riyadh.
const isDay = (value: string | Date) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
const zoneOf = (value: string | Date) => (isDay(value) ? "UTC" : ZONE);

/** "12 أكتوبر 2025" / "October 12, 2025". Takes an instant or a day (`2025-10-12`). */
export function formatDate(locale: Locale, value: string | Date) {
	const timeZone = zoneOf(value);
	return formatter(locale, `date${timeZone}`, { dateStyle: "long", timeZone }).format(new Date(value));
}

/** "الأحد، 12 أكتوبر 2025" / "Sunday, October 12, 2025". */
export function formatDay(locale: Locale, value: string | Date) {
	const timeZone = zoneOf(value);
	return formatter(locale, `day${timeZone}`, { dateStyle: "full", timeZone }).format(new Date(value));
}

/** "12 أكتوبر" / "Oct 12". */
export function formatShortDay(locale: Locale, value: string | Date) {
	const timeZone = zoneOf(value);
	const month = locale === "ar" ? "long" : "short";
	return formatter(locale, `short${timeZone}`, { day: "numeric", month, timeZone }).format(new Date(value));
}

/**
 * The same, with the year when it is not the year of `today`: "13 فبراير 2027" / "Feb 13, 2027". Takes days
 * (`2025-10-12`).
 */
export function formatNearDay(locale: Locale, day: string, today: string) {
	if (day.slice(0, 4) === today.slice(0, 4)) return formatShortDay(locale, day);
	const month = locale === "ar" ? "long" : "short";
	const options = { day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
	return formatter(locale, "near", options).format(new Date(day));
}

/** "7:30 م" / "7:30 PM" for a time of day in Riyadh (`19:30:00`). */
export function formatTime(locale: Locale, time: string) {
	return formatter(locale, "time", { timeStyle: "short", timeZone: "UTC" }).format(new Date(`1970-01-01T${time}Z`));
}

/** "نوفمبر 2026" / "November 2026" for `2026-11`. */
export function formatMonth(locale: Locale, month: string) {
	const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
	return formatter(locale, "month", options).format(new Date(`${month}-01`));
}

/** "21 نوفمبر 2026 في 7:30 م" / "Nov 21, 2026, 7:30 PM". */
export function formatMoment(locale: Locale, value: Date) {
	const dateStyle = locale === "ar" ? "long" : "medium"; // the medium one is figures alone in Arabic
	return formatter(locale, "moment", { dateStyle, timeStyle: "short", timeZone: ZONE }).format(value);
}

/** "4,733": whole numbers in the site's digits. */
export const formatCount = (count: number) => count.toLocaleString("en-US");

/** A moment for files: `2027-01-01T00:30:00+03:00`, the time in Riyadh with its distance from UTC. */
export const riyadhMoment = (at: Date) => `${new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)}+03:00`;

/** Today in Riyadh as `2025-10-12`. */
export const riyadhDay = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

/** The moment a day (`2025-10-12`) begins in Riyadh, or the day so many days after it. */
export const startOfDay = (day: string, plus = 0) => new Date(Date.parse(`${day}T00:00:00+03:00`) + plus * 86_400_000);
