import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Opens a session of an account that proved itself to our commands: the library would refuse addresses that our forms
 * take. A function; like the library's own, it has no address, and its path is the name by which hooks know it.
 */
const opening = (path: string) =>
	createAuthEndpoint(
		path,
		{
			method: "POST",
			body: z.object({ accountId: z.string(), shared: z.boolean() }),
			metadata: { SERVER_ONLY: true },
		},
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

export const openingSessions = {
	id: "opening-sessions",
	endpoints: {
		openSession: opening("/open-session"),
		/** After a password, to which the library's second factor is added where an account has one. */
		openWithPassword: opening("/sign-in/username"),
	},
} satisfies BetterAuthPlugin;
