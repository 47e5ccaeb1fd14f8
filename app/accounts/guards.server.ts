import { type MiddlewareFunction, redirect } from "react-router";
import { authorize } from "../access/authorize.ts";
import type { Action } from "../access/policy.ts";
import { requestContext } from "../base/http/request-context.ts";
import { inLocale, localeOf } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";
import { keepForm } from "./kept-form.server.ts";
import { actorOf, lacksSecondFactor, sessionContext, sessionOfRequest } from "./session.server.ts";

type Guard = MiddlewareFunction<Response>;

/**
 * Lets signed-in people through. Others are led to the sign-in page and come back; a form they were sending is kept.
 * Those whose role asks for a second factor set it up first; the demo lets them in without (product rules, section 8).
 */
export const signedIn: Guard = async ({ request, url, context }) => {
	const session = await sessionOfRequest(request, context);
	const locale = localeOf(url.pathname);
	if (!session) {
		const { address } = context.get(requestContext);
		const kept = request.method === "POST" ? await keepForm(request, url.pathname + url.search, address) : undefined;
		const next = encodeURIComponent(url.pathname.replace(/\.data$/, "") + url.search);
		throw redirect(`${pathIn(locale, "/admin/auth")}?next=${next}`, {
			status: 303,
			headers: kept ? { "set-cookie": kept } : undefined,
		});
	}
	context.set(sessionContext, session);
	const setUp = pathIn(locale, "/admin/account/second-factor");
	const onItsWay = [setUp, pathIn(locale, "/admin/sign-out")].includes(url.pathname);
	if (lacksSecondFactor(session) && !onItsWay) throw redirect(setUp, 303);
};

/** Lets only those through whom the policy allows `action`; others get a 403. */
export const requires =
	(action: Action): Guard =>
	({ context }) => {
		authorize(actorOf(context), action);
	};

/** Where to go after signing in: a page of ours that was asked for, else the dashboard. */
export function nextPage(url: URL): string {
	const home = pathIn(localeOf(url.pathname), "/admin");
	const next = url.searchParams.get("next") ?? "";
	const isOurs = /^\/(en\/)?admin(?=[/?]|$)[\w/.?=&%+-]*$/.test(next) && !/\/\/|\.\./.test(next);
	return isOurs && inLocale("ar", next).startsWith("/admin/auth") === false ? next : home;
}
