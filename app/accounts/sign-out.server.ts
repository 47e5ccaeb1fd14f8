import type { RouterContextProvider } from "react-router";
import { record } from "../access/record.server.ts";
import { leaveByPass } from "./access-pass.server.ts";
import { auth } from "./auth.server.ts";
import { authHeaders, sessionOfRequest } from "./session.server.ts";

type Where = { request: Request; context: Readonly<RouterContextProvider> };

/** Ends the session of this request and returns the cookies that forget it. Without a session there is nothing to end. */
export async function signOut({ request, context }: Where): Promise<string[]> {
	const session = await sessionOfRequest(request, context);
	if (session) {
		const { accountId: id, email, roles, address } = session;
		await record({ kind: "account", id, email, roles, address }, "account.signed-out", `account:${id}`);
	}
	const response = await auth().api.signOut({ headers: authHeaders(request, context), asResponse: true });
	return [...response.headers.getSetCookie(), ...(await leaveByPass(request, context))];
}
