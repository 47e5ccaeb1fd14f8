import type { MiddlewareFunction } from "react-router";
import { areaPaths } from "../accounts/areas.ts";
import { sessionOfRequest, tiePassContext } from "../accounts/sessions/session.server.ts";
import { signedIn, toSignIn } from "../accounts/sign-in/guards.server.ts";
import { seeOther } from "../base/http/see-other.server.ts";
import { localeOf } from "../base/locale/locale.ts";
import { passCookie, tiePassOfRequest } from "../league/captains/passes/tie-pass.server.ts";
import { stashPassForm } from "../league/captains/stash/pass-form.server.ts";

/**
 * A browser that came by a link still sends its cookie: the pass has expired, was revoked, or went to another browser.
 */
const isOver = (request: Request) => passCookie.in(request) !== undefined;
const over = () => ({ flash: "tie-pass-over", cookies: [passCookie.forget()] });

/** The pages of an account are its holder's alone, also in a browser with a pass. */
const isOfAccount = ({ pathname }: URL) => pathname.startsWith(areaPaths("club", localeOf(pathname)).account);

/**
 * Lets those through who came by a link with a PIN, and signed-in people; each page asks for `squad.act`. In a browser
 * that has both, the pass counts until it is left. Where a pass is over, the next page says so, and a form that was
 * sent is stashed.
 */
export const byPassOrSignedIn: MiddlewareFunction<Response> = async (args, next) => {
	const { request, url, context } = args;
	if (isOfAccount(url)) return signedIn(args, next);
	const pass = await tiePassOfRequest(request);
	if (pass) {
		context.set(tiePassContext, pass);
		return;
	}
	if (isOver(request)) {
		if (!(await sessionOfRequest(request, context)))
			throw await toSignIn(request, url, { ...over(), stash: stashPassForm });
		// A form that was sent goes on in the name of the account.
		if (request.method === "GET") throw seeOther({ to: url.pathname.replace(/\.data$/, "") + url.search, ...over() });
	}
	return signedIn(args, next);
};
