import { type MiddlewareFunction, redirect } from "react-router";
import { isStaffRole, type Role } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { isOwnPath } from "../../base/http/own-path.ts";
import { type SeeOther, seeOther } from "../../base/http/see-other.server.ts";
import { inLocale, localeOf } from "../../base/locale/locale.ts";
import { areaOf, areaPaths, isForScripts } from "../areas.ts";
import { passOfRequest } from "../guests/access-pass.server.ts";
import {
	actorOf,
	lacksSecondFactor,
	type Session,
	sessionContext,
	sessionOfRequest,
} from "../sessions/session.server.ts";
import { stashForm } from "../stash/stashed-form.server.ts";

type Guard = MiddlewareFunction<Response>;

/**
 * Lets signed-in people through. Others are led to the sign-in page and come back; a form they were sending is stashed.
 * A password that is too short for the account's roles is replaced first; then a role that asks for a second factor has
 * it set up, or gives the passkey that it has. The demo's own accounts do without (docs/rules/accounts.md#demo).
 */
export const signedIn: Guard = async ({ request, url, context }) => {
	const session = await sessionOfRequest(request, context);
	if (!session) throw await toSignIn(request, url);
	context.set(sessionContext, session);
	const paths = areaPaths(areaOf(url.pathname), localeOf(url.pathname));
	const lacks = await lacksSecondFactor(session);
	// The password alone may not add a second factor to an account that has one.
	if (lacks && session.hasPasskey) {
		if (url.pathname === paths.confirm) return;
		throw await toSecondFactor(request, url, session, `${paths.confirm}?next=${encodeURIComponent(pathOf(url))}`);
	}
	if (session.passwordDue) {
		if (url.pathname !== paths.password) throw redirect(paths.password, 303);
		return;
	}
	const onItsWay = [paths.factor, paths.passkeys, paths.confirm].includes(url.pathname);
	if (lacks && !onItsWay) throw await toSecondFactor(request, url, session, paths.factor);
};

const pathOf = ({ pathname, search }: URL) => pathname.replace(/\.data$/, "") + search;

/** The way to where a second factor is given or set up. Owners may ask a role for it while a form of it is open. */
async function toSecondFactor(request: Request, url: URL, { accountId }: Session, to: string) {
	const isForm = request.method === "POST" && !isForScripts(url.pathname);
	const stash = isForm ? await stashForm(request, url.pathname + url.search, accountId) : undefined;
	return seeOther({ to, cookies: [stash] });
}

/** `stash` stores a form that was sent, by default for the account whose session it was. */
type SignInOptions = Pick<SeeOther, "flash" | "cookies"> & { stash?: typeof stashForm };

/**
 * The way to the sign-in page of the area and back; a form that was sent is stashed. `why` is said there, and its
 * cookies are set.
 */
export async function toSignIn(request: Request, url: URL, why: SignInOptions = {}) {
	if (isForScripts(url.pathname)) return Response.json({}, { status: 401 });
	const { stash = stashForm } = why;
	const stashCookie = request.method === "POST" ? await stash(request, url.pathname + url.search) : undefined;
	const path = url.pathname.replace(/\.data$/, "");
	const area = areaOf(path);
	const next = encodeURIComponent(path + url.search);
	return seeOther({
		to: `${areaPaths(area, localeOf(path)).signIn}?next=${next}`,
		flash: why.flash ?? (area === "complaints" ? askedToSignIn(path) : undefined),
		cookies: [stashCookie, ...(why.cookies ?? [])],
	});
}

/** The same, and passes of access links as well (docs/rules/roles.md#access-links). */
export const signedInOrByLink: Guard = async (args, next) => {
	const { request, context } = args;
	const pass = (await sessionOfRequest(request, context)) ? undefined : await passOfRequest(request);
	if (!pass) return signedIn(args, next);
	context.set(sessionContext, pass);
};

/** Answers 403 unless the policy allows `action`. */
export const requires =
	(action: Action): Guard =>
	({ context }) => {
		authorize(actorOf(context), action);
	};

/** The portal's message on its sign-in page after a redirect (docs/rules/site.md#fixed-texts). */
const askedToSignIn = (path: string) =>
	inLocale("ar", path) === "/complaints/submit" ? "log-in-to-submit" : "please-log-in";

/**
 * Where to go after signing in: a page of ours that was asked for, else the first page of the area; from the staff's
 * sign-in those whose work is at the desk of complaints alone are led there, and captains to the pages of their squads.
 */
export function nextPage(url: URL, roles: readonly Role[] = []): string {
	const isOfDesk = roles.length > 0 && roles.every((role) => role === "officer" || role === "head");
	const isCaptain = roles.includes("captain") && !roles.some(isStaffRole);
	const asked = areaOf(url.pathname);
	const area = asked !== "admin" ? asked : isOfDesk ? "desk" : isCaptain ? "club" : asked;
	const { home } = areaPaths(area, localeOf(url.pathname));
	const next = url.searchParams.get("next") ?? "";
	const isOurs = isOwnPath(next) && /^\/(en\/)?(admin|complaints|club)(?=[/?]|$)/.test(next);
	const isDoor = /^\/(admin\/auth|club\/auth|club\/enter|complaints\/login|complaints\/admin\/auth)(?=[/?]|$)/.test(
		inLocale("ar", next),
	);
	return isOurs && !isDoor ? next : home;
}
