import type { Actor } from "../../access/actor.ts";

export const caseRoles = ["complainant", "officer", "head", "system"] as const;
/**
 * The capacity in which an account acts on a case. A head does what officers do, and decides; the system keeps
 * deadlines.
 */
export type CaseRole = (typeof caseRoles)[number];

export type ActorInRole = { actor: Actor; role: CaseRole };

/** The case role of an actor: heads and officers as such, every other account as the complainant. */
export const caseRoleOf = (actor: Actor): CaseRole => {
	if (actor.kind !== "account") return "system";
	if (actor.roles.includes("head")) return "head";
	return actor.roles.includes("officer") ? "officer" : "complainant";
};

export const isStaff = (role: CaseRole): role is "officer" | "head" => role === "officer" || role === "head";
