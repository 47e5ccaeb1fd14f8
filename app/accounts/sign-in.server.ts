import type { RouterContextProvider } from "react-router";
import type { Actor, Role } from "../access/actor.ts";
import { record } from "../access/record.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { forgive, type Limit, secondsToWait } from "../base/http/rate-limit.server.ts";
import { requestContext } from "../base/http/request-context.ts";
import { log } from "../base/log.server.ts";
import { auth } from "./auth.server.ts";
import { noteDevice } from "./known-devices.server.ts";
import { authHeaders, sessionByToken, sessionOfRequest } from "./session.server.ts";

// Failures alone count: an office shares one address. Nobody is locked out for longer than the window.
const perAddress: Limit = { what: "sign-in", times: 40, seconds: 3600 };
const perAccount: Limit = { what: "sign-in-account", times: 10, seconds: 900 };
const perCode: Limit = { what: "sign-in-code", times: 20, seconds: 900 };

type Where = { request: Request; context: Readonly<RouterContextProvider> };
export type SignedIn =
	| { ok: true; cookies: string[]; step: "done" | "second-factor"; token?: string; roles: readonly Role[] }
	| { ok: false; wait: number }
	| { ok: false; refused: "badCredentials" | "notVerified" | "badCode" };

const cookiesOf = (response: Response) => response.headers.getSetCookie();
const codeOf = async (response: Response) => ((await response.json().catch(() => ({}))) as { code?: string }).code;

/** How long an address or an account has to wait before the next try, in seconds. */
async function waitFor(address: string, account: string) {
	return Math.max(await secondsToWait(perAddress, address), await secondsToWait(perAccount, account.toLowerCase()));
}

/**
 * Signs in with e-mail and password. The answer for an unknown address is that for a wrong password, and takes as long.
 * With a second factor the cookies only lead to the page that asks for it.
 */
export async function signIn({ request, context }: Where, email: string, password: string): Promise<SignedIn> {
	const { address } = context.get(requestContext);
	const wait = await waitFor(address, email);
	if (wait > 0) return { ok: false, wait };
	const response = await auth().api.signInEmail({
		body: { email, password },
		headers: authHeaders(request, context),
		asResponse: true,
	});
	if (!response.ok) {
		const verified = (await codeOf(response)) !== "EMAIL_NOT_VERIFIED";
		// Not waited for: the answer must not take longer for an address that is known.
		noteRefusal(email, address).catch((error) => log.warn("audit.failed", { error }));
		return { ok: false, refused: verified ? "badCredentials" : "notVerified" };
	}
	await forgive(perAddress, address);
	await forgive(perAccount, email.toLowerCase());
	const body = (await response.json()) as { token?: string; twoFactorRedirect?: boolean };
	if (body.twoFactorRedirect) return { ok: true, cookies: cookiesOf(response), step: "second-factor", roles: [] };
	const { device, roles } = await welcome({ request, context }, body.token ?? "");
	return { ok: true, cookies: [...cookiesOf(response), ...device], step: "done", token: body.token, roles };
}

/** The second step: a code of the authenticator, or a recovery code, which works once. */
export async function enterSecondFactor({ request, context }: Where, code: string): Promise<SignedIn> {
	const { address } = context.get(requestContext);
	const wait = await secondsToWait(perCode, address);
	if (wait > 0) return { ok: false, wait };
	const call = { body: { code }, headers: authHeaders(request, context), asResponse: true } as const;
	const response = /^\d{6}$/.test(code) ? await auth().api.verifyTOTP(call) : await auth().api.verifyBackupCode(call);
	if (!response.ok) return { ok: false, refused: "badCode" };
	await forgive(perCode, address);
	const { token } = (await response.json()) as { token?: string };
	const { device, roles } = await welcome({ request, context }, token ?? "");
	return { ok: true, cookies: [...cookiesOf(response), ...device], step: "done", roles };
}

/** A new session: the one this browser had is over, the log says who came from where, and the browser is noted. */
async function welcome({ request, context }: Where, token: string) {
	const { address } = context.get(requestContext);
	const former = await sessionOfRequest(request, context);
	const session = await sessionByToken(token, address);
	if (!session) return { device: [], roles: [] };
	const device = await inTransaction(async () => {
		if (former && former.id !== session.id) await db().deleteFrom("sessions").where("id", "=", former.id).execute();
		const actor: Actor = {
			kind: "account",
			id: session.accountId,
			email: session.email,
			roles: session.roles,
			address,
		};
		await record(actor, "account.signed-in", `account:${session.accountId}`);
		// A program brings no cookies and is not a device of its own.
		return isProgram(request) ? [] : [await noteDevice(request, session.accountId)];
	});
	return { device, roles: session.roles };
}

const isProgram = (request: Request) => new URL(request.url).pathname.startsWith("/api/");

async function noteRefusal(email: string, address: string) {
	const account = await db().selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
	if (!account) return; // an address of nobody's would fill the log with whatever is typed
	const actor: Actor = { kind: "account", id: account.id, email, roles: [], address };
	await record(actor, "account.sign-in-refused", `account:${account.id}`);
}

/** Signs in for a program: the token goes into `Authorization: Bearer`. */
export async function signInForToken(where: Where, email: string, password: string, code?: string) {
	const first = await signIn(where, email, password);
	if (!first.ok) return first;
	const cookies = (list: string[]) => list.map((cookie) => cookie.split(";")[0]).join("; ");
	let last = first;
	if (first.step === "second-factor") {
		if (!code) return { ok: false, refused: "secondFactorRequired" } as const;
		const request = new Request(where.request.url, { headers: { cookie: cookies(first.cookies) } });
		const second = await enterSecondFactor({ request, context: where.context }, code);
		if (!second.ok) return second;
		last = second;
	}
	const headers = new Headers({ cookie: cookies(last.cookies) });
	const found = await auth().api.getSession({ headers });
	if (!found) return { ok: false, refused: "badCredentials" } as const;
	return { ok: true, token: found.session.token, accountId: found.user.id, email: found.user.email } as const;
}
