import type { Actor } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { noteDevice } from "../credentials/known-devices.server.ts";
import { type RequestContext, sessionByToken, sessionOfRequest } from "../sessions/session.server.ts";

/** On a `shared` computer nothing is left behind once the browser is closed. */
export type SignInContext = RequestContext & { shared?: boolean };

/** A new session: the one this browser had is over, the audit log has a row, and the browser is noted. */
export async function welcome(
	{ request, context, shared = false }: SignInContext,
	token: string,
	details: Record<string, string> = {},
) {
	const former = await sessionOfRequest(request, context);
	const session = await sessionByToken(token);
	if (!session) return { device: [], roles: [] };
	const device = await inTransaction(async () => {
		if (former && former.id !== session.id) await db().deleteFrom("sessions").where("id", "=", former.id).execute();
		const actor: Actor = {
			kind: "account",
			id: session.accountId,
			email: session.email,
			roles: session.roles,
		};
		await audit(actor, "account.signed-in", `account:${session.accountId}`, details);
		return noteDevice(request, session.accountId, { shared });
	});
	return { device, roles: session.roles };
}
