import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Opens a session of an account that proved itself in a way the library does not know. A function for our commands;
 * like the library's own, it has no address.
 */
const openSession = createAuthEndpoint.serverOnly(
	{ method: "POST", body: z.object({ accountId: z.string(), shared: z.boolean() }) },
	async (call) => {
		const { accountId, shared } = call.body;
		const { internalAdapter } = call.context;
		const user = await internalAdapter.findUserById(accountId);
		const session = user && (await internalAdapter.createSession(accountId, shared));
		if (!session) throw call.error("FORBIDDEN");
		await setSessionCookie(call, { session, user }, shared);
		return call.json({ token: session.token });
	},
);

export const openingSessions = { id: "opening-sessions", endpoints: { openSession } } satisfies BetterAuthPlugin;
