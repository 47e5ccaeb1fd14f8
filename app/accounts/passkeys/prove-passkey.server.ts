import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { sql } from "kysely";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { takeChallenge } from "./challenge.server.ts";
import type { PasskeyPurpose } from "./purposes.ts";
import { handleOf, relyingParty } from "./relying-party.server.ts";

/** A passkey and the account that it opens; undefined for one that was removed or never was. */
export const passkeyByCredential = (credential: string) =>
	db()
		.selectFrom("passkeys as p")
		.innerJoin("accounts as a", "a.id", "p.account_id")
		.select(["p.id", "p.account_id", "p.name", "p.credential", "p.public_key", "p.may_sync"])
		.select(["a.email", "a.language", "a.disabled_at", "a.email_verified"])
		.where("p.credential", "=", credential)
		.executeTakeFirst();
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

/**
 * Whether a passkey signed what this browser was asked to sign, for this site, and its device checked who holds it: by
 * a PIN, a finger or a face. Without that check a passkey is one factor and opens nothing (decision 153).
 */
export async function provePasskey(
	request: Request,
	purpose: Exclude<PasskeyPurpose, "add">,
	response: AuthenticationResponseJSON,
	passkey: StoredPasskey,
): Promise<boolean> {
	const accountId = purpose === "confirm" ? passkey.account_id : undefined;
	const challenge = await takeChallenge(request, response.response.clientDataJSON, { purpose, accountId });
	if (!challenge || !isOfAccount(response, passkey)) return false;
	// 30 MB that a process needs with its first passkey.
	const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
	const proof = await verifyAuthenticationResponse({
		response,
		expectedChallenge: challenge,
		...relyingParty(),
		requireUserVerification: true,
		// Compared in `countUse`, where two uses at once cannot both pass.
		credential: { id: passkey.credential, publicKey: Buffer.from(passkey.public_key, "base64url"), counter: 0 },
	}).catch(() => undefined);
	if (!proof?.verified) return false;
	const { newCounter, credentialDeviceType, credentialBackedUp } = proof.authenticationInfo;
	// Whether it may be on several devices never changes; if it says so now, another authenticator has signed.
	if ((credentialDeviceType === "multiDevice") !== passkey.may_sync) return false;
	if (await countUse(passkey.id, newCounter, credentialBackedUp)) return true;
	await noteCopy(passkey);
	return false;
}

/** A passkey that says whose it is says this account. One that was found without a list always says. */
function isOfAccount({ response }: AuthenticationResponseJSON, { account_id }: StoredPasskey): boolean {
	return response.userHandle === undefined || response.userHandle === handleOf(account_id).toString("base64url");
}

/**
 * Counts a use. False where the passkey counts its uses and has not counted on: there are two of it. Those that
 * password managers keep do not count and always say 0.
 */
async function countUse(id: string, count: number, isSynced: boolean): Promise<boolean> {
	const { numUpdatedRows } = await db()
		.updateTable("passkeys")
		.set({ sign_count: count, is_synced: isSynced, last_used_at: new Date() })
		.where("id", "=", id)
		.where(sql<boolean>`(sign_count < ${count}::bigint or (sign_count = 0 and ${count}::bigint = 0))`)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The holder is emailed: only they can tell which of the two is theirs. */
const noteCopy = ({ account_id: id, email, name }: StoredPasskey) =>
	inTransaction(async () => {
		await audit({ kind: "account", id, email, roles: [] }, "account.passkey-copied", `account:${id}`);
		await sendAccountNotice(id, { kind: "passkeyCopied", name });
	});
