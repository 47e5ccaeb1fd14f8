import type { RouterContextProvider } from "react-router";
import type { Actor } from "../access/actor.ts";
import { actorOf } from "../accounts/sessions/session.server.ts";
import { type Locale, localeOf } from "../base/locale/locale.ts";

/** The arguments of a loader or an action whose address has the parameters `P`. */
export type RouteArgs<P> = { request: Request; url: URL; params: P; context: Readonly<RouterContextProvider> };
/** The same, with who asks and the language of the page. */
export type PageArgs<P> = RouteArgs<P> & { actor: Actor; locale: Locale };

export const pageArgs = <P>({ request, url, params, context }: RouteArgs<P>): PageArgs<P> => ({
	request,
	url,
	params,
	context,
	actor: actorOf(context),
	locale: localeOf(url.pathname),
});
