import { z } from "zod";

/** Staff passwords have at least twelve characters (product rules, section 8). */
export const STAFF_PASSWORD_MIN = 12;
const MAX = 128;

/** A password as it is chosen: at least `min` characters, taken as it is typed. */
export const newPassword = (min: number) =>
	z.string({ error: "required" }).min(1, "required").min(min, "passwordTooShort").max(MAX, "tooLong");
