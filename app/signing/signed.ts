/**
 * The things this site signs, by the `kind` in the signed body: a receipt of an act on a case, a decision's document,
 * the day's heads of the audit log. Receipts of before have no kind.
 */
type SignedKind = "receipt" | "decision" | "audit-heads";

/** The beginning of every signed body. Each room that signs says what else its kind holds. */
export type SignedBody = { kind: SignedKind; federation: string };

/** A compact JWS (RFC 7515) in its three parts; `body` is the text that was signed, before base64url. */
export type SignedParts = { header: string; body: string; signature: string; kid: string };

/** The compact JWS of its parts: what any JOSE tool checks with the public key. */
export const compactJws = ({ header, body, signature }: Omit<SignedParts, "kid">) =>
	`${header}.${Buffer.from(body).toString("base64url")}.${signature}`;

/**
 * A compact JWS as people paste it: without the blanks and line breaks that come along. Undefined for anything else.
 */
export function pastedJws(typed: string): string | undefined {
	const plain = typed.replace(/[^\w.-]/g, "");
	return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(plain) ? plain : undefined;
}
