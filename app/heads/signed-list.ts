/**
 * The text that is signed once a day: the digest of every head of the audit log that moved, and of the day before, as
 * `audit_heads` holds it. No head and no chain is named, because the list is public: a chain is a case.
 */
export type SignedList = {
	kind: "audit-heads";
	federation: string;
	day: string;
	/** How often migrations had rewritten the log. */
	epoch: number;
	/** How many days were sealed. */
	number: number;
	digest: string;
	made_at: string;
};

/** The newest list, as receipts and the health page name it. */
export type NewestList = { day: string; kid: string; digest: string; jws: string };

/** Compact JWSs in a text, such as a saved file, or the lines of `audit-seals.txt`. */
export const jwsIn = (text: string): string[] => [...new Set(text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]{80,}/g) ?? [])];
