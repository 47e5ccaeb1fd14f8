import { requestContext } from "../../base/http/request-context.ts";
import { type Limit, networkMustWait } from "../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { Outcome } from "../../base/outcome.ts";
import { federationName } from "../../settings/federation.server.ts";
import { type RequestContext, type Session, sessionOfRequest } from "../sessions/session.server.ts";
import { CHALLENGE_MS, storeChallenge } from "./challenge.server.ts";
import { type OwnPasskey, passkeysOf } from "./own-passkeys.server.ts";
import type { PasskeyPurpose } from "./purposes.ts";
import { algorithms, handleOf, relyingParty } from "./relying-party.server.ts";

/** Each is a row for some minutes. A school or an office signs in behind one address. */
const challenges: Limit = { what: "passkey-challenges", times: 600, seconds: 3600, stores: true };

type Asked = Outcome<{ wait: number; refused: "noSession" }, { options: object; cookie: string }>;

/**
 * The options that the browser hands to the authenticator, which has to check who holds it. Signing in names no
 * account: the passkey says whose it is, and a stranger learns nothing of who has one.
 */
export async function askPasskey(
	{ request, context }: RequestContext,
	purpose: PasskeyPurpose,
	locale: Locale,
): Promise<Asked> {
	const session = purpose === "sign-in" ? undefined : await sessionOfRequest(request, context);
	if (purpose !== "sign-in" && !session) return { ok: false, refused: "noSession" };
	const wait = await networkMustWait(challenges, context.get(requestContext).address);
	if (wait > 0) return { ok: false, wait };
	const own = session ? await passkeysOf(session.accountId) : [];
	const options = session && purpose === "add" ? await toAdd(session, own, locale) : await toUse(own);
	const cookie = await storeChallenge(request, options.challenge, { purpose, accountId: session?.accountId });
	return { ok: true, options, cookie };
}

const listed = (own: OwnPasskey[]) => own.map(({ credential, transports }) => ({ id: credential, transports }));

async function toUse(own: OwnPasskey[]) {
	const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
	return generateAuthenticationOptions({
		rpID: relyingParty().expectedRPID,
		allowCredentials: listed(own),
		userVerification: "required",
		timeout: CHALLENGE_MS,
	});
}

async function toAdd({ accountId, email }: Session, own: OwnPasskey[], locale: Locale) {
	const { generateRegistrationOptions } = await import("@simplewebauthn/server");
	return generateRegistrationOptions({
		rpID: relyingParty().expectedRPID,
		rpName: federationName(locale),
		userID: handleOf(accountId),
		userName: email,
		userDisplayName: email,
		excludeCredentials: listed(own),
		attestationType: "none", // which make a person buys is their own affair
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		supportedAlgorithmIDs: algorithms,
		timeout: CHALLENGE_MS,
	});
}
