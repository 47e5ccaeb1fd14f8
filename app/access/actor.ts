/** The roles of accounts; an account may hold several (docs/rules.md#roles). */
export const roles = ["complainant", "editor", "officer", "head", "owner"] as const;
export type Role = (typeof roles)[number];

/** The actor of a request or job. A visitor has no account; the operator acts on the server's own command line; the system keeps deadlines. */
export type Actor =
	| { kind: "visitor" }
	| {
			kind: "account";
			id: string;
			email: string;
			roles: readonly Role[];
			/** The access link they came in by, which lets them do little (docs/rules.md#access-links). */
			link?: string;
	  }
	| { kind: "operator" }
	| { kind: "system" };

export const visitor: Actor = { kind: "visitor" };
export const operator: Actor = { kind: "operator" };
export const system: Actor = { kind: "system" };

/** The account behind an actor, for columns that say who did something; the operator has none. */
export const accountIdOf = (actor: Actor) => (actor.kind === "account" ? actor.id : null);
