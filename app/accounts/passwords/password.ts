import { z } from "zod";
import { isStaffRole, type Role } from "../../access/actor.ts";

/** Staff passwords have at least twelve characters (docs/rules/accounts.md#passwords). */
export const STAFF_PASSWORD_MIN = 12;

/**
 * How many characters a password of these roles has at least; `setting` is PASSWORD_MIN_LENGTH. An account without a
 * role waits for one of the staff.
 */
export const leastPassword = (roles: readonly Role[], setting: number) =>
	roles.length > 0 && !roles.some(isStaffRole) ? setting : Math.max(STAFF_PASSWORD_MIN, setting);
const MAX = 128;

/** A password as it is chosen: at least `min` characters, taken as it is typed. */
export const newPassword = (min: number) =>
	z.string({ error: "required" }).min(1, "required").min(min, `passwordMin:${min}`).max(MAX, "tooLong");
