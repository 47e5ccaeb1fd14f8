import { z } from "zod";
import { latinDigits, orNull, requiredText } from "../../../base/forms/form-fields.ts";
import { clubForm } from "../club-form.ts";

const day = z
	.string({ error: "required" })
	.transform((typed) => latinDigits(typed.trim()))
	.pipe(z.string().min(1, "required").pipe(z.iso.date("notADate")));

/** A former name as staff enter it. */
export const formerNameForm = z.object({ name: requiredText(120), name_ar: requiredText(120), until_on: day });
export type FormerNameValues = z.output<typeof formerNameForm>;

/** The first day of a new name; empty where there is none. */
export const renamedOn = orNull(day).default(null);

export const nameChanges = ["correction", "renamed"] as const;

/** A club that is there: another name is a correction, or it has a day. */
export const presentClubForm = clubForm
	.extend({ name_change: z.enum(nameChanges).default("correction"), renamed_on: renamedOn })
	.refine(({ name_change, renamed_on }) => name_change !== "renamed" || renamed_on !== null, {
		path: ["renamed_on"],
		message: "required",
	});
export type PresentClub = z.output<typeof presentClubForm>;

/** The day before one. */
export const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
