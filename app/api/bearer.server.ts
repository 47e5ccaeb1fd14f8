import type { MiddlewareFunction } from "react-router";
import { lacksSecondFactor, sessionContext } from "../accounts/sessions/session.server.ts";
import { programOf } from "../accounts/tokens/api-tokens.server.ts";
import { apiError } from "./api.server.ts";

/**
 * Who calls, by the token of a program, before the body is read. A token opens the functions of its scopes; one whose
 * role asks for a second factor or a longer password has to have it. The session of a browser is no token.
 */
export const bearer: MiddlewareFunction<Response> = async ({ request, url, context }) => {
	const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.get("authorization") ?? "") ?? [];
	const name = url.pathname.split("/").at(-1) ?? "";
	const program = token ? await programOf(token, name) : undefined;
	if (!program || program.session.passwordDue || (await lacksSecondFactor(program.session))) return;
	if (!program.isInScope)
		return apiError(request, 403, "out_of_scope", {
			ar: "ليست لهذا الرمز صلاحية استدعاء هذه الوظيفة.",
			en: "This token may not call this function.",
		});
	context.set(sessionContext, program.session);
};
