import { sql } from "kysely";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { actorOf, type RequestContext, sessionOf } from "../sessions/session.server.ts";
import { takeChallenge } from "./challenge.server.ts";
import { passkeysOf } from "./own-passkeys.server.ts";
import { type MadePasskey, made } from "./passkey-form.ts";
import { algorithms, relyingParty } from "./relying-party.server.ts";

/** Each sends an email and stays in the audit log. */
const additions: Limit = { what: "passkeys-added", times: 20, seconds: 3600 };
const MOST_PASSKEYS = 20;

type Added = Outcome<{ wait: number; problems: { passkey: "badPasskey" | "tooManyPasskeys" } }>;
const wrong = { ok: false, problems: { passkey: "badPasskey" } } as const;

/**
 * Adds the passkey that this browser was asked to make, when its device checked who holds it. The session has two
 * factors from here on.
 */
export async function addPasskey(where: RequestContext, given: string, name: string): Promise<Added> {
	const actor = actorOf(where.context);
	authorize(actor, "own-account.manage");
	const session = sessionOf(where.context);
	const { accountId } = session;
	const wait = await secondsToWait(additions, accountId);
	if (wait > 0) return { ok: false, wait };
	const response = made(given);
	const passkey = response && (await checkNew(where.request, accountId, response));
	if (!passkey) return wrong;
	return inTransaction(async (): Promise<Added> => {
		// Locked: of passkeys that are added at the same time no more are stored than may be.
		await db().selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
		if ((await passkeysOf(accountId)).length >= MOST_PASSKEYS)
			return { ok: false, problems: { passkey: "tooManyPasskeys" } };
		const stored = await db()
			.insertInto("passkeys")
			.values({ account_id: accountId, name, ...passkey })
			.onConflict((oc) => oc.column("credential").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!stored) return wrong;
		await db()
			.updateTable("sessions")
			.set({ passkey_id: sql<string>`coalesce(passkey_id, ${stored.id})` })
			.where("id", "=", session.id)
			.execute();
		await audit(actor, "account.passkey-added", `account:${accountId}`);
		await sendAccountNotice(accountId, { kind: "passkeyAdded", name });
		return { ok: true };
	});
}

/** A new passkey as it is stored; undefined when it is not what was asked for. */
async function checkNew(request: Request, accountId: string, response: MadePasskey) {
	const challenge = await takeChallenge(request, response.response.clientDataJSON, { purpose: "add", accountId });
	if (!challenge) return undefined;
	const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
	const proof = await verifyRegistrationResponse({
		response,
		expectedChallenge: challenge,
		...relyingParty(),
		requireUserVerification: true,
		supportedAlgorithmIDs: algorithms,
	}).catch(() => undefined);
	if (!proof?.verified) return undefined;
	const { credential, credentialDeviceType, credentialBackedUp } = proof.registrationInfo;
	return {
		credential: credential.id,
		public_key: Buffer.from(credential.publicKey).toString("base64url"),
		transports: response.response.transports,
		sign_count: credential.counter,
		may_sync: credentialDeviceType === "multiDevice",
		is_synced: credentialBackedUp,
	};
}
