import type { MiddlewareFunction } from "react-router";
import { lacksSecondFactor, sessionByToken, sessionContext } from "../../accounts/session.server.ts";
import { requestContext } from "../../base/http/request-context.ts";

/** The session of the bearer's token, before the body is read. One whose role asks for a second factor has to have one. */
export const bearer: MiddlewareFunction<Response> = async ({ request, context }) => {
	const [, token] = /^Bearer ([\w.-]{20,200})$/.exec(request.headers.get("authorization") ?? "") ?? [];
	const session = token ? await sessionByToken(token, context.get(requestContext).address) : undefined;
	if (session && !lacksSecondFactor(session)) context.set(sessionContext, session);
};
