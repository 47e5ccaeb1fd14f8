import { z } from "zod";
import { latinDigits, orNull } from "../../base/forms/form-fields.ts";

/** A day of the calendar, such as `2026-02-01`, in either kind of digits. */
export const requiredDay = z
	.string({ error: "required" })
	.transform((typed) => latinDigits(typed.trim()))
	.pipe(z.string().min(1, "required").pipe(z.iso.date("notADate")));
export const optionalDay = orNull(requiredDay);

/** The day so many days after one. */
export const dayAfter = (day: string, count = 1) =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Whether a day is in a period whose ends may be open. */
export const isWithin = (day: string, from: string | null, until: string | null) =>
	(from === null || from <= day) && (until === null || day <= until);
