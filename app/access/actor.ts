/** What an account may be; one account may hold several. Product rules, section 3. */
export type Role = "complainant" | "editor" | "officer" | "head" | "owner";

/** Who is asking. A visitor has no account; the operator acts on the server's own command line. */
export type Actor =
	| { kind: "visitor" }
	| { kind: "account"; id: number; roles: readonly Role[] }
	| { kind: "operator" };

export const visitor: Actor = { kind: "visitor" };
export const operator: Actor = { kind: "operator" };
