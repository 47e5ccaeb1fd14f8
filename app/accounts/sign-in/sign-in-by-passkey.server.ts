import { db } from "../../base/db/client.server.ts";
import { hashOfToken } from "../../base/http/browser-token.server.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { knownDevice } from "../credentials/known-devices.server.ts";
import { countEntry, waitAfterEntries } from "../credentials/right-sign-ins.server.ts";
import { proofWasRight, waitBeforeProof } from "../credentials/sign-in-limits.server.ts";
import { signedIn } from "../passkeys/passkey-form.ts";
import { passkeyByCredential, provePasskey } from "../passkeys/prove-passkey.server.ts";
import { auth } from "../sessions/auth.server.ts";
import { authHeaders } from "../sessions/session.server.ts";
import { noteRefusal } from "./refused-sign-in.server.ts";
import type { SignInOutcome } from "./sign-in-outcome.ts";
import { type SignInContext, welcome } from "./welcome.server.ts";

const wrong = { ok: false, problems: { passkey: "badPasskey" } } as const;

/**
 * Signs in with a passkey, which is two factors at once: the device, and what it asks of its holder. The answer is the
 * same for one that was removed, of an account that is shut out, or that signed something else.
 */
export async function signInByPasskey(
	{ request, context, shared = false }: SignInContext,
	given: string,
): Promise<SignInOutcome> {
	const response = signedIn(given);
	const passkey = response && (await passkeyByCredential(response.id));
	const { address } = context.get(requestContext);
	// Tries with an unknown passkey are counted under its own name.
	const email = passkey?.email ?? response?.id ?? "";
	const attempt = { email, address, device: await knownDevice(request, email) };
	const wait = (await waitAfterEntries(attempt)) || (await waitBeforeProof("passkey", attempt));
	if (wait > 0) return { ok: false, wait };
	if (!passkey) return wrong;
	const isOpen = passkey.email_verified && !passkey.disabled_at;
	// Found without a list of an account's passkeys, it has to say whose it is.
	const isRight = response.response.userHandle && (await provePasskey(request, "sign-in", response, passkey));
	if (!isRight || !isOpen) {
		await noteRefusal(passkey.email);
		return wrong;
	}
	await proofWasRight("passkey", attempt);
	const early = await countEntry(attempt);
	if (early > 0) return { ok: false, wait: early };
	const opened = await auth().api.openSession({
		body: { accountId: passkey.account_id, shared },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!opened.ok) return wrong;
	const { token }: { token: string } = await opened.json();
	await markSession(token, passkey.id);
	const { device, roles } = await welcome({ request, context, shared }, token, { by: "passkey" });
	const cookies = [...opened.headers.getSetCookie(), ...device];
	return { ok: true, cookies, step: "done", token, roles, account: { ...passkey, id: passkey.account_id } };
}

/** The session has the two factors of this passkey, unless it was removed since. */
const markSession = (token: string, passkeyId: string) =>
	db()
		.updateTable("sessions")
		.set((eb) => ({ passkey_id: eb.selectFrom("passkeys").select("id").where("id", "=", passkeyId) }))
		.where("token", "=", hashOfToken(token))
		.execute();
