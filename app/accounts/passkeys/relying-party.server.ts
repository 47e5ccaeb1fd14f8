import { origin } from "../../base/config.server.ts";

/** Browsers give a passkey to pages of the host that it was made for, and sign the origin of the page that asked. */
export function relyingParty() {
	const { origin: expectedOrigin, hostname } = new URL(origin());
	return { expectedOrigin, expectedRPID: hostname };
}

/** The account in a passkey: its holder signs in without saying who they are. */
export const handleOf = (accountId: string) => Buffer.from(accountId.replaceAll("-", ""), "hex");

/** EdDSA, ES256, RS256: every authenticator has one of them. */
export const algorithms = [-8, -7, -257];
