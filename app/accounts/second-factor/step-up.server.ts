import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { db } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { isPasswordOf } from "../sessions/check-password.server.ts";
import { type Session, sessionOf } from "../sessions/session.server.ts";
import { guessWasRight, waitBeforeGuess } from "../sessions/session-guesses.server.ts";
import { takeCode } from "./second-factor-code.server.ts";

/** How long a sign-in or a confirmation opens delicate actions. */
const CONFIRMED_MS = 10 * 60_000;

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Guard = MiddlewareFunction<Response>;

/**
 * Before a delicate action: a person who has not signed in or confirmed it within ten minutes is led to the page that
 * asks for the password, or for the code where a second factor is on. A form that was sent goes along (307) and is
 * sent on from there (decision 75). The pass of an access link has nothing to confirm with and is refused.
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

type StepUpOutcome = { ok: true } | { ok: false; wait: number } | { ok: false };

/**
 * Confirms that the person of this session is there: by a code where the account has a second factor, else by the
 * password.
 */
export async function confirmSession(context: Args["context"], given: string): Promise<StepUpOutcome> {
	const session = sessionOf(context);
	const wait = await waitBeforeGuess(session);
	if (wait > 0) return { ok: false, wait };
	const { accountId, hasSecondFactor } = session;
	const isRight = hasSecondFactor ? await takeCode(accountId, given) : await isPasswordOf(accountId, given);
	if (!isRight) return { ok: false };
	await guessWasRight(session);
	await db().updateTable("sessions").set({ confirmed_at: new Date() }).where("id", "=", session.id).execute();
	return { ok: true };
}
