import { audit } from "../../audit/audit.server.ts";
import { forgetDevice } from "../credentials/known-devices.server.ts";
import { leaveByPass } from "../guests/access-pass.server.ts";
import { auth } from "../sessions/auth.server.ts";
import { authHeaders, type RequestContext, sessionOfRequest } from "../sessions/session.server.ts";
import { forgetEnded, formerAccount } from "../stash/former-account.server.ts";
import { dropStash, dropStashesOf } from "../stash/stashed-form.server.ts";

/** Ends what a browser holds beside its session. Returns the cookies that clear it. */
type SignOutStep = (request: Request) => Promise<string[]>;
let leaves: SignOutStep[] = [];
/** Passes of rooms above the accounts end with a session; the start of the product says which. */
export const endWithSessions = (given: SignOutStep[]) => {
	leaves = given;
};

/**
 * Ends the session of this request and returns the cookies that clear it. Without a session there is nothing to end.
 * `forgets` the browser as well: nothing in it tells that there was a sign-in.
 */
export async function signOut(where: RequestContext, { forgets = false } = {}): Promise<string[]> {
	const gone = forgets ? await forgetDevice(where.request) : [];
	return [...(await endThisSession(where)), ...gone];
}

async function endThisSession({ request, context }: RequestContext): Promise<string[]> {
	const session = await sessionOfRequest(request, context);
	if (session) {
		const { accountId: id, email, roles } = session;
		await audit({ kind: "account", id, email, roles }, "account.signed-out", `account:${id}`);
	}
	const response = await auth().api.signOut({ headers: authHeaders(request, context), asResponse: true });
	const passes = await leaveByPass(request);
	for (const leave of leaves) passes.push(...(await leave(request)));
	const accountId = session?.accountId ?? (await formerAccount(request));
	const stash = await dropStash(request);
	const gone = [...response.headers.getSetCookie(), ...passes, ...(stash ? [stash] : [])];
	if (!accountId) return gone;
	await forgetEnded(accountId);
	await dropStashesOf(accountId);
	return gone;
}
