import { db } from "../../base/db/client.server.ts";
import { cookieOf } from "../../base/http/cookies.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { steadily } from "../../base/limits/steadily.server.ts";
import { log } from "../../base/log/log.server.ts";
import { askedBy } from "../../base/process/who-asks.server.ts";
import { inspectRightPassword } from "../credentials/credentials.server.ts";
import { knownDevice } from "../credentials/known-devices.server.ts";
import { countEntry, waitAfterEntries } from "../credentials/right-sign-ins.server.ts";
import { proofWasRight, waitBeforeProof } from "../credentials/sign-in-limits.server.ts";
import { registrationWithPassword } from "../joining/pending-accounts.server.ts";
import { accountByEmail } from "../joining/register.server.ts";
import { takeCode } from "../second-factor/second-factor-code.server.ts";
import { auth } from "../sessions/auth.server.ts";
import { accountWithPassword } from "../sessions/check-password.server.ts";
import { authHeaders, endSession } from "../sessions/session.server.ts";
import { noteRefusal } from "./refused-sign-in.server.ts";
import { signInByPasskey } from "./sign-in-by-passkey.server.ts";
import type { CodeOutcome, SignInOutcome } from "./sign-in-outcome.ts";
import { type SignInContext, welcome } from "./welcome.server.ts";

/** Proof of a person who signs in. */
export type SignInProof = { email: string; password: string } | { passkey: string };

const cookiesOf = (response: Response) => response.headers.getSetCookie();

/**
 * Signs in with email and password, or with a passkey. The answer for an unknown address is that for a wrong password,
 * and takes as long. With a second factor the cookies of a password only lead to the page that asks for it.
 */
export function signIn(where: SignInContext, proof: SignInProof): Promise<SignInOutcome> {
	if ("passkey" in proof) return steadily(() => signInByPasskey(where, proof.passkey));
	const { email, password } = proof;
	return askedBy(`account ${email}`, () => steadily(() => signInInTurn(where, email, password)));
}

async function signInInTurn(
	{ request, context, shared = false }: SignInContext,
	email: string,
	password: string,
): Promise<SignInOutcome> {
	const { address } = context.get(requestContext);
	const attempt = { email, address, device: await knownDevice(request, email) };
	const wait = (await waitAfterEntries(attempt)) || (await waitBeforeProof("password", attempt));
	if (wait > 0) return { ok: false, wait };
	const account = await accountByEmail(email);
	if (!account) {
		const pending = await registrationWithPassword(email, password);
		return pending ? { ok: false, refused: "notVerified", pending } : { ok: false, refused: "badCredentials" };
	}
	const right = await accountWithPassword(email, password);
	const response =
		right &&
		(await auth().api.openWithPassword({
			body: { accountId: right.id, shared },
			headers: authHeaders(request, context),
			asResponse: true,
		}));
	if (!response?.ok) {
		// Not waited for: the answer must not take longer for an address that is known. Where the database does one thing
		// at a time later statements wait for it, so the answer comes at a steady time.
		noteRefusal(email).catch((error) => log.warn("audit.failed", { error }));
		return { ok: false, refused: "badCredentials" };
	}
	await proofWasRight("password", attempt);
	const body: { token?: string; twoFactorRedirect?: boolean } = await response.json();
	const early = await countEntry(attempt);
	if (early > 0) {
		if (body.token) await endSession(body.token);
		return { ok: false, wait: early };
	}
	await inspectRightPassword(email, password);
	if (body.twoFactorRedirect)
		return { ok: true, cookies: cookiesOf(response), step: "second-factor", roles: [], account };
	const { device, roles } = await welcome({ request, context, shared }, body.token ?? "");
	return { ok: true, cookies: [...cookiesOf(response), ...device], step: "done", token: body.token, roles, account };
}

/** The second step: a code of the authenticator, or a recovery code; either works once. */
export async function enterSecondFactor({ request, context }: SignInContext, code: string): Promise<CodeOutcome> {
	const { address } = context.get(requestContext);
	const account = await halfSignedIn(request);
	if (!account) return { ok: false, refused: "signInAgain" };
	const { id, email } = account;
	const attempt = { email, address, device: await knownDevice(request, email) };
	const wait = await waitBeforeProof("code", attempt);
	if (wait > 0) return { ok: false, wait };
	const isTimeCode = /^\d{6}$/.test(code);
	if (isTimeCode && !(await takeCode(id, code))) return { ok: false, refused: "badCode" };
	const call = { body: { code }, headers: authHeaders(request, context), asResponse: true } as const;
	const response = isTimeCode ? await auth().api.verifyTOTP(call) : await auth().api.verifyBackupCode(call);
	// The library drops a half sign-in after five wrong recovery codes.
	if (!response.ok) return { ok: false, refused: (await halfSignedIn(request)) ? "badCode" : "signInAgain" };
	await proofWasRight("code", attempt);
	const { token }: { token?: string } = await response.json();
	const { device, roles } = await welcome({ request, context, shared: await isShared(request) }, token ?? "");
	return { ok: true, cookies: [...cookiesOf(response), ...device], step: "done", roles, account };
}

/**
 * The account whose password this browser has given and whose code it has not; the library checks the cookie's
 * signature itself.
 */
async function halfSignedIn(request: Request) {
	const context = await auth().$context;
	const { name } = context.createAuthCookie("two_factor");
	const value = cookieOf(request, name)?.split(".")[0];
	const waiting = value && (await context.internalAdapter.findVerificationValue(value));
	if (!waiting) return undefined;
	return db()
		.selectFrom("accounts")
		.select(["id", "email", "language"])
		.where("id", "=", waiting.value)
		.executeTakeFirst();
}

/** Whether the first step said that the computer is a shared one. */
const isShared = async (request: Request) =>
	cookieOf(request, (await auth().$context).authCookies.dontRememberToken.name) !== undefined;
