import { z } from "zod";
import { optionalDay, requiredText } from "../../../base/forms/form-fields.ts";
import { requiredDay } from "../../../base/typed/day-time.ts";
import { clubForm } from "../club-form.ts";

/** A former name as staff enter it. */
export const formerNameForm = z.object({ name: requiredText(120), name_ar: requiredText(120), until_on: requiredDay });
export type FormerNameValues = z.output<typeof formerNameForm>;

/** The first day of a new name; empty where there is none. */
export const renamedOn = optionalDay.default(null);

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
