import { renderSVG } from "uqr";
import { audit } from "../../audit/audit.server.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { federationName } from "../../settings/federation.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { auth } from "../sessions/auth.server.ts";
import { actorOf, authHeaders, type RequestContext, sessionOf } from "../sessions/session.server.ts";
import { takeCode } from "./second-factor-code.server.ts";

export type FactorSetup = { qr: string; secret: string; recoveryCodes: string[] };
type SetupOutcome = Outcome<{ wait: number; problems: { password: "wrongPassword" } }, { setUp: FactorSetup }>;

/** Turning it on and off sends emails and stays in the audit log. */
const setups: Limit = { what: "second-factors", times: 20, seconds: 3600 };

/**
 * Begins to set up an authenticator: its QR code (SVG), the same as text, and ten recovery codes, shown this once.
 * Nothing is required of the next sign-in before `confirmSecondFactor` was given a right code.
 */
export async function beginSecondFactor({ request, context }: RequestContext, password: string): Promise<SetupOutcome> {
	const wait = await secondsToWait(setups, sessionOf(context).accountId);
	if (wait > 0) return { ok: false, wait };
	const response = await auth().api.enableTwoFactor({
		body: { password, issuer: federationName("en") },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!response.ok) return { ok: false, problems: { password: "wrongPassword" } };
	const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await response.json();
	const secret = new URL(totpURI).searchParams.get("secret") ?? "";
	return { ok: true, setUp: { qr: renderSVG(totpURI, { border: 2 }), secret, recoveryCodes: backupCodes } };
}

/** Turns the second factor on when the code is right. The session is renewed: its cookies come back. */
export async function confirmSecondFactor(where: RequestContext, code: string): Promise<string[] | undefined> {
	const { request, context } = where;
	if (!(await takeCode(sessionOf(context).accountId, code))) return undefined;
	const response = await auth().api.verifyTOTP({
		body: { code },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!response.ok) return undefined;
	const { accountId } = sessionOf(context);
	await inTransaction(async () => {
		await audit(actorOf(context), "account.second-factor-on", `account:${accountId}`);
		await sendAccountNotice(accountId, { kind: "factorOn" });
	});
	return response.headers.getSetCookie();
}

/** Turns it off; false for a wrong password. */
export async function endSecondFactor(
	{ request, context }: RequestContext,
	password: string,
): Promise<string[] | undefined> {
	const response = await auth().api.disableTwoFactor({
		body: { password },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!response.ok) return undefined;
	const { accountId } = sessionOf(context);
	await inTransaction(async () => {
		await audit(actorOf(context), "account.second-factor-off", `account:${accountId}`);
		await sendAccountNotice(accountId, { kind: "factorOff" });
	});
	return response.headers.getSetCookie();
}
