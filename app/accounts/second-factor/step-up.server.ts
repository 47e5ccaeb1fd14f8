import { sql } from "kysely";
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { db } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { signedIn } from "../passkeys/passkey-form.ts";
import { passkeyByCredential, provePasskey } from "../passkeys/prove-passkey.server.ts";
import { isPasswordOf } from "../sessions/check-password.server.ts";
import { lacksSecondFactor, type RequestContext, type Session, sessionOf } from "../sessions/session.server.ts";
import { guessWasRight, waitBeforeGuess } from "../sessions/session-guesses.server.ts";
import { takeCode } from "./second-factor-code.server.ts";

/** How long a sign-in or a confirmation opens delicate actions. */
const CONFIRMED_MS = 10 * 60_000;

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Guard = MiddlewareFunction<Response>;

/**
 * Before a delicate action: a person who has not signed in or confirmed it within ten minutes is led to the page that
 * asks for the password, for the code where a second factor is on, or for a passkey. A form that was sent goes along
 * (307) and is sent on from there (decision 75). The pass of an access link has nothing to confirm with and is
 * refused.
 */
export function confirmFirst({ request, url, context }: Args) {
	const session = sessionOf(context);
	if (session.link) throw forbidden();
	if (isConfirmed(session)) return;
	const path = url.pathname.replace(/\.data$/, "");
	const page = areaPaths(areaOf(path), localeOf(path)).confirm;
	const isSent = request.method === "POST";
	throw redirect(`${page}?next=${encodeURIComponent(path + url.search)}`, isSent ? 307 : 303);
}

const isConfirmed = ({ confirmedAt }: Session, now = new Date()) =>
	confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;

/** Guards a route that does or shows something delicate. */
export const stepUp: Guard = (args) => confirmFirst(args);

/** Guards what is sent to a route; looking at it is free. */
export const stepUpToPost: Guard = (args) => {
	if (args.request.method === "POST") confirmFirst(args);
};

/** How a session may be confirmed: by a passkey where its account has one, and by what is typed. */
export async function waysToConfirm(session: Session) {
	const byPasskey = session.hasPasskey;
	if (session.hasSecondFactor) return { typed: "code", byPasskey } as const;
	// Its password opened it, and its role asks for more.
	if (byPasskey && (await lacksSecondFactor(session))) return { typed: undefined, byPasskey } as const;
	return { typed: "password", byPasskey } as const;
}

type StepUpOutcome = { ok: true } | { ok: false; wait: number } | { ok: false };
type Proof = { typed: string } | { passkey: string };

/** Confirms that the person of this session is there: by a code, the password or a passkey. */
export async function confirmSession(where: RequestContext, proof: Proof): Promise<StepUpOutcome> {
	const session = sessionOf(where.context);
	const wait = await waitBeforeGuess(session);
	if (wait > 0) return { ok: false, wait };
	const passkey = "passkey" in proof ? await provedPasskey(where.request, session, proof.passkey) : undefined;
	if (!passkey && !("typed" in proof && (await isRight(session, proof.typed)))) return { ok: false };
	await guessWasRight(session);
	let confirmed = db().updateTable("sessions").set({ confirmed_at: new Date() }).where("id", "=", session.id);
	if (passkey) confirmed = confirmed.set({ passkey_id: sql<string>`coalesce(passkey_id, ${passkey})` });
	await confirmed.execute();
	return { ok: true };
}

async function isRight(session: Session, given: string): Promise<boolean> {
	const { typed } = await waysToConfirm(session);
	if (!typed || !given) return false;
	return typed === "code" ? takeCode(session.accountId, given) : isPasswordOf(session.accountId, given);
}

/** The passkey of this account that was used, if it was. */
async function provedPasskey(request: Request, { accountId }: Session, given: string): Promise<string | undefined> {
	const response = signedIn(given);
	const passkey = response && (await passkeyByCredential(response.id));
	if (passkey?.account_id !== accountId || !response) return undefined;
	return (await provePasskey(request, "confirm", response, passkey)) ? passkey.id : undefined;
}
