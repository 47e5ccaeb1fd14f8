import { type MiddlewareFunction, redirect } from "react-router";
import type { Role } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { inLocale, localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { areaOf, areaPaths, forScripts } from "../areas.ts";
import { passOfRequest } from "../guests/access-pass.server.ts";
import { actorOf, lacksSecondFactor, sessionContext, sessionOfRequest } from "../sessions/session.server.ts";
import { stashForm } from "../stash/stashed-form.server.ts";

type Guard = MiddlewareFunction<Response>;

/**
 * Lets signed-in people through. Others are led to the sign-in page and come back; a form they were sending is stashed.
 * A password that is too short for the account's roles is replaced first; then a role that asks for a second factor has it set up.
 * The demo's own accounts do without (docs/rules.md#demo).
 */
export const signedIn: Guard = async ({ request, url, context }) => {
	const session = await sessionOfRequest(request, context);
	const locale = localeOf(url.pathname);
	if (!session) {
		if (forScripts.includes(inLocale("ar", url.pathname))) throw Response.json({}, { status: 401 });
		const stashCookie = request.method === "POST" ? await stashForm(request, url.pathname + url.search) : undefined;
		const path = url.pathname.replace(/\.data$/, "");
		const area = areaOf(path);
		const next = encodeURIComponent(path + url.search);
		throw seeOther({
			to: `${areaPaths(area, locale).signIn}?next=${next}`,
			flash: area === "complaints" ? askedToSignIn(path) : undefined,
			cookies: [stashCookie],
		});
	}
	context.set(sessionContext, session);
	const { password } = areaPaths(areaOf(url.pathname), locale);
	if (session.passwordDue) {
		if (url.pathname !== password) throw redirect(password, 303);
		return;
	}
	const setUp = pathIn(locale, "/admin/account/second-factor");
	const onItsWay = [setUp, pathIn(locale, "/admin/account/confirm"), pathIn(locale, "/admin/sign-out")].includes(
		url.pathname,
	);
	if (lacksSecondFactor(session) && !onItsWay) throw redirect(setUp, 303);
};

/** The same, and passes of access links as well (docs/rules.md#access-links). */
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

/** The portal's message on its sign-in page after a redirect (docs/rules.md#fixed-texts). */
const askedToSignIn = (path: string) =>
	inLocale("ar", path) === "/complaints/submit" ? "log-in-to-submit" : "please-log-in";

/**
 * Where to go after signing in: a page of ours that was asked for, else the first page of the area, and for those whose work is at
 * the desk of complaints alone, that.
 */
export function nextPage(url: URL, roles: readonly Role[] = []): string {
	const isOfDesk = roles.length > 0 && roles.every((role) => role === "officer" || role === "head");
	const area = areaOf(url.pathname) === "admin" && isOfDesk ? "desk" : areaOf(url.pathname);
	const { home } = areaPaths(area, localeOf(url.pathname));
	const next = url.searchParams.get("next") ?? "";
	const isOurs = /^\/(en\/)?(admin|complaints)(?=[/?]|$)[\w/.?=&%+-]*$/.test(next) && !/\/\/|\.\./.test(next);
	const isDoor = /^\/(admin\/auth|complaints\/login|complaints\/admin\/auth)(?=[/?]|$)/.test(inLocale("ar", next));
	return isOurs && !isDoor ? next : home;
}
