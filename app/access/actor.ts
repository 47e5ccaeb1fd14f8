import type { Side } from "./side.ts";
/** The roles of accounts; an account may hold several (docs/rules/roles.md#roles). */
export const roles = ["complainant", "captain", "editor", "league-manager", "officer", "head", "owner"] as const;
export type Role = (typeof roles)[number];

/**
 * Complainants and captains act for themselves or their squad; everyone else with a role works for the federation, as
 * `is_staff` in SQL.
 */
export const isStaffRole = (role: Role): boolean => role !== "complainant" && role !== "captain";

/** The roles that owners grant. An account is a captain while it acts for a squad (docs/rules/roles.md#captains). */
export const grantedRoles = roles.filter((role) => role !== "captain");

/**
 * The actor of a request or job. A visitor has no account; the operator acts on the server's own command line; the
 * system keeps deadlines.
 */
export type Actor =
	| { kind: "visitor" }
	| {
			kind: "account";
			id: string;
			email: string;
			roles: readonly Role[];
			/** The access link they came in by, which lets them do little (docs/rules/roles.md#access-links). */
			link?: string;
	  }
	/**
	 * Someone without an account who came by a link with a PIN: for one side of one tie (docs/rules/roles.md#captains).
	 */
	| { kind: "pass"; id: string; matchId: number; side: Side }
	| { kind: "operator" }
	| { kind: "system" };

export const visitor: Actor = { kind: "visitor" };
export const operator: Actor = { kind: "operator" };
export const system: Actor = { kind: "system" };

/**
 * An actor as the row of a task keeps it: an account by its id, without the address that an erasure would have to find.
 */
export type StoredActor = Exclude<Actor, { kind: "account" }> | Omit<Extract<Actor, { kind: "account" }>, "email">;
export const storedActor = (actor: Actor): string =>
	JSON.stringify(actor.kind === "account" ? { ...actor, email: undefined } : actor);
/** The operator where none was kept. */
export const actorOfTask = (stored: StoredActor | { kind?: undefined } | null | undefined): Actor => {
	if (!stored?.kind) return operator;
	return stored.kind === "account" ? { ...stored, email: "" } : stored;
};

/** Whether an actor came by an access link, without the second factor of the account. */
export const isByLink = (actor: Actor): boolean => actor.kind === "account" && actor.link !== undefined;

/** The account behind an actor, for columns that say who did something; the operator has none. */
export const accountIdOf = (actor: Actor) => (actor.kind === "account" ? actor.id : null);
