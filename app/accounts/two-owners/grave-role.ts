import type { Role } from "../../access/actor.ts";

/**
 * Roles that decide on cases or grant roles: two owners grant them where there are two
 * (docs/rules/accounts.md#two-owners, decision 150).
 */
export type GraveRole = Extract<Role, "head" | "owner">;
export const isGrave = (role: Role): role is GraveRole => role === "head" || role === "owner";
