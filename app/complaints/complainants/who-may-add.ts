import type { Role } from "../../access/actor.ts";

/**
 * Whether an account with these roles may add a complainant's profile. Those who judge cases, and owners, who say who
 * judges, file theirs with another account (decision 121).
 */
export const mayAddProfile = (roles: readonly Role[]): boolean =>
	!roles.some((role) => role === "officer" || role === "head" || role === "owner");
